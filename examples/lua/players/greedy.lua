--- A player for lua_host: looks one move and one answer ahead, and wants the larger sum of values.
local xiangqi = require("xiangqi")

local MATE = 1000

--- What the position is worth to a side when the other side, which is to move, takes what it likes best.
local function worth(position, side, other)
  if not position:has_move() then
    return MATE
  end
  local worst = position:value(side) - position:value(other)
  for _, capture in ipairs(position:captures("integer")) do
    position:push(capture)
    worst = math.min(worst, position:value(side) - position:value(other))
    position:pop("integer")
  end
  return worst
end

return function(game)
  local position, side = game:position(), game:side_to_move()
  local other = side == "red" and "black" or "red"
  local best, best_worth = nil, -math.huge
  for _, move in ipairs(game:allowed_moves("integer")) do
    position:push(move)
    local now = worth(position, side, other)
    position:pop("integer")
    if now > best_worth then
      best, best_worth = move, now
    end
  end
  return best and xiangqi.move_text(best, position:variant()) or game:moves()[1]
end
