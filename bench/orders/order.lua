-- Places the order that is handed over again and again, each time under a new key.
require 'report'

local body, keys
local count = 0

function init(args)
  body, keys = args[1], args[2]
end

function request()
  count = count + 1
  return wrk.format('POST', nil, {
    ['content-type'] = 'application/json',
    ['idempotency-key'] = keys .. '-' .. count,
  }, body)
end
