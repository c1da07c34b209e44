--- Rules of Xiangqi and Janggi for Lua 5.1 to 5.4 and LuaJIT. docs/lua.md is the manual.
--
-- Values are userdata of xiangqi_core; their methods are its functions where nothing is to be added, so that the calls
-- of inner loops go straight to C. What a script may get wrong by its input is returned as nil and an error table, what
-- it gets wrong by itself (types, ranges, closed values) is raised as one.

-- The generated core registers two functions of its own as globals: a library leaves none.
local swig_type, swig_equals = rawget(_G, "swig_type"), rawget(_G, "swig_equals")
local core = require("xiangqi_core")
rawset(_G, "swig_type", swig_type)
rawset(_G, "swig_equals", swig_equals)

local has_integers = math.type ~= nil
local type_of, raise_argument = core.type_of, core.raise_argument

local xiangqi = { version = core.version_string() }

-- ---- helpers ----

local function expect_table(call, name, value)
  if value ~= nil and type(value) ~= "table" then
    raise_argument(call, name, "table expected, got " .. type(value))
  end
  return value or {}
end

local function refuse_unknown(call, options, known)
  for name in pairs(options) do
    if not known[name] then
      raise_argument(call, tostring(name), "there is no such option")
    end
  end
end

--- Whether layouts of Janggi are read as drawn instead of from the player's seat.
local function reads_as_drawn(call, reading)
  if reading ~= nil and reading ~= "seat" and reading ~= "drawn" then
    raise_argument(call, "reading", "seat or drawn expected")
  end
  return reading == "drawn"
end

--- Iterates over the items of a list.
local function each(list)
  local index = 0
  return function()
    index = index + 1
    return list[index]
  end
end

