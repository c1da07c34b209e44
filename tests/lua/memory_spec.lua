--- Handles are freed by the collector, on errors too; memory stays flat.
local xiangqi = require("xiangqi")

--- Resident memory in KiB, or nil where the system doesn't tell.
local function resident()
  local file = io.open("/proc/self/status")
  if not file then
    return nil
  end
  local text = file:read("*a")
  file:close()
  return tonumber(text:match("VmRSS:%s*(%d+)"))
end

local function flat(times, run)
  for _ = 1, times / 10 do
    run()
  end
  collectgarbage()
  collectgarbage()
  local before, lua_before = resident(), collectgarbage("count")
  for _ = 1, times do
    run()
  end
  collectgarbage()
  collectgarbage()
  assert.is_true(collectgarbage("count") - lua_before < 1024, "the collector's own memory grew")
  if before then
    local grown = resident() - before
    assert.is_true(grown < 24 * 1024, ("resident memory grew by %d KiB"):format(grown))
  end
end

describe("memory", function()
  it("is flat over 100,000 games that nobody closes", function()
    local rules = xiangqi.rules("axf")
    flat(100000, function()
      local game = xiangqi.game({ rules = rules })
      game:push("h2e2")
      game:push("h9g7")
    end)
  end)

  it("is flat over calls that fail", function()
    local rules = xiangqi.rules("axf")
    flat(30000, function()
      pcall(xiangqi.game, { rules = 7 })
      xiangqi.game({ start = xiangqi.start("janggi"), rules = rules })
      xiangqi.rules("none")
      pcall(xiangqi.game, { rules = rules, moves = { "h2e2", {} } })
      xiangqi.position("x")
    end)
  end)

  it("is flat over positions with moves to take back", function()
    flat(30000, function()
      local position = xiangqi.start()
      for _ = 1, 10 do
        position:push(position:moves("integer")[1])
      end
    end)
  end)

  it("of a value that is not reachable is freed", function()
    local weak = setmetatable({}, { __mode = "k" })
    do
      weak[xiangqi.game()] = true
      weak[xiangqi.rules()] = true
      weak[xiangqi.start()] = true
      weak[xiangqi.empty_setup()] = true
    end
    collectgarbage()
    collectgarbage()
    assert.is_nil(next(weak))
  end)

  it("of an iterator's position is kept while it runs", function()
    local count = 0
    for _ in xiangqi.start():pieces() do
      collectgarbage()
      count = count + 1
    end
    assert.equal(32, count)
  end)
end)
