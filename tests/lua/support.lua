--- What the tests share: places, tables of cases, comparison of errors.
local support = {}

support.root = assert(os.getenv("XQ_SOURCE_DIR"), "XQ_SOURCE_DIR names the root of the tree")

--- Rows of a table of the tree by the names of its header; lines that begin with # are comments.
function support.rows(name)
  local rows, header = {}, nil
  for line in io.lines(support.root .. "/" .. name) do
    if line ~= "" and line:sub(1, 1) ~= "#" then
      local cells = {}
      for cell in (line .. "\t"):gmatch("([^\t]*)\t") do
        cells[#cells + 1] = cell
      end
      if not header then
        header = cells
      else
        local row = { line = line }
        for index, column in ipairs(header) do
          row[column] = cells[index] or ""
        end
        rows[#rows + 1] = row
      end
    end
  end
  return rows
end

function support.words(text)
  local words = {}
  for word in text:gmatch("%S+") do
    words[#words + 1] = word
  end
  return words
end

--- Asks each row, collects what differs, and goes on; raises when any differs or there are fewer rows than expected.
function support.ask(rows, least, ask)
  local wrong, asked = {}, 0
  for _, row in ipairs(rows) do
    local good, given, expected = pcall(ask, row)
    if good and given ~= nil then
      asked = asked + 1
      if given ~= expected then
        wrong[#wrong + 1] = ("%s\n    given %s, expected %s"):format(row.line, tostring(given), tostring(expected))
      end
    elseif not good then
      asked = asked + 1
      wrong[#wrong + 1] = row.line .. "\n    " .. tostring(given)
    end
  end
  if #wrong > 0 then
    error(("%d of %d rows are wrong:\n%s"):format(#wrong, asked, table.concat(wrong, "\n")), 0)
  end
  if asked < least then
    error(("only %d rows were asked, not %d"):format(asked, least), 0)
  end
  return asked
end

function support.read(name)
  local file = assert(io.open(support.root .. "/" .. name, "rb"))
  local text = file:read("*a")
  file:close()
  return text
end

support.is_jit = rawget(_G, "jit") ~= nil
support.has_integers = math.type ~= nil

return support