--- The items that a call gives for 1, 2, ... until there is none.
local function collect(call, handle, ...)
  local items = {}
  repeat
    local item = call(handle, #items + 1, ...)
    items[#items + 1] = item
  until item == nil
  return items
end

--- The functions of the core that begin with a prefix, without it.
local function methods_of(prefix, methods)
  for name, call in pairs(core) do
    if type(call) == "function" and name:sub(1, #prefix) == prefix then
      methods[name:sub(#prefix + 1)] = call
    end
  end
  return methods
end

local function rename(methods, names)
  for old, new in pairs(names) do
    methods[new], methods[old] = methods[old], nil
  end
end

-- ---- positions ----

local Position = methods_of("position_", {})
rename(Position, { to_fen = "fen", to_text = "text", to_setup = "setup", piece_at = "piece" })
for _, name in ipairs({ "start", "from_fen", "from_setup", "is_made", "illegality", "equal" }) do
  Position[name] = nil
end
if not has_integers then
  Position.key_integer = nil
end
Position.perft = core.perft
Position.perft_divide = core.perft_divide

function Position.legal_moves(position, as)
  return each(core.position_moves(position, as))
end

function Position.is_legal(position, move)
  local why, fault = core.position_illegality(position, move)
  if why == "legal" then
    return true
  end
  if why then
    local _, refused = core.position_gives_check(position, move) -- which tells why
    return false, why, refused and refused.text
  end
  return false, fault.code, fault.text
end

--- Squares and their pieces, by rank and file.
local function pieces_by(piece_at)
  return function(board, as)
    local square = -1
    local variant = board:variant()
    return function()
      while square < 89 do
        square = square + 1
        local piece = piece_at(board, square)
        if piece then
          return as == "integer" and square or core.square_write(square, variant), piece
        end
      end
    end
  end
end

Position.pieces = pieces_by(core.position_piece_at)

function Position.svg(position, options)
  return core.position_draw(position, "svg", options)
end

-- ---- setups ----

local Setup = methods_of("setup_", {})
for _, name in ipairs({ "start", "start_seat", "start_drawn", "clear", "layout_drawn", "layout_seat", "validate" }) do
  Setup[name] = nil
end
Setup.fen = core.fen_write
Setup.faults = core.setup_validate
Setup.position = core.position_from_setup

function Setup.variant(setup)
  return core.setup_get(setup, "variant")
end

Setup.pieces = pieces_by(core.setup_piece)

--- A side's layout of Janggi from its own seat, or as drawn.
function Setup.layout(setup, side, reading)
  local is_drawn = reads_as_drawn("setup:layout", reading)
  local layout = (is_drawn and core.setup_layout_drawn or core.setup_layout_seat)(setup, side)
  return layout ~= "" and layout or nil
end

function Setup.svg(setup, options)
  return core.setup_draw(setup, "svg", options)
end

-- ---- rules ----

local Rules = methods_of("rules_", {})
for _, name in ipairs({ "new", "profile", "profile_count", "parameter", "parameter_count", "reading", "question" }) do
  Rules[name] = nil
end

function Rules.name(rules)
  return core.rules_info(rules).name
end

function Rules.set(rules, name, value)
  local kind = type(value)
  if kind == "number" then
    value = ("%.0f"):format(value) == tostring(value) and tostring(value) or ("%.14g"):format(value)
  elseif kind ~= "string" then
    raise_argument("rules:set", "value", "string or number expected, got " .. kind)
  end
  return core.rules_set(rules, name, value)
end

function Rules.parameters(rules)
  local parameters = {}
  for index = 1, core.rules_parameter_count(rules) do
    local parameter = core.rules_parameter(rules, index)
    parameter.value = core.rules_get(rules, parameter.name)
    parameters[index] = parameter
  end
  return parameters
end

function Rules.readings(rules)
  return collect(core.rules_reading, rules)
end

function Rules.questions(rules)
  return collect(core.rules_question, rules)
end

local function same_rules(a, b)
  if core.rules_info(a).name ~= core.rules_info(b).name then
    return false
  end
  for _, parameter in ipairs(Rules.parameters(a)) do
    if core.rules_get(b, parameter.name) ~= parameter.value then
      return false
    end
  end
  return true
end

-- ---- games ----

local Game = {}
for name, call in pairs(Position) do -- a game answers what can be asked of its position
  Game[name] = call
end
for _, name in ipairs({ "push", "push_null", "pop", "copy", "depth" }) do
  Game[name] = nil
end
methods_of("game_", Game)
for _, name in ipairs({
  "new",
  "evidence",
  "evidence_victim",
  "evidence_refusal",
  "evidence_line",
  "nature_victim",
  "nature_refusal",
  "nature_line",
  "move_at",
}) do
  Game[name] = nil
end

--- Moves of a list or of a text with blanks between.
local function moves_in(call, moves)
  if type(moves) == "string" then
    return moves:gmatch("%S+")
  elseif type(moves) ~= "table" then
    raise_argument(call, "moves", "table or string expected, got " .. type(moves))
  end
  return each(moves)
end

--- Plays moves until one is refused: how many were played; or nil, the error, and how many.
function Game.push_all(game, moves)
  local played = 0
  for move in moves_in("game:push_all", moves) do
    local done, fault = core.game_push(game, move)
    if not done then
      fault.ply = fault.ply or core.game_ply_count(game) + 1
      return nil, fault, played
    end
    played = played + 1
  end
  return played
end

function Game.move(game, ply, as)
  return core.game_move_at(game, ply, as)
end

function Game.history(game, as)
  return collect(core.game_move_at, game, as)
end

--- Puts what a move chases and what it doesn't into its evidence; key is the move, or its place in the window.
local function complete(evidence, game, key, as, calls)
  local function all(call)
    local items = {}
    repeat
      local item = call(game, key, #items + 1, as)
      items[#items + 1] = item
    until not item
    return items
  end
  evidence.victims = all(calls.victim)
  evidence.refusals = all(calls.refusal)
  evidence.line = calls.line(game, key, as)
  return evidence
end

local window_calls = {
  victim = core.game_evidence_victim,
  refusal = core.game_evidence_refusal,
  line = core.game_evidence_line,
}
local nature_calls = {
  victim = core.game_nature_victim,
  refusal = core.game_nature_refusal,
  line = core.game_nature_line,
}

--- The verdict's window: what was found of each of its moves. Nil when the game has not ended by repetition.
function Game.window(game, as)
  local verdict = core.game_verdict(game)
  if not verdict then
    return nil
  end
  local window = {}
  for index = 1, verdict.last - verdict.first + 1 do
    window[index] = complete(core.game_evidence(game, index, as), game, index, as, window_calls)
  end
  return window
end

--- What a legal move would do by itself.
function Game.nature_of(game, move, as)
  local evidence, fault = core.game_nature_of(game, move, as)
  if not evidence then
    return nil, fault
  end
  return complete(evidence, game, move, as, nature_calls)
end

-- ---- metatables ----

local function same_setup(a, b)
  for _, name in ipairs({ "variant", "bikjang", "passes", "faced" }) do
    if core.setup_get(a, name) ~= core.setup_get(b, name) then
      return false
    end
  end
  return core.fen_write(a) == core.fen_write(b)
end

local function set_metatable(name, methods, extra)
  local metatable = core.metatables[name]
  for key, value in pairs(extra) do
    metatable[key] = value
  end
  metatable.__name = "xiangqi." .. name
  metatable.__index = methods
  metatable.__metatable = metatable.__name
end

set_metatable("Position", Position, {
  __eq = core.position_equal,
  __tostring = function(position)
    return (core.position_to_text(position):gsub("\n$", ""))
  end,
})
set_metatable("Setup", Setup, {
  __eq = same_setup,
  __tostring = function(setup)
    return core.fen_write(setup) or "setup with values that are no pieces"
  end,
})
set_metatable("Rules", Rules, {
  __eq = same_rules,
  __tostring = function(rules)
    local open, info = pcall(core.rules_info, rules)
    return "xiangqi.Rules: " .. (open and info.name or "closed")
  end,
})
set_metatable("Game", Game, {
  __tostring = function(game)
    local open, outcome = pcall(core.game_outcome, game)
    if not open then
      return "xiangqi.Game: closed"
    end
    return ("xiangqi.Game: %d plies, %s"):format(core.game_ply_count(game), outcome.result)
  end,
})
core.metatables.Error.__tostring = function(fault)
  return tostring(fault.where or "") .. tostring(fault.text)
end

-- ---- the module ----

local function flags_of(strict)
  return strict and 1 or 0
end

--- A position of a FEN, and the repairs that reading it took.
function xiangqi.position(fen, variant, strict)
  return core.position_from_fen(fen, variant or "xiangqi", flags_of(strict))
end

--- The start of a game.
function xiangqi.start(variant)
  return core.position_start(variant or "xiangqi")
end

--- A setup of a FEN, and the repairs; whatever stands on its squares.
function xiangqi.setup(fen, variant, strict)
  return core.fen_read(fen, variant or "xiangqi", flags_of(strict))
end

function xiangqi.empty_setup(variant)
  return core.setup_clear(variant or "xiangqi")
end

function xiangqi.start_setup(variant)
  return core.setup_start(variant or "xiangqi")
end

--- The start of Janggi with layouts: from each player's seat, or as drawn with Cho below.
function xiangqi.layout_setup(cho, han, reading)
  local is_drawn = reads_as_drawn("layout_setup", reading)
  return (is_drawn and core.setup_start_drawn or core.setup_start_seat)(cho, han)
end

--- Rules of a profile, with parameters set in the order of their names until all are.
function xiangqi.rules(name, parameters)
  local rules, fault = core.rules_new(name)
  if not rules then
    return nil, fault
  end
  local waiting = {}
  for parameter in pairs(expect_table("rules", "parameters", parameters)) do
    waiting[#waiting + 1] = parameter
  end
  table.sort(waiting, function(a, b)
    return tostring(a) < tostring(b)
  end)
  while #waiting > 0 do -- one may be refused until another is set
    local refused = {}
    local first
    for _, parameter in ipairs(waiting) do
      local done, why = Rules.set(rules, parameter, parameters[parameter])
      if not done then
        refused[#refused + 1] = parameter
        first = first or why
      end
    end
    if #refused == #waiting then
      return nil, first
    end
    waiting = refused
  end
  return rules
end

--- The profiles there are; the first of each variant is its default.
function xiangqi.profiles()
  local profiles = {}
  for index = 1, core.rules_profile_count() do
    profiles[index] = core.rules_profile(index)
  end
  return profiles
end

local game_options = { start = true, rules = true, play_on = true, moves = true, variant = true }

local function default_rules(variant)
  for _, profile in ipairs(xiangqi.profiles()) do
    if profile.variant == variant then
      return profile.name
    end
  end
  raise_argument("game", "variant", "xiangqi or janggi expected")
end

--- A game: options start (Position or FEN), rules (Rules or a name), variant, moves, play_on.
function xiangqi.game(options)
  options = expect_table("game", "options", options)
  refuse_unknown("game", options, game_options)
  local start, rules = options.start, options.rules
  local fault
  if rules == nil and options.variant ~= nil then
    rules = default_rules(options.variant)
  end
  if type(rules) == "string" then
    rules, fault = core.rules_new(rules)
    if not rules then
      return nil, fault
    end
  end
  if type(start) == "string" then
    local variant = rules and type_of(rules) == "Rules" and core.rules_info(rules).variant or "xiangqi"
    start, fault = xiangqi.position(start, variant)
    if not start then
      return nil, fault
    end
  end
  local game
  game, fault = core.game_new(start, rules, options.play_on)
  if not game then
    return nil, fault
  end
  if options.moves ~= nil then
    local played
    played, fault = Game.push_all(game, options.moves)
    if not played then
      return nil, fault
    end
  end
  return game
end

--- "Position", "Setup", "Rules", "Game", "Error", or nil for any other value.
function xiangqi.type(value)
  if type(value) == "table" and getmetatable(value) == core.metatables.Error then
    return "Error"
  end
  return type_of(value)
end

--- The results of a call, or its error raised: xiangqi.try(position:push("h2e2")).
function xiangqi.try(result, fault, ...)
  if result == nil and fault ~= nil then
    error(fault, 0)
  end
  return result, fault, ...
end

-- ---- squares, moves, pieces ----

--- The number of a square's text.
function xiangqi.square(text, variant)
  return core.square_read(text, variant or "xiangqi", "integer")
end

function xiangqi.square_text(square, variant)
  return core.square_write(square, variant or "xiangqi")
end

--- The square on a file 1-9 and a rank 1-10, both counted from the first side's left corner, as a number.
function xiangqi.square_at(file, rank)
  local whole = type(file) == "number" and type(rank) == "number" and file % 1 == 0 and rank % 1 == 0
  if not whole or file < 1 or file > 9 or rank < 1 or rank > 10 then
    raise_argument("square_at", "file, rank", "whole numbers from 1 to 9 and from 1 to 10 expected")
  end
  return core.square_make(file - 1, rank - 1, "integer")
end

--- File 1-9 and rank 1-10 of a square.
function xiangqi.file_and_rank(square, variant)
  if type(square) == "string" then
    local number, fault = xiangqi.square(square, variant)
    if not number then
      return nil, fault
    end
    square = number
  end
  return core.square_file(square) + 1, core.square_rank(square) + 1
end

--- The number of a move's coordinates.
function xiangqi.move(text, variant, coordinates)
  return core.move_read(text, variant or "xiangqi", coordinates or "default", "integer")
end

function xiangqi.move_text(move, variant, coordinates)
  local text = core.move_write(move, variant or "xiangqi", coordinates or "default")
  return text ~= "" and text or nil
end

--- The numbers of a move's two squares, nil for a number that names none.
function xiangqi.move_squares(move)
  return core.move_from(move, "integer"), core.move_to(move, "integer")
end

function xiangqi.is_pass(move)
  return core.move_is_pass(move)
end

--- Kind, side and Chinese character of a piece.
function xiangqi.piece(letter, variant)
  local side = core.piece_side(letter)
  if not side then
    raise_argument("piece", "letter", "FEN letter of a piece expected")
  end
  if variant == "janggi" then
    side = side == "red" and "cho" or "han"
  end
  return { kind = core.piece_kind(letter), side = side, character = core.piece_character(letter) }
end

--- What a piece counts in Janggi.
xiangqi.kind_points = core.kind_points
--- The Korean word of a layout, and a layout in the other reading.
xiangqi.layout_word = core.layout_word
xiangqi.layout_turn = core.layout_turn
--- The value of a constant of the C headers by its name there.
xiangqi.constant = core.constant

return xiangqi
