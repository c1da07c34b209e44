--- Positions: moves and squares as text or integers, make and unmake, queries, keys.
local support = require("support")
local xiangqi = require("xiangqi")

local START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"
local CHECK = "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1"
local JANGGI = "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1"

describe("a position", function()
  it("is read from a FEN of any dialect, with the repairs told", function()
    local position, repairs = xiangqi.position("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r")
    assert.equal(START, position:fen())
    assert.same({ "side_letter", "missing_unused", "missing_clock", "missing_number" }, repairs)
    local _, fault = xiangqi.position(position:fen():gsub(" w", " r"), "xiangqi", true)
    assert.equal("fen", fault.code)
    assert.equal("side", fault.field)
    assert.same({}, (select(2, xiangqi.position(START))))
  end)

  it("tells the place of what is no FEN, counted from 1", function()
    local position, fault = xiangqi.position("rnbakabnr/9/1x5c1")
    assert.is_nil(position)
    assert.equal("fen", fault.code)
    assert.equal("board", fault.field)
    assert.equal(14, fault.byte)
    assert.equal("x", ("rnbakabnr/9/1x5c1"):sub(fault.byte, fault.byte))
  end)

  it("lists moves as text, integers and in notations", function()
    local position = xiangqi.start()
    local texts, numbers = position:moves(), position:moves("integer")
    assert.equal(44, #texts)
    assert.equal(44, #numbers)
    for index, text in ipairs(texts) do
      assert.equal(xiangqi.move(text), numbers[index])
      assert.equal(text, xiangqi.move_text(numbers[index]))
      assert.is_true(position:is_legal(text))
      assert.is_true(position:is_legal(numbers[index]))
    end
    local seen = {}
    for move in position:legal_moves() do
      seen[#seen + 1] = move
    end
    assert.same(texts, seen)
    local uci = position:moves("uci")
    assert.equal(xiangqi.move_text(numbers[1], "xiangqi", "from_1"), uci[1])
    assert.same({ "a0a1", "a0a2" }, position:moves_from("a0"))
    assert.same({ xiangqi.move("a0a1"), xiangqi.move("a0a2") }, position:moves_from(0, "integer"))
    assert.equal(2, #position:captures())
    assert.equal(0, #position:checks())
    assert.equal(44, position:count())
  end)

  it("makes and takes back any legal move, and refuses others unchanged", function()
    local position = xiangqi.start()
    local key, fen = position:key(), position:fen()
    for move in position:legal_moves("integer") do
      assert.is_true(position:push(move))
      assert.not_equal(key, position:key())
      assert.equal(1, position:depth())
      assert.equal(move, position:pop("integer"))
      assert.equal(key, position:key())
    end
    assert.equal(fen, position:fen())
    local done, fault = position:push("b0c1")
    assert.is_nil(done)
    assert.equal("illegal_move", fault.code)
    assert.equal("movement", fault.reason)
    assert.equal("b0c1", fault.move)
    assert.equal(fen, position:fen())
    local popped, nothing = position:pop()
    assert.is_nil(popped)
    assert.equal("no_move", nothing.code)
  end)

  it("goes any way down and comes back", function()
    local position = xiangqi.start()
    local fens, seed = {}, 7
    for ply = 1, 300 do
      local moves = position:moves("integer")
      if #moves == 0 then
        break
      end
      fens[ply] = position:fen()
      seed = seed * 16807 % 2147483647
      assert.is_true(position:push(moves[seed % #moves + 1]))
    end
    assert.is_true(#fens > 50)
    for ply = #fens, 1, -1 do
      assert.is_truthy(position:pop())
      assert.equal(fens[ply], position:fen())
    end
    assert.equal(0, position:depth())
  end)

  it("gives the turn away but not in check", function()
    local position = xiangqi.start()
    assert.is_true(position:push_null())
    assert.equal("black", position:side_to_move())
    assert.is_false(position:pop())
    assert.equal(START, position:fen())
    local in_check = xiangqi.position("4k3R/9/9/9/9/9/9/9/9/3K5 b - - 0 1")
    local _, fault = in_check:push_null()
    assert.equal("in_check", fault.code)
  end)

  it("answers queries", function()
    local position = xiangqi.position(CHECK)
    assert.is_true(position:gives_check("i8i9"))
    assert.is_false(position:gives_check("i8h8"))
    local none, fault = position:gives_check("i8a0")
    assert.is_nil(none)
    assert.equal("illegal_move", fault.code)
    assert.equal(position:key_after("i8i9"), (function()
      position:push("i8i9")
      return position:key()
    end)())
    assert.equal("check", position:status())
    assert.is_true(position:in_check())
    assert.same({ "i9" }, position:checkers())
    assert.same({ 89 }, position:checkers("integer"))
    assert.same({ "i9" }, position:attackers("e9", "red"))
    assert.is_true(position:is_attacked("e9", "red"))
    assert.equal("e9", position:general("black"))
    assert.equal(85, position:general("black", "integer"))
    assert.equal("R", position:piece("i9"))
    assert.is_nil(position:piece("a0"))
    assert.same({ "i9" }, position:find("R"))
    assert.equal(9, position:value("red"))
    assert.equal(1, position:perft(1))
    assert.same({ { move = "e9e8", nodes = 1 } }, position:perft_divide(1))
  end)

  it("walks over its pieces", function()
    local count, generals = 0, {}
    for square, piece in xiangqi.start():pieces() do
      count = count + 1
      if piece:lower() == "k" then
        generals[#generals + 1] = square
      end
    end
    assert.equal(32, count)
    assert.same({ "e0", "e9" }, generals)
  end)

  it("has keys whose every bit is told", function()
    local position = xiangqi.start()
    assert.equal("e10ddc886de70f15", position:key()) -- docs/keys.md
    if support.has_integers then
      assert.equal(position:key(), ("%016x"):format(position:key_integer()))
    else
      assert.is_nil(position.key_integer)
    end
  end)

  it("is compared by ==, copied, mirrored and turned", function()
    local position, copy = xiangqi.start(), xiangqi.start()
    assert.is_true(position == copy)
    copy:push("h2e2")
    assert.is_false(position == copy)
    local second = copy:copy()
    assert.is_true(second == copy)
    assert.equal(0, second:depth())
    assert.equal(1, copy:depth())
    assert.is_true(position:mirror() == position)
    assert.equal("r", position:swap_sides():piece("a9"))
    assert.equal("black", position:swap_sides():side_to_move())
    assert.is_true(position ~= 1)
  end)

  it("is written by tostring without a line end", function()
    local text = tostring(xiangqi.start())
    assert.is_truthy(text:find("^ 9  r n b a k a b n r\n"))
    assert.is_truthy(text:find("red to move$"))
    assert.equal(text .. "\n", xiangqi.start():text())
  end)
end)

describe("a position of Janggi", function()
  it("passes, counts points and reads Korean", function()
    local position = xiangqi.try(xiangqi.position(JANGGI, "janggi"))
    assert.equal("janggi", position:variant())
    assert.equal("cho", position:side_to_move())
    assert.equal(72, position:score("cho"))
    assert.equal(73.5, position:score("han"))
    assert.equal("e2e2", position:pass())
    for _, text in ipairs({ "한수쉼", "e2e2" }) do
      assert.is_true(position:push(text))
      assert.equal(1, position:passes())
      assert.equal("e2e2", position:pop())
    end
    assert.is_true(position:push("73졸74"))
    assert.equal("c4d4", position:pop())
    assert.equal("73졸74", position:write_move("c4d4", "korean"))
    assert.equal("P73-74", position:write_move("c4d4", "row-column"))
    assert.equal("c4d4", position:read_move("73졸74", "korean"))
    assert.is_truthy(table.concat(position:moves("korean"), " "):find("한수쉼", 1, true))
    assert.equal("default", position:bikjang())
  end)
end)

describe("squares, moves and pieces", function()
  it("are numbers and text", function()
    assert.equal(0, xiangqi.square("a0"))
    assert.equal(89, xiangqi.square("i9"))
    assert.equal(89, xiangqi.square("i10", "janggi"))
    assert.equal("i10", xiangqi.square_text(89, "janggi"))
    local file, rank = xiangqi.file_and_rank("c2")
    assert.same({ 3, 3 }, { file, rank })
    assert.equal(xiangqi.square("c2"), xiangqi.square_at(3, 3))
    local from, to = xiangqi.move_squares(xiangqi.move("h2e2"))
    assert.same({ xiangqi.square("h2"), xiangqi.square("e2") }, { from, to })
    assert.is_nil((xiangqi.move_squares(65535)))
    assert.is_nil(xiangqi.move_text(65535))
    assert.is_true(xiangqi.is_pass(4 * 128 + 4))
    local _, fault = xiangqi.move("h2e")
    assert.equal("move_text", fault.code)
    assert.equal("square_text", select(2, xiangqi.square("j0")).code)
  end)

  it("are told of pieces", function()
    assert.same({ kind = "chariot", side = "red", character = "俥" }, xiangqi.piece("R"))
    assert.same({ kind = "horse", side = "han", character = "馬" }, xiangqi.piece("n", "janggi"))
    assert.equal(13, xiangqi.kind_points("chariot"))
  end)
end)
