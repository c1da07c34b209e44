--- A teacher: explains a repetition ply by ply: what each move does, whom it chases, why other attacks are no chase.
-- Usage: lua teacher.lua [FEN MOVES [RULES]]; without arguments a chariot chases a cannon for ever.

local xiangqi = require("xiangqi")

local fen = arg[1] or "3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1"
local moves = arg[2] or "h7c7 h8c8 c7h7 c8h8 h7c7 h8c8 c7h7 c8h8"
local rules = arg[3] or "axf"

local game, fault = xiangqi.game({ start = fen, moves = moves, rules = rules })
if not game then
  io.stderr:write("teacher: ", fault.ply and "move " .. fault.ply .. ": " or "", fault.text, "\n")
  os.exit(1)
end

local function name_of(letter)
  local piece = xiangqi.piece(letter)
  return piece.character .. " " .. piece.kind
end

local purposes = {
  check = "gives check",
  kill = "threatens mate",
  exchange = "offers an exchange",
  offer = "offers a piece",
  block = "blocks",
  follow = "follows",
  idle = "does nothing of that",
}

local function describe(found)
  if found.nature ~= "chase" then
    return purposes[found.nature]
  end
  local chased = {}
  for index, victim in ipairs(found.victims) do
    local by = table.concat(victim.chasers, " and ")
    local always = victim.is_common and ", as every move of that side does" or ""
    chased[index] = ("the %s on %s from %s%s"):format(name_of(victim.piece), victim.square, by, always)
  end
  return "chases " .. table.concat(chased, "; ")
end

local window = game:window()
if not window then
  local outcome = game:outcome()
  print(("no repetition has been judged after %d plies: %s"):format(game:ply_count(), outcome.result))
  os.exit(0)
end

local verdict = game:verdict()
print(("The position has stood %d times; plies %d to %d are judged under %s."):format(
  verdict.occurrences,
  verdict.first,
  verdict.last,
  rules
))
for _, found in ipairs(window) do
  print(("%3d. %-5s %s: %s"):format(found.ply, found.side, found.move, describe(found)))
  for _, refusal in ipairs(found.refusals) do
    print(("       the %s on %s attacks the %s on %s, but %s%s"):format(
      name_of(refusal.chaser_piece),
      refusal.chaser,
      name_of(refusal.piece),
      refusal.square,
      refusal.text,
      refusal.by and " (" .. name_of(refusal.by_piece) .. " on " .. refusal.by .. ")" or ""
    ))
  end
end
print(game:explain())
