--- Checks puzzles: each line a FEN, a tab, and the moves of the solution, which have to end in mate or stalemate.
-- Usage: lua puzzles.lua FILE; further columns, comments (#) and a header are passed over. Exit status 1: some fail.

local xiangqi = require("xiangqi")

local name = arg[1]
if not name then
  io.stderr:write("usage: puzzles.lua FILE\n")
  os.exit(2)
end
local file, why = io.open(name)
if not file then
  io.stderr:write("puzzles: ", why, "\n")
  os.exit(2)
end

--- Nil when the solution holds, else what is wrong with it.
local function fault_of(fen, moves)
  local game, fault = xiangqi.game({ start = fen, moves = moves })
  if not game then
    return (fault.ply and "move " .. fault.ply .. ": " or "") .. fault.text
  end
  local outcome = game:outcome()
  if outcome.reason ~= "checkmate" and outcome.reason ~= "stalemate" then
    return "the line ends without mate: " .. (outcome.reason or game:status())
  end
  if outcome.ply % 2 == 0 then
    return "the side that began is mated"
  end
end

--- Moves of the side that began which mate sooner than the solution does.
local function shorter_mate(fen, moves)
  local position = assert(xiangqi.position(fen))
  local ply, begins = 0, position:side_to_move()
  for move in moves:gmatch("%S+") do
    ply = ply + 1
    if position:side_to_move() == begins then
      for other in position:legal_moves("integer") do
        position:push(other)
        local mates = position:is_checkmate()
        position:pop("integer")
        if mates and other ~= xiangqi.move(move) then
          return ply, xiangqi.move_text(other)
        end
      end
    end
    position:push(move)
  end
end

local count, wrong, line_number = 0, 0, 0
for line in file:lines() do
  line_number = line_number + 1
  local fen, moves = line:match("^([^#\t][^\t]*)\t([^\t]*)")
  if fen and fen:find("/") then
    count = count + 1
    local fault = fault_of(fen, moves)
    if fault then
      wrong = wrong + 1
      print(("%s:%d: %s"):format(name, line_number, fault))
    else
      local ply, move = shorter_mate(fen, moves)
      if ply then
        print(("%s:%d: holds, but %s mates at ply %d too"):format(name, line_number, move, ply))
      end
    end
  end
end
file:close()
print(("%d of %d solutions hold"):format(count - wrong, count))
os.exit(wrong == 0 and 0 or 1)
