--- Measures the calls of inner loops. Usage: LUA speed.lua [seconds for each]; package.path leads to the module.
local xiangqi = require("xiangqi")
local seconds = tonumber(arg and arg[1]) or 0.5

--- Calls run(times) with more and more times until it took long enough; how many items a second.
local function rate(items, run)
  local times = 1
  while true do
    collectgarbage()
    local start = os.clock()
    run(times)
    local spent = os.clock() - start
    if spent >= seconds then
      return times * items / spent
    end
    times = spent < seconds / 16 and times * 8 or math.ceil(times * seconds / spent * 1.1)
  end
end

local start = xiangqi.start()
local moves = start:moves("integer")
local push, pop, list, count = start.push, start.pop, start.moves, start.count

print(("%-44s %12.2f"):format("push and pop, checked: million pairs/s", rate(1, function(times)
  local move = moves[1]
  for _ = 1, times do
    push(start, move)
    pop(start, "integer")
  end
end) / 1e6))
print(("%-44s %12.2f"):format("the same as methods", rate(1, function(times)
  local move = moves[1]
  for _ = 1, times do
    start:push(move)
    start:pop("integer")
  end
end) / 1e6))
print(("%-44s %12.2f"):format("integer moves into a table: million/s", rate(#moves, function(times)
  for _ = 1, times do
    list(start, "integer")
  end
end) / 1e6))
print(("%-44s %12.2f"):format("moves as text into a table: million/s", rate(#moves, function(times)
  for _ = 1, times do
    list(start)
  end
end) / 1e6))
print(("%-44s %12.2f"):format("count: million calls/s", rate(1, function(times)
  for _ = 1, times do
    count(start)
  end
end) / 1e6))
print(("%-44s %12.1f"):format("perft(4): million nodes/s", rate(start:perft(4), function(times)
  for _ = 1, times do
    start:perft(4)
  end
end) / 1e6))

--- A game of random legal moves, refereed to its end or to 100 plies; the same games every time.
local seed = 1
local function random(limit)
  seed = seed * 48271 % 2147483647
  return seed % limit + 1
end
local plies, played_games = 0, 0
local games = rate(1, function(times)
  for _ = 1, times do
    local game = xiangqi.game()
    local played = 0
    while played < 100 and not game:is_over() do
      local choice = game:moves("integer")
      game:push(choice[random(#choice)])
      played = played + 1
    end
    game:outcome()
    plies, played_games = plies + played, played_games + 1
  end
end)
print(("%-44s %12.3f"):format("a random game of up to 100 plies: ms", 1e3 / games))
print(("%-44s %12.1f"):format("plies of such a game", plies / played_games))
