--- The tables of facts: node counts, mates, repetitions, layouts.
local support = require("support")
local xiangqi = require("xiangqi")

local MOST_NODES = 200000

local function pick(rows, every)
  local picked = {}
  for index = 1, #rows, every do
    picked[#picked + 1] = rows[index]
  end
  return picked
end

describe("facts", function()
  it("of perft hold", function()
    support.ask(support.rows("tests/facts/perft.tsv"), 20, function(row)
      if tonumber(row.nodes) <= MOST_NODES then
        return xiangqi.try(xiangqi.position(row.fen)):perft(tonumber(row.depth)), tonumber(row.nodes)
      end
    end)
  end)

  it("of Janggi's perft hold with and without bikjang", function()
    for column, mode in pairs({ without = "default", bikjang = "call" }) do
      support.ask(pick(support.rows("tests/facts/janggi_perft.tsv"), 3), 10, function(row)
        local is_from_play = row.tag ~= "edge" -- boards that no game has are the library's own tests
        if is_from_play and tonumber(row[column]) and tonumber(row[column]) <= MOST_NODES then
          local setup = xiangqi.try(xiangqi.setup(row.fen, "janggi"))
          local position = xiangqi.try(setup:set("bikjang", mode):position())
          return position:perft(tonumber(row.depth)), tonumber(row[column])
        end
      end)
    end
  end)

  it("of mates hold", function()
    support.ask(pick(support.rows("tests/facts/mates.tsv"), 5), 10, function(row)
      local game = xiangqi.try(xiangqi.game({ start = row.fen, moves = row.moves }))
      local last = game:fen():match("^%S+ %S+")
      return game:outcome().reason .. " " .. last, row["end"] .. " " .. row.last
    end)
  end)

  it("of Janggi's mates hold, with moves written and read in Korean too", function()
    support.ask(pick(support.rows("tests/facts/janggi_mates.tsv"), 9), 5, function(row)
      if row.bikjang == "refused" then
        return nil
      end
      local game = xiangqi.try(xiangqi.game({ start = row.fen, rules = "janggi-site", play_on = true }))
      for _, move in ipairs(support.words(row.moves)) do
        local korean = xiangqi.try(game:write_move(move, "korean"))
        assert(game:read_move(korean, "korean") == move, korean)
        xiangqi.try(game:push(korean))
      end
      return game:status() .. " " .. game:fen():match("^%S+ %S+"), "checkmate " .. row.last
    end)
  end)

  it("of repetition hold", function()
    local results = { red_loses = "0-1", black_loses = "1-0", draw = "1/2-1/2" }
    support.ask(support.rows("tests/facts/repetition.tsv"), 50, function(row)
      local expected = results[row.verdict]
      if expected and xiangqi.rules(row.rules) then
        local game = xiangqi.try(xiangqi.game({ start = row.fen, rules = row.rules, play_on = true }))
        local played, fault = game:push_all(row.moves)
        assert(played, tostring(fault))
        local outcome = game:outcome()
        if outcome.result ~= "*" and outcome.reason ~= "checkmate" and game:window() then
          assert(#game:explain() > 20)
          return outcome.result, expected
        end
      end
    end)
  end)

  it("of Janggi's layouts hold", function()
    support.ask(support.rows("tests/facts/janggi_layouts.tsv"), 16, function(row)
      local setup = xiangqi.layout_setup(row.cho, row.han)
      assert(setup:layout("cho") and xiangqi.layout_word(setup:layout("han")) == row.han)
      return setup:fen() .. " " .. setup:position():perft(3), row.fen .. " " .. row.without3
    end)
  end)
end)
