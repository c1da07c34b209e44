--- The examples of docs/lua.md and of the README run, and print what stands behind "-->".
local support = require("support")

local function blocks(page)
  local found, block, line_number = {}, nil, 0
  for line in (support.read(page) .. "\n"):gmatch("(.-)\n") do
    line_number = line_number + 1
    if line == "```lua" then
      block = { line = line_number, lines = {} }
    elseif block and line == "```" then
      found[#found + 1] = block
      block = nil
    elseif block then
      block.lines[#block.lines + 1] = line
    end
  end
  return found
end

--- Runs a block; what it printed, and what it says it prints.
local function run(page, block)
  local said, expected = {}, {}
  for _, line in ipairs(block.lines) do
    expected[#expected + 1] = line:match("%-%-> ?(.*)$")
  end
  local environment = setmetatable({
    print = function(...)
      local words = { ... }
      for index = 1, select("#", ...) do
        words[index] = tostring(words[index])
      end
      said[#said + 1] = table.concat(words, "\t")
    end,
  }, { __index = _G })
  local name, text = ("@%s:%d"):format(page, block.line), table.concat(block.lines, "\n")
  local chunk
  if setfenv then
    chunk = assert(loadstring(text, name))
    setfenv(chunk, environment)
  else
    chunk = assert(load(text, name, "t", environment))
  end
  chunk()
  return said, expected
end

for page, least in pairs({ ["docs/lua.md"] = 11, ["README.md"] = 0 }) do
  describe(page, function()
    local all = blocks(page)
    it("has examples", function()
      assert.is_true(#all >= least)
    end)
    for _, block in ipairs(all) do
      it("prints what it says at line " .. block.line, function()
        local said, expected = run(page, block)
        assert.same(expected, said)
      end)
    end
  end)
end
