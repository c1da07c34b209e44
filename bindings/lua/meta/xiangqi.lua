---@meta xiangqi

--- Annotations for the Lua language server: the surface of `require "xiangqi"`, compared with the module by a test.

---@alias xiangqi.Variant "xiangqi"|"janggi"|integer
---@alias xiangqi.Side "red"|"black"|"cho"|"han"|integer
---@alias xiangqi.Kind "general"|"advisor"|"elephant"|"horse"|"chariot"|"cannon"|"soldier"|integer
---@alias xiangqi.Notation "coordinates"|"iccs"|"uci"|"xboard"|"korean"|"row-column"|integer
--- How moves and squares are given; "text" where nothing is said.
---@alias xiangqi.Form "text"|"integer"|xiangqi.Notation
--- Coordinates such as "h2e2", in Janggi also Korean text, or a number.
---@alias xiangqi.Move string|integer
--- Coordinates such as "e4", or a number from 0 to 89.
---@alias xiangqi.Square string|integer
--- A FEN letter such as "R", or a number from 0 to 15.
---@alias xiangqi.Piece string|integer
---@alias xiangqi.Layout "HEHE"|"EHEH"|"HEEH"|"EHHE"|string
---@alias xiangqi.Bikjang "default"|"ends"|"call"|"forbidden"
---@alias xiangqi.Tone "plain"|"allowed"|"refused"|"attack"|"guard"

--- What is wrong: returned behind nil for input that is wrong, raised for calls that are.
---@class xiangqi.Error
---@field code string "fen", "illegal_move", ..., "argument" and "memory" for those that are raised
---@field text string an English sentence
---@field where string line of the script, such as "game.lua:12: "
---@field call string such as "position:push"
---@field argument string? of "argument": its name
---@field reason string? of "illegal_move" and "setup": such as "blocked_leg"
---@field byte integer? place in the text, from 1
---@field line integer?
---@field field string? part of a FEN
---@field ply integer? of a list of moves: which, from 1
---@field move string?
---@field square string?
---@field piece string?

---@class xiangqi.Outcome
---@field result "*"|"1-0"|"0-1"|"1/2-1/2"
---@field ply integer plies played when the end fell
---@field winner string?
---@field reason string? such as "perpetual_check"
---@field clause string? such as "Q7"
---@field score {cho: number, han: number}? of Janggi where points decided

---@class xiangqi.Verdict
---@field first integer ply of the first move of the window
---@field last integer
---@field occurrences integer
---@field loser string?
---@field reason string
---@field clause string
---@field judgement table<string, string> by side: what all its moves amount to
---@field unsure integer

---@class xiangqi.Victim
---@field square xiangqi.Square
---@field piece string
---@field is_common boolean whether every move of its side chases it
---@field chasers xiangqi.Square[]

---@class xiangqi.Refusal
---@field reason string such as "protected"
---@field text string
---@field chaser xiangqi.Square
---@field chaser_piece string
---@field square xiangqi.Square
---@field piece string
---@field by xiangqi.Square? who makes it so
---@field by_piece string?

---@class xiangqi.Evidence
---@field ply integer
---@field side string
---@field move xiangqi.Move
---@field nature string such as "chase"
---@field chaser xiangqi.Square?
---@field victims xiangqi.Victim[]
---@field refusals xiangqi.Refusal[]
---@field line xiangqi.Move[] what proves a kill or a chase by gain
---@field is_unsure boolean
---@field gain_strong integer
---@field gain_soldiers integer
---@field gain_weak integer

---@class xiangqi.Pin
---@field square xiangqi.Square
---@field pinner xiangqi.Square
---@field other xiangqi.Square? a cannon's second screen
---@field line xiangqi.Square[]

---@class xiangqi.Fault
---@field code string
---@field text string
---@field square xiangqi.Square?
---@field piece string?

---@class xiangqi.Profile
---@field name string
---@field title string
---@field clauses string
---@field variant string

---@class xiangqi.Parameter
---@field name string
---@field value string
---@field values string what it takes
---@field description string
---@field clause string

---@class xiangqi.Drawing
---@field title string?
---@field description string?
---@field id string?
---@field shapes string?
---@field width integer? pixels
---@field theme "light"|"dark"|nil
---@field letters "chinese"|"western"|nil
---@field flip boolean?
---@field coordinates boolean?
---@field check boolean?
---@field side boolean?
---@field last_move xiangqi.Move?
---@field marks table<xiangqi.Square, xiangqi.Tone>?
---@field arrows table<xiangqi.Move, xiangqi.Tone>?

