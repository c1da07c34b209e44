--- The annotations name what there is, no more and no less, and each parameter.
local support = require("support")
local core = require("xiangqi_core")
local xiangqi = require("xiangqi")

--- Functions of the annotations by class, and lines that are wrong in themselves.
local function annotated()
  local classes, wrong, params, returns = {}, {}, {}, 0
  for line in support.read("bindings/lua/meta/xiangqi.lua"):gmatch("[^\n]*") do
    local param = line:match("^%-%-%-@param ([%w_%.]+)")
    local class, name, list = line:match("^function (%w+)[:%.]([%w_]+)%((.-)%) end$")
    if param then
      params[#params + 1] = param
    elseif line:match("^%-%-%-@return ") then
      returns = returns + 1
    elseif class then
      classes[class] = classes[class] or {}
      classes[class][name] = true
      if table.concat(params, ", ") ~= list or (returns == 0 and name ~= "close") then
        wrong[#wrong + 1] = line
      end
      params, returns = {}, 0
    end
  end
  return classes, wrong
end

local function names_of(...)
  local names = {}
  for _, set in ipairs({ ... }) do
    for name in pairs(set) do
      names[name] = true
    end
  end
  if not support.has_integers then
    names.key_integer = nil
  end
  return names
end

describe("the annotations", function()
  local classes, wrong = annotated()

  it("document each parameter and result", function()
    assert.same({}, wrong)
  end)

  it("are the surface of the module", function()
    assert.same(names_of(classes.xiangqi, { version = true }), names_of(xiangqi))
  end)

  for name, sets in pairs({
    Position = { "Board", "Position" },
    Game = { "Board", "Game" },
    Setup = { "Setup" },
    Rules = { "Rules" },
  }) do
    it("are the methods of " .. name, function()
      local all = {}
      for index, class in ipairs(sets) do
        all[index] = classes[class]
      end
      assert.same(names_of((table.unpack or unpack)(all)), names_of(core.metatables[name].__index))
    end)
  end
end)

describe("the rockspec", function()
  it("has the version of the library", function()
    local version = support.read("VERSION"):match("%S+")
    assert.equal(version, xiangqi.version)
    local text = support.read("xiangqi-" .. version .. "-1.rockspec")
    assert.is_truthy(text:find('version = "' .. version .. '-1"', 1, true))
  end)
end)
