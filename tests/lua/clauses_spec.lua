--- The rows of tests/clauses, which every binding and the library itself answer.
local support = require("support")
local xiangqi = require("xiangqi")

local START = "start"

local function position_of(row)
  if row.fen == START then
    return xiangqi.start()
  end
  return xiangqi.try(xiangqi.position(row.fen))
end

local function yes(truth)
  return truth and "yes" or "no"
end

local function move_of(text)
  if text == "a0a0" then -- stands for no move as text
    return 0
  end
  return text:sub(1, 1) == "#" and tonumber(text:sub(2)) or text
end

local function sorted(list)
  table.sort(list, function(a, b)
    return xiangqi.square(a) < xiangqi.square(b)
  end)
  return table.concat(list, " ")
end

local function default(list)
  return list == "" and "-" or list
end

--- A game after a row's script, and why its last step was refused.
local function run_script(row)
  local steps = support.words(row.argument)
  local rules, first = xiangqi.rules("check-only"), 1
  if (steps[1] or ""):match("^rules:") then
    rules, first = xiangqi.try(xiangqi.rules(steps[1]:sub(7))), 2
  end
  while (steps[first] or ""):match("^set:") do
    xiangqi.try(rules:set(steps[first]:match("^set:(.-)=(.*)")))
    first = first + 1
  end
  local game = xiangqi.try(xiangqi.game({ start = position_of(row), rules = rules }))
  local acts = { resign = "resign", offer = "offer_draw", accept = "accept_draw", decline = "decline_draw" }
  for index = first, #steps do
    local act, side = steps[index]:match("^(%a+):(%a+)$")
    local done, fault
    if act then
      done, fault = game[acts[act]](game, side)
    elseif steps[index] ~= "-" then
      done, fault = game:push(move_of(steps[index]))
    else
      done = true
    end
    if not done then
      return game, fault.reason or "XQ_ERR_" .. fault.code:upper()
    end
  end
  return game
end

local answers = {}

function answers.legal(row)
  local position, move = position_of(row), move_of(row.argument)
  local before = position:copy()
  local legal, why = position:is_legal(move)
  local pushed, fault = position:push(move)
  assert(legal == (pushed == true))
  if pushed then
    local popped = position:pop()
    assert(popped == move, "pop gives the move that was pushed")
  else
    assert(fault.code == "illegal_move" and fault.reason == why)
  end
  assert(position == before and position:key() == before:key(), "the position is as before")
  return legal and "legal" or why
end

function answers.moves(row)
  local targets = {}
  for index, move in ipairs(position_of(row):moves_from(row.argument)) do
    targets[index] = move:sub(3)
  end
  return default(sorted(targets))
end

function answers.fen(row)
  local setup, fault = xiangqi.setup(row.fen)
  if not setup then
    return "XQ_ERR_" .. fault.code:upper()
  end
  local told = {}
  for index, found in ipairs(setup:faults()) do
    local place = { too_many = found.piece, no_general = found.piece, generals_facing = "" }
    told[index] = (found.code .. " " .. (place[found.code] or found.square or "")):gsub(" $", "")
  end
  return #told == 0 and "accepted" or table.concat(told, ", ")
end

function answers.game(row)
  local game, refused = run_script(row)
  local outcome = game:outcome()
  local said = { outcome.result }
  if outcome.result ~= "*" then
    said = { outcome.result, outcome.reason, outcome.ply, outcome.clause }
  end
  return table.concat(said, " ") .. (refused and " then " .. refused or "")
end

function answers.status(row)
  return position_of(row):status()
end

function answers.check(row)
  return yes(position_of(row):in_check())
end

function answers.checkers(row)
  return default(table.concat(position_of(row):checkers(), " "))
end

function answers.gives(row)
  return yes(xiangqi.try(position_of(row):gives_check(row.argument)))
end

function answers.protected(row)
  return yes(position_of(row):is_protected(row.argument))
end

function answers.pins(row)
  local told = {}
  for index, pin in ipairs(position_of(row):pins(row.argument)) do
    told[index] = pin.square .. "<" .. pin.pinner .. (pin.other and "+" .. pin.other or "")
  end
  return default(table.concat(told, " "))
end

function answers.play(row)
  local position = position_of(row)
  for _, move in ipairs(support.words(row.argument)) do
    xiangqi.try(position:push(move))
  end
  return position:fen():match("^%S+ %S+") .. " " .. position:half_move_clock()
end

answers["to-move"] = function(row)
  local position = position_of(row)
  for _, move in ipairs(row.argument == "-" and {} or support.words(row.argument)) do
    xiangqi.try(position:push(move))
  end
  return position:side_to_move()
end

function answers.repetitions(row)
  return tostring((run_script(row):repetitions()))
end

function answers.material(row)
  local counts, told = position_of(row):material(row.argument), {}
  for index, kind in ipairs({ "general", "advisor", "elephant", "horse", "chariot", "cannon", "soldier" }) do
    told[index] = kind .. " " .. counts[kind]
  end
  return table.concat(told, " ")
end

function answers.value(row)
  local position = position_of(row)
  if row.argument == "red" or row.argument == "black" then
    return ("%d"):format(position:value(row.argument) * 2)
  end
end

describe("the clauses", function()
  for _, table_name in ipairs({ "board", "check", "game", "general", "legal", "pieces", "repetition", "turn" }) do
    it("of " .. table_name .. ".tsv are answered", function()
      support.ask(support.rows("tests/clauses/" .. table_name .. ".tsv"), 5, function(row)
        local answer = answers[row.query]
        return answer and answer(row), row.expected
      end)
    end)
  end
end)