---@class xiangqi.GameOptions
---@field start xiangqi.Position|string|nil a FEN is read in the variant of the rules
---@field rules xiangqi.Rules|string|nil
---@field variant xiangqi.Variant? its default rules
---@field moves string|xiangqi.Move[]|nil played at once
---@field play_on boolean? moves are taken after the end too

--- What can be asked of a position, and of a game as it stands.
---@class xiangqi.Board
local Board = {}

--- The game that is played.
---@return string variant
function Board:variant() end

---@return string side
function Board:side_to_move() end

--- Canonical FEN.
---@return string fen
function Board:fen() end

--- The board in ASCII, with a line end.
---@return string text
function Board:text() end

--- The setup of the position.
---@return xiangqi.Setup setup
function Board:setup() end

--- Plies since the last capture.
---@return integer plies
function Board:half_move_clock() end

---@return integer number
function Board:move_number() end

--- The FEN letter of the piece on a square.
---@param square xiangqi.Square
---@return string? piece
---@return xiangqi.Error? fault
function Board:piece(square) end

--- Walks over squares and pieces.
---@param as? "text"|"integer"
---@return fun(): xiangqi.Square?, string? next
function Board:pieces(as) end

---@param side xiangqi.Side
---@param as? xiangqi.Form
---@return xiangqi.Square square
function Board:general(side, as) end

--- Squares of a piece.
---@param piece xiangqi.Piece
---@param as? xiangqi.Form
---@return xiangqi.Square[] squares
function Board:find(piece, as) end

--- How many of each kind a side has.
---@param side xiangqi.Side
---@return table<string, integer> counts
function Board:material(side) end

--- A side's customary value.
---@param side xiangqi.Side
---@return number points
function Board:value(side) end

--- Janggi: a side's points, with Han's 1.5.
---@param side xiangqi.Side
---@return number points
function Board:score(side) end

--- Janggi: what facing generals do.
---@return xiangqi.Bikjang mode
function Board:bikjang() end

--- Whether the generals face each other.
---@return boolean faces
function Board:faces() end

--- Janggi: whether a call has to be answered.
---@return boolean has
function Board:has_call() end

--- Janggi: passes in a row.
---@return integer passes
function Board:passes() end

--- Janggi: the pass of the side to move.
---@param as? xiangqi.Form
---@return xiangqi.Move? move
function Board:pass(as) end

--- The repetition key: 16 hexadecimal digits.
---@return string key
function Board:key() end

--- The same bits as an integer; Lua 5.3 and later only.
---@return integer key
function Board:key_integer() end

--- The key for a transposition table.
---@return string key
function Board:search_key() end

--- The key after a legal move.
---@param move xiangqi.Move
---@return string? key
---@return xiangqi.Error? fault
function Board:key_after(move) end

--- The legal moves.
---@param as? xiangqi.Form
---@return xiangqi.Move[] moves
function Board:moves(as) end

--- Walks over the legal moves.
---@param as? xiangqi.Form
---@return fun(): xiangqi.Move? next
function Board:legal_moves(as) end

--- The legal moves from a square.
---@param square xiangqi.Square
---@param as? xiangqi.Form
---@return xiangqi.Move[]? moves
---@return xiangqi.Error? fault
function Board:moves_from(square, as) end

--- The legal moves that capture.
---@param as? xiangqi.Form
---@return xiangqi.Move[] moves
function Board:captures(as) end

--- The legal moves that give check.
---@param as? xiangqi.Form
---@return xiangqi.Move[] moves
function Board:checks(as) end

--- The legal answers to a check.
---@param as? xiangqi.Form
---@return xiangqi.Move[] moves
function Board:evasions(as) end

--- How many legal moves there are.
---@return integer count
function Board:count() end

---@return boolean has
function Board:has_move() end

--- Whether a move is legal, and why not.
---@param move xiangqi.Move
---@return boolean legal
---@return string? reason
---@return string? text
function Board:is_legal(move) end

--- Whether a legal move gives check.
---@param move xiangqi.Move
---@return boolean? gives
---@return xiangqi.Error? fault
function Board:gives_check(move) end

--- playing, check, checkmate, stalemate or finished.
---@return string standing
function Board:status() end

---@return boolean check
function Board:in_check() end

---@return boolean mate
function Board:is_checkmate() end

---@return boolean stalemate
function Board:is_stalemate() end

--- The pieces that check the side to move.
---@param as? xiangqi.Form
---@return xiangqi.Square[] squares
function Board:checkers(as) end

