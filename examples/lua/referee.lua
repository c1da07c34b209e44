--- A referee: reads moves from standard input, one a line, and says why one is refused and how the game ends.
-- Usage: lua referee.lua [RULES [FEN]], such as: lua referee.lua axf < moves.txt
-- "undo" takes a move back, "board" shows the board, "resign" resigns.

local xiangqi = require("xiangqi")

local rules, fen = arg[1], arg[2]
local game, fault = xiangqi.game({ rules = rules, start = fen })
if not game then
  io.stderr:write("referee: ", fault.text, "\n")
  os.exit(2)
end

local function undo()
  local move, nothing = game:pop()
  print(move and "taken back: " .. move or nothing.text)
end

local commands = {
  undo = undo,
  board = function()
    print(game:position())
  end,
  resign = function()
    game:resign(game:side_to_move())
  end,
}

local function play(text)
  local side = game:side_to_move()
  local done, refused = game:push(text)
  if not done then
    local why = refused.reason and refused.reason .. ": " or ""
    print(("%s may not play %s: %s%s"):format(side, text, why, refused.text))
    return
  end
  local banned = game:is_over() and {} or game:banned_moves()
  print(("%d. %s plays %s%s"):format(game:ply_count(), side, text, game:in_check() and ", check" or ""))
  if #banned > 0 then
    print(("  %s would lose by repetition with %s"):format(game:side_to_move(), table.concat(banned, " ")))
  end
end

for line in io.lines() do
  local word = line:match("^%s*(.-)%s*$")
  if word ~= "" then
    (commands[word] or play)(word)
  end
  if game:is_over() then
    break
  end
end

local outcome = game:outcome()
if outcome.result == "*" then
  print(("the game goes on after %d plies, %s is to move"):format(outcome.ply, game:side_to_move()))
else
  print(("%s %s by %s (%s)"):format(
    outcome.result,
    outcome.winner and outcome.winner .. " wins" or "draw",
    outcome.reason:gsub("_", " "),
    outcome.clause
  ))
  print(game:explain() or "")
end
