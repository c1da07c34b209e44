--- The example scripts as their users run them, and the host program that embeds Lua.
local support = require("support")

local lua = os.getenv("XQ_LUA") or error("XQ_LUA names the interpreter")
local host = os.getenv("XQ_LUA_HOST") or error("XQ_LUA_HOST names the host program")
local examples = support.root .. "/examples/lua/"

local function quote(text)
  return "'" .. text:gsub("'", "'\\''") .. "'"
end

--- What a command prints, errors too, and its exit status.
local function run(input, ...)
  local words = {}
  for index, word in ipairs({ ... }) do
    words[index] = quote(word)
  end
  local command = ("printf %%s %s | %s 2>&1; printf '\\nstatus %%s' $?"):format(quote(input), table.concat(words, " "))
  local pipe = assert(io.popen(command))
  local said = pipe:read("*a")
  pipe:close()
  local output, status = said:match("^(.*)\nstatus (%d+)$")
  return output, tonumber(status)
end

local function script(name, input, ...)
  return run(input or "", lua, examples .. name, ...)
end

local function has(text, part)
  assert(text:find(part, 1, true), ("%q is not in\n%s"):format(part, text))
end

describe("the referee", function()
  it("says why a move is refused", function()
    local said, status = script("referee.lua", "h2e2\nh9g7\nb0d1\nxx\nundo\nboard\n")
    has(said, "1. red plays h2e2")
    has(said, "red may not play b0d1: blocked_leg")
    has(said, "is no file")
    has(said, "taken back: h9g7")
    has(said, "9  r n b a k a b n r")
    has(said, "the game goes on after 1 plies, black is to move")
    assert.equal(0, status)
  end)

  it("tells the end, and whom the rules forbid what", function()
    local moves = "i8i9\ne9e8\ni9i8\ne8e9\ni8i9\ne9e8\ni9i8\ne8e9\n"
    local said = script("referee.lua", moves, "check-only", "4k4/8R/9/9/9/9/9/9/9/3K5 w")
    has(said, "0-1 black wins by perpetual check (Q7)")
    has(said, "Red checks with every move")
    local _, status = script("referee.lua", "", "none")
    assert.equal(2, status)
  end)
end)

describe("the teacher", function()
  it("explains a perpetual chase ply by ply", function()
    local said, status = script("teacher.lua")
    has(said, "  2. red   h8c8: chases the 砲 cannon on c7 from c8")
    has(said, "a chariot may not chase an unprotected cannon for ever (AXF 18)")
    assert.equal(0, status)
  end)

  it("says why an attack is no chase", function()
    local cycle = "b0a0 f9f8 a0b0 f8f9"
    local said = script("teacher.lua", "", "5k3/9/9/n7r/9/9/9/9/9/1R1K5 w", cycle .. " " .. cycle, "asian-online")
    has(said, "the 俥 chariot on a0 attacks the 馬 horse on a6, but it is protected")
    local _, status = script("teacher.lua", "", "4k4/8R/9/9/9/9/9/9/9/3K5 w", "i8a0")
    assert.equal(1, status)
  end)
end)

describe("the puzzle checker", function()
  it("tells solutions that hold from those that don't", function()
    local name = os.tmpname()
    local file = assert(io.open(name, "w"))
    file:write("fen\tmoves\n3k5/1R7/R8/9/9/9/9/9/9/4K4 w - - 0 1\ta7a9\n")
    file:write("3k5/1R7/R8/9/9/9/9/9/9/4K4 w - - 0 1\tb8b1\n3k5/1R7/R8/9/9/9/9/9/9/4K4 w\tb8d8 x\n")
    file:close()
    local said, status = script("puzzles.lua", "", name)
    os.remove(name)
    has(said, ":3: the line ends without mate")
    has(said, ":4: move 2: ")
    has(said, "1 of 3 solutions hold")
    assert.equal(1, status)
    assert.equal(2, (select(2, script("puzzles.lua", "", "/nowhere/at all"))))
  end)
end)

describe("the host", function()
  local players = examples .. "players/"

  it("lets two scripts play a full game under the rules", function()
    local said, status = run("", host, players .. "random.lua", players .. "greedy.lua", "axf")
    assert.equal(0, status)
    local plies = tonumber(said:match(" after (%d+) plies"))
    assert.is_true(plies > 10)
    assert.is_truthy(said:match("\n%S+ by %S+ %(.-%) after"))
    assert.is_nil(said:find("resignation", 1, true))
  end)

  it("lets who fails or cheats lose", function()
    for text, told in pairs({
      ["return function() error('tired') end"] = "tired",
      ["return function() return 7 end"] = "gives no move but 7",
      ["return function() return 'a0a9' end"] = "only a cannon jumps",
      ["return function(game) game:push('h2e2') return 'h9g7' end"] = "",
      ["return function(game) game:close() return 'h2e2' end"] = "the game is closed",
    }) do
      local name = os.tmpname()
      local file = assert(io.open(name, "w"))
      file:write(text)
      file:close()
      local said, status = run("", host, name, players .. "random.lua")
      os.remove(name)
      assert.equal(0, status)
      has(said, told)
      has(said, "0-1 by resignation")
    end
    assert.equal(1, (select(2, run("", host, "/nowhere", players .. "random.lua"))))
    assert.equal(2, (select(2, run("", host))))
  end)
end)