--- The pieces of a side that attack a square.
---@param square xiangqi.Square
---@param side xiangqi.Side
---@param as? xiangqi.Form
---@return xiangqi.Square[]? squares
---@return xiangqi.Error? fault
function Board:attackers(square, side, as) end

---@param square xiangqi.Square
---@param side xiangqi.Side
---@return boolean? attacked
---@return xiangqi.Error? fault
function Board:is_attacked(square, side) end

---@param square xiangqi.Square
---@return boolean? protected
---@return xiangqi.Error? fault
function Board:is_protected(square) end

--- The pinned pieces of a side.
---@param side xiangqi.Side
---@param as? xiangqi.Form
---@return xiangqi.Pin[] pins
function Board:pins(side, as) end

--- The position in a mirror.
---@return xiangqi.Position mirrored
function Board:mirror() end

--- The position with sides exchanged.
---@return xiangqi.Position swapped
function Board:swap_sides() end

--- Leaves of the legal move tree.
---@param depth integer
---@return integer nodes
function Board:perft(depth) end

--- The same by root move.
---@param depth integer
---@param as? xiangqi.Form
---@return {move: xiangqi.Move, nodes: integer}[] entries
function Board:perft_divide(depth, as) end

--- A legal move in a notation.
---@param move xiangqi.Move
---@param notation xiangqi.Notation
---@return string? text
---@return xiangqi.Error? fault
function Board:write_move(move, notation) end

--- A move of a text in a notation.
---@param text string
---@param notation xiangqi.Notation
---@param as? xiangqi.Form
---@return xiangqi.Move? move
---@return xiangqi.Error? fault
function Board:read_move(text, notation, as) end

--- The board as text, unicode or svg.
---@param form "text"|"unicode"|"svg"
---@param options? xiangqi.Drawing
---@return string drawing
function Board:draw(form, options) end

--- A picture of the board.
---@param options? xiangqi.Drawing
---@return string picture
function Board:svg(options) end

--- A position; moves are pushed and popped.
---@class xiangqi.Position: xiangqi.Board
local Position = {}

--- Makes a move, checked.
---@param move xiangqi.Move
---@return true? done
---@return xiangqi.Error? fault
function Position:push(move) end

--- Gives the turn away; not in check.
---@return true? done
---@return xiangqi.Error? fault
function Position:push_null() end

--- Takes back what was pushed last; false for a null move.
---@param as? xiangqi.Form
---@return xiangqi.Move|false|nil move
---@return xiangqi.Error? fault
function Position:pop(as) end

--- The same position with nothing to take back.
---@return xiangqi.Position copy
function Position:copy() end

--- How many moves can be taken back.
---@return integer depth
function Position:depth() end

--- Any arrangement of pieces.
---@class xiangqi.Setup
local Setup = {}

--- A field: variant, side_to_move, half_move_clock, move_number, bikjang, passes or faced.
---@param name string
---@return string|integer value
function Setup:get(name) end

--- Sets a field.
---@param name string
---@param value string|integer
---@return xiangqi.Setup setup itself
function Setup:set(name, value) end

--- The FEN letter of the piece on a square.
---@param square xiangqi.Square
---@return string? piece
---@return xiangqi.Error? fault
function Setup:piece(square) end

--- Walks over squares and pieces.
---@param as? "text"|"integer"
---@return fun(): xiangqi.Square?, string? next
function Setup:pieces(as) end

--- Puts a piece on a square, or nil.
---@param square xiangqi.Square
---@param piece xiangqi.Piece?
---@return xiangqi.Setup? setup itself
---@return xiangqi.Error? fault
function Setup:put(square, piece) end

---@return string variant
function Setup:variant() end

---@return string? fen
---@return xiangqi.Error? fault
function Setup:fen() end

--- All that is wrong.
---@param as? xiangqi.Form
---@return xiangqi.Fault[] faults
function Setup:faults(as) end

--- The position, where nothing is wrong.
---@return xiangqi.Position? position
---@return xiangqi.Error? fault
function Setup:position() end

--- Janggi: a side's layout.
---@param side xiangqi.Side
---@param reading? "seat"|"drawn"
---@return xiangqi.Layout? layout
function Setup:layout(side, reading) end

--- The board as text, unicode or svg.
---@param form "text"|"unicode"|"svg"
---@param options? xiangqi.Drawing
---@return string drawing
function Setup:draw(form, options) end

--- A picture of the board.
---@param options? xiangqi.Drawing
---@return string picture
function Setup:svg(options) end

