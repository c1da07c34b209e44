--- Games and rules: pushing, ends, verdicts with evidence, looking ahead.
local xiangqi = require("xiangqi")

local CHECKS = "4k4/8R/9/9/9/9/9/9/9/3K5 w - - 0 1"
local CHECK_CYCLE = "i8i9 e9e8 i9i8 e8e9 i8i9 e9e8 i9i8 e8e9"
local CHASE = "3aka3/7R1/7c1/9/9/9/9/9/4A4/3AK1p2 b - - 0 1"
local CHASE_CYCLE = "h7c7 h8c8 c7h7 c8h8 h7c7 h8c8 c7h7 c8h8"

local function chase()
  return xiangqi.try(xiangqi.game({ start = CHASE, rules = "axf", moves = CHASE_CYCLE }))
end

describe("a game", function()
  it("plays, tells how it stands, and takes back", function()
    local game = xiangqi.game()
    assert.same({ result = "*", ply = 0 }, game:outcome())
    assert.equal(4, game:push_all("h2e2 h9g7 h0g2 i9h9"))
    assert.equal(4, game:ply_count())
    assert.equal("h2e2", game:move(1))
    assert.same({ "h2e2", "h9g7", "h0g2", "i9h9" }, game:history())
    assert.equal(xiangqi.move("h2e2"), game:history("integer")[1])
    assert.equal("i9h9", game:pop())
    assert.equal("black", game:side_to_move())
    assert.is_true(game:position_at(0) == xiangqi.start())
    assert.is_true(game:position() == game:position_at(3))
    assert.equal("xiangqi.Game: 3 plies, *", tostring(game))
    assert.equal(game:position():count(), #game:moves())
  end)

  it("refuses a move with reason and ply, and keeps those before", function()
    local game = xiangqi.game()
    local played, fault, before = game:push_all({ "h2e2", "h9g7", "a0a9" })
    assert.is_nil(played)
    assert.equal(2, before)
    assert.equal("illegal_move", fault.code)
    assert.equal("path", fault.reason)
    assert.equal(3, fault.ply)
    assert.equal(2, game:ply_count())
    local _, text = game:push_all("h9")
    assert.equal("move_text", text.code)
    assert.equal(3, text.ply)
  end)

  it("ends by perpetual check, and is over", function()
    local game = xiangqi.game({ start = CHECKS, rules = "check-only", moves = CHECK_CYCLE })
    assert.same(
      { result = "0-1", winner = "black", reason = "perpetual_check", ply = 8, clause = "Q7" },
      game:outcome()
    )
    assert.is_true(game:is_over())
    local done, fault = game:push("i8i9")
    assert.is_nil(done)
    assert.equal("game_over", fault.code)
    game:pop()
    assert.is_false(game:is_over())
  end)

  it("plays on where it was opened so", function()
    local game = xiangqi.game({ start = CHECKS, rules = "check-only", play_on = true, moves = CHECK_CYCLE })
    assert.is_true(game:push("i8i9"))
    assert.equal(8, game:outcome().ply)
  end)

  it("explains a perpetual chase ply by ply", function()
    local game = chase()
    local verdict, window = game:verdict(), game:window()
    assert.equal("red", verdict.loser)
    assert.equal("AXF 18", verdict.clause)
    assert.same({ red = "chase", black = "idle" }, verdict.judgement)
    assert.equal(8, #window)
    local told = {}
    for index, found in ipairs(window) do
      assert.equal(index, found.ply)
      told[index] = found.nature .. (found.victims[1] and " " .. found.victims[1].square or "")
    end
    assert.same({ "idle", "chase c7", "idle", "chase h7", "idle", "chase c7", "idle", "chase h7" }, told)
    assert.same({ "c8" }, window[2].victims[1].chasers)
    assert.equal("c", window[2].victims[1].piece)
    assert.equal(xiangqi.square("c7"), game:window("integer")[2].victims[1].square)
    assert.is_truthy(game:explain():find("unprotected cannon", 1, true))
    assert.is_nil(xiangqi.game():explain())
    assert.is_nil(xiangqi.game():window())
    assert.is_nil(xiangqi.game():verdict())
  end)

  it("looks ahead", function()
    local game = chase()
    local last = game:pop()
    assert.same({ last }, game:banned_moves())
    assert.equal(game:count() - 1, #game:allowed_moves())
    assert.equal("perpetual_chase", game:outcome_after(last).reason)
    assert.equal(3, game:repetitions_after(last))
    local nature = game:nature_of(last)
    assert.equal("chase", nature.nature)
    assert.equal("h7", nature.victims[1].square)
    assert.equal(2, game:repetitions() + 0)
    assert.is_number(game:repeats_left())
    assert.equal("illegal_move", select(2, game:nature_of("a0a1")).code)
    assert.equal("illegal_move", select(2, game:outcome_after("a0a1")).code)
  end)

  it("tells why an attack is no chase", function()
    local game = xiangqi.game({ start = "5k3/9/9/n7r/9/9/9/9/9/1R1K5 w - - 0 1", rules = "asian-online" })
    local nature = game:nature_of("b0a0")
    assert.equal("idle", nature.nature)
    assert.equal("protected", nature.refusals[1].reason)
    assert.equal("i6", nature.refusals[1].by)
    assert.is_true(#nature.refusals[1].text > 5)
  end)

  it("is resigned, drawn by agreement, and lost on time", function()
    local game = xiangqi.game()
    assert.is_true(game:offer_draw("red"))
    assert.equal("red", game:draw_offer())
    assert.is_true(game:decline_draw("black"))
    assert.is_nil(game:draw_offer())
    assert.equal("no_offer", select(2, game:accept_draw("black")).code)
    game:offer_draw("red")
    assert.is_true(game:accept_draw("black"))
    assert.equal("agreement", game:outcome().reason)
    assert.equal("game_over", select(2, game:resign("red")).code)
    local resigned, timed = xiangqi.game(), xiangqi.game()
    resigned:resign("red")
    assert.equal("0-1", resigned:outcome().result)
    timed:time_out("black")
    assert.equal("1-0", timed:outcome().result)
  end)

  it("of Janggi ends by points", function()
    local game = xiangqi.game({ variant = "janggi", moves = "한수쉼 한수쉼" })
    local outcome = game:outcome()
    assert.equal("points_pass", outcome.reason)
    assert.equal("han", outcome.winner)
    assert.same({ cho = 72, han = 73.5 }, outcome.score)
  end)

  it("is not opened with what does not fit", function()
    assert.equal("fen", select(2, xiangqi.game({ start = "x" })).code)
    assert.equal("unknown_rules", select(2, xiangqi.game({ rules = "none" })).code)
    assert.equal("variant", select(2, xiangqi.game({ start = xiangqi.start("janggi"), rules = "axf" })).code)
    assert.has_error(function()
      xiangqi.game({ rule = "axf" })
    end)
  end)
end)

describe("rules", function()
  it("are copied from a profile and set by name", function()
    local rules = xiangqi.rules("axf", { repetition_count = 4 })
    assert.equal("axf", rules:name())
    assert.equal("4", rules:get("repetition_count"))
    assert.is_true(rules:set("repetition_count", 3))
    assert.is_true(rules == xiangqi.rules("axf"))
    rules:set("repetition_count", "5")
    assert.is_true(rules:copy() == rules)
    assert.is_false(rules == xiangqi.rules("axf"))
    local names = {}
    for _, parameter in ipairs(rules:parameters()) do
      names[parameter.name] = parameter.value
      assert.is_true(#parameter.description > 5)
    end
    assert.equal("5", names.repetition_count)
    assert.equal("unknown_parameter", select(2, rules:set("colour", 1)).code)
    assert.equal("parameter_value", select(2, rules:set("repetition_count", "many")).code)
    assert.equal("unknown_parameter", select(2, rules:get("colour")).code)
    assert.equal("parameter_value", select(2, xiangqi.rules("axf", { repetition_count = 0 })).code)
  end)

  it("are listed with their readings", function()
    local profiles = xiangqi.profiles()
    assert.equal("asian-online", profiles[1].name)
    local variants = {}
    for _, profile in ipairs(profiles) do
      variants[profile.variant] = true
      local rules = xiangqi.try(xiangqi.rules(profile.name))
      assert.same(profile, rules:info())
      assert.is_table(rules:readings())
      assert.is_table(rules:questions())
      assert.is_true(rules:copy() == rules)
    end
    assert.same({ xiangqi = true, janggi = true }, variants)
    assert.is_true(#xiangqi.rules("axf"):readings() > 0)
    assert.equal("default", xiangqi.rules("axf"):bikjang())
    assert.equal("check", xiangqi.rules("axf"):nature_of(xiangqi.position(CHECKS), "i8i9"))
  end)
end)

describe("drawings", function()
  it("are made with marks and arrows, the same every time", function()
    local position = xiangqi.start()
    local options = { marks = { e4 = "allowed", d5 = "refused" }, arrows = { h2e2 = "plain" }, flip = true }
    local picture = position:svg(options)
    assert.is_truthy(picture:find("^<svg"))
    assert.is_truthy(picture:find("</svg>%s*$"))
    assert.equal(picture, position:svg(options))
    assert.not_equal(picture, position:svg())
    assert.is_truthy(xiangqi.empty_setup():put("a0", "K"):svg():find("^<svg"))
    assert.is_truthy(position:svg({ title = "A & B" }):find("A &amp; B", 1, true))
    assert.is_truthy(xiangqi.game():svg({ last_move = "h2e2", theme = "dark" }):find("^<svg"))
    assert.equal(position:text(), position:draw("text"))
    assert.is_truthy(position:draw("unicode"):find("俥", 1, true))
  end)

  it("are refused with what they can't show", function()
    local position = xiangqi.start()
    for _, options in ipairs({
      { theme = "pink" },
      { marks = { z9 = "plain" } },
      { marks = { e4 = "loud" } },
      { marks = "e4" },
      { arrows = { e4 = "plain" } },
      { width = 1.5 },
      { flip = 1 },
      { title = 7 },
      { last_move = {} },
      7,
    }) do
      local called, fault = pcall(position.svg, position, options)
      assert.is_false(called)
      assert.equal("argument", fault.code)
      assert.equal("position:draw", fault.call)
    end
  end)
end)
