--- A player for lua_host: any legal move that does not lose by repetition, by chance from a fixed seed.
local seed = 2024

local function below(limit)
  seed = seed * 48271 % 2147483647
  return seed % limit + 1
end

return function(game)
  local moves = game:allowed_moves()
  if #moves == 0 then
    moves = game:moves()
  end
  return moves[below(#moves)]
end