--- A copy of a rule profile.
---@class xiangqi.Rules
local Rules = {}

---@return string name
function Rules:name() end

--- What is said of the profile.
---@return xiangqi.Profile info
function Rules:info() end

--- The value of a parameter.
---@param name string
---@return string? value
---@return xiangqi.Error? fault
function Rules:get(name) end

--- Sets a parameter.
---@param name string
---@param value string|number
---@return true? done
---@return xiangqi.Error? fault
function Rules:set(name, value) end

---@return xiangqi.Parameter[] parameters
function Rules:parameters() end

--- Decisions where the sources are open.
---@return string[] readings
function Rules:readings() end

--- What remains open.
---@return string[] questions
function Rules:questions() end

--- Janggi: what facing generals do.
---@return xiangqi.Bikjang mode
function Rules:bikjang() end

--- check, kill, chase or idle.
---@param position xiangqi.Position|xiangqi.Game
---@param move xiangqi.Move
---@return string? nature
---@return xiangqi.Error? fault
function Rules:nature_of(position, move) end

---@return xiangqi.Rules copy
function Rules:copy() end

--- Frees the rules before the collector does.
function Rules:close() end

--- A start, the moves played, and how the game stands under rules.
---@class xiangqi.Game: xiangqi.Board
local Game = {}

--- A copy of the position now.
---@return xiangqi.Position position
function Game:position() end

--- The position after a number of plies.
---@param ply integer
---@return xiangqi.Position position
function Game:position_at(ply) end

---@return integer plies
function Game:ply_count() end

--- The move of a ply, from 1.
---@param ply integer
---@param as? xiangqi.Form
---@return xiangqi.Move? move
function Game:move(ply, as) end

--- All moves played.
---@param as? xiangqi.Form
---@return xiangqi.Move[] moves
function Game:history(as) end

--- Plays a move.
---@param move xiangqi.Move
---@return true? done
---@return xiangqi.Error? fault
function Game:push(move) end

--- Plays moves until one is refused.
---@param moves string|xiangqi.Move[]
---@return integer? played
---@return xiangqi.Error? fault
---@return integer? before how many were played before the one refused
function Game:push_all(moves) end

--- Takes back the last move.
---@param as? xiangqi.Form
---@return xiangqi.Move? move
---@return xiangqi.Error? fault
function Game:pop(as) end

--- How the game stands or ended.
---@return xiangqi.Outcome outcome
function Game:outcome() end

---@return boolean over
function Game:is_over() end

--- How often the position now has stood.
---@return integer times
function Game:repetitions() end

---@param side xiangqi.Side
---@return true? done
---@return xiangqi.Error? fault
function Game:resign(side) end

--- A side ran out of time.
---@param side xiangqi.Side
---@return true? done
---@return xiangqi.Error? fault
function Game:time_out(side) end

---@param side xiangqi.Side
---@return true? done
---@return xiangqi.Error? fault
function Game:offer_draw(side) end

---@param side xiangqi.Side
---@return true? done
---@return xiangqi.Error? fault
function Game:accept_draw(side) end

---@param side xiangqi.Side
---@return true? done
---@return xiangqi.Error? fault
function Game:decline_draw(side) end

--- The side whose offer stands.
---@return string? side
function Game:draw_offer() end

--- The verdict when the game ended by repetition.
---@return xiangqi.Verdict? verdict
function Game:verdict() end

--- What was found of each move of the verdict's window.
---@param as? xiangqi.Form
---@return xiangqi.Evidence[]? window
function Game:window(as) end

--- The verdict in English.
---@return string? text
function Game:explain() end

--- What a legal move would do by itself.
---@param move xiangqi.Move
---@param as? xiangqi.Form
---@return xiangqi.Evidence? evidence
---@return xiangqi.Error? fault
function Game:nature_of(move, as) end

--- How the game would stand after a move.
---@param move xiangqi.Move
---@return xiangqi.Outcome? outcome
---@return xiangqi.Error? fault
function Game:outcome_after(move) end

--- How often the position after a legal move would have stood.
---@param move xiangqi.Move
---@return integer? times
---@return xiangqi.Error? fault
function Game:repetitions_after(move) end

--- How often the position may come again before the rules judge; nil when they don't.
---@return integer? times
function Game:repeats_left() end

--- Legal moves that would lose at once by repetition.
---@param as? xiangqi.Form
---@return xiangqi.Move[] moves
function Game:banned_moves(as) end

--- The legal moves that are not banned.
---@param as? xiangqi.Form
---@return xiangqi.Move[] moves
function Game:allowed_moves(as) end

--- Frees the game before the collector does.
function Game:close() end

--- The module.
---@class xiangqi
---@field version string
local xiangqi = {}

--- A position of a FEN, and the repairs that reading it took.
---@param fen string
---@param variant? xiangqi.Variant
---@param strict? boolean
---@return xiangqi.Position? position
---@return string[]|xiangqi.Error repairs or what is wrong
function xiangqi.position(fen, variant, strict) end

--- The start of a game.
---@param variant? xiangqi.Variant
---@return xiangqi.Position position
function xiangqi.start(variant) end

--- A setup of a FEN; whatever stands on its squares.
---@param fen string
---@param variant? xiangqi.Variant
---@param strict? boolean
---@return xiangqi.Setup? setup
---@return string[]|xiangqi.Error repairs or what is wrong
function xiangqi.setup(fen, variant, strict) end

---@param variant? xiangqi.Variant
---@return xiangqi.Setup setup
function xiangqi.empty_setup(variant) end

---@param variant? xiangqi.Variant
---@return xiangqi.Setup setup
function xiangqi.start_setup(variant) end

--- The start of Janggi with layouts.
---@param cho xiangqi.Layout
---@param han xiangqi.Layout
---@param reading? "seat"|"drawn"
---@return xiangqi.Setup setup
function xiangqi.layout_setup(cho, han, reading) end

--- Rules of a profile, with parameters set.
---@param name? string
---@param parameters? table<string, string|number>
---@return xiangqi.Rules? rules
---@return xiangqi.Error? fault
function xiangqi.rules(name, parameters) end

--- The profiles there are.
---@return xiangqi.Profile[] profiles
function xiangqi.profiles() end

--- Opens a game.
---@param options? xiangqi.GameOptions
---@return xiangqi.Game? game
---@return xiangqi.Error? fault
function xiangqi.game(options) end

--- Position, Setup, Rules, Game, Error, or nil.
---@param value any
---@return string? name
function xiangqi.type(value) end

--- The results of a call, or its error raised.
---@param result any
---@param fault? xiangqi.Error
---@param ...
---@return any result
---@return any fault
---@return any ...
function xiangqi.try(result, fault, ...) end

--- The number of a square's text.
---@param text string
---@param variant? xiangqi.Variant
---@return integer? square
---@return xiangqi.Error? fault
function xiangqi.square(text, variant) end

---@param square integer
---@param variant? xiangqi.Variant
---@return string text
function xiangqi.square_text(square, variant) end

--- The number of the square on a file 1-9 and a rank 1-10.
---@param file integer
---@param rank integer
---@return integer square
function xiangqi.square_at(file, rank) end

--- File 1-9 and rank 1-10 of a square.
---@param square xiangqi.Square
---@param variant? xiangqi.Variant
---@return integer? file
---@return integer|xiangqi.Error rank
function xiangqi.file_and_rank(square, variant) end

--- The number of a move's coordinates.
---@param text string
---@param variant? xiangqi.Variant
---@param coordinates? "default"|"from_0"|"from_1"|"iccs"
---@return integer? move
---@return xiangqi.Error? fault
function xiangqi.move(text, variant, coordinates) end

---@param move integer
---@param variant? xiangqi.Variant
---@param coordinates? "default"|"from_0"|"from_1"|"iccs"
---@return string? text
function xiangqi.move_text(move, variant, coordinates) end

--- The numbers of a move's squares.
---@param move integer
---@return integer? from
---@return integer? to
function xiangqi.move_squares(move) end

--- Whether a number is a pass of Janggi by its form.
---@param move integer
---@return boolean pass
function xiangqi.is_pass(move) end

--- What a FEN letter stands for.
---@param letter string
---@param variant? xiangqi.Variant
---@return {kind: string, side: string, character: string} piece
function xiangqi.piece(letter, variant) end

--- What a piece counts in Janggi.
---@param kind xiangqi.Kind
---@return number points
function xiangqi.kind_points(kind) end

--- The Korean word of a layout.
---@param layout xiangqi.Layout
---@return string word
function xiangqi.layout_word(layout) end

--- A layout in the other reading, seat or drawn.
---@param layout xiangqi.Layout
---@param side xiangqi.Side
---@return xiangqi.Layout layout
function xiangqi.layout_turn(layout, side) end

--- The value of a constant of the C headers, such as XQ_MOVES_MAX.
---@param name string
---@return integer value
function xiangqi.constant(name) end

return xiangqi
