import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BOOKED_COLUMNS } from '#api/orders/export-csv.ts'
import { SUMMARY_COLUMNS } from '#api/orders/staff-orders.queries.ts'

// The least that the reads of the staff cost: a bare `node:http` server that sends the same rows as JSON, read by prepared
// statements, without sessions, rules and schemas. Its argument is the data folder.

const PAGE = 30
const MOST_OPEN = 300
const BATCH = 25

type Order = { id: string; placed_at: string }

const db = new DatabaseSync(join(process.argv[2] ?? '', 'tischlein.db'), { readOnly: true })
const ofOrders = 'order_id in (select value from json_each(?)) order by order_id, position'
const newest = db.prepare(
  `select ${SUMMARY_COLUMNS.join(', ')} from orders where status <> 'pending_payment'
  order by placed_at desc, id desc limit ${PAGE + 1}`,
)
const due = 'coalesce(expected_at, placed_at)'
const waiting = db.prepare(
  `select ${SUMMARY_COLUMNS.join(', ')} from orders where status = 'pending_approval'
  order by placed_at desc, id desc limit ${MOST_OPEN + 1}`,
)
const approved = db.prepare(
  `select ${SUMMARY_COLUMNS.join(', ')} from orders where status = 'approved' and ${due} >= ?
  order by ${due} limit ${MOST_OPEN + 1}`,
)
const left = db.prepare(`select count(*) as count from orders where status = 'approved' and ${due} < ?`)
const kitchenLines = db.prepare(`select order_id, qty, kitchen_text_json from order_lines where ${ofOrders}`)
const batch = db.prepare(
  `select ${BOOKED_COLUMNS.orders.join(', ')} from orders where status <> 'pending_payment' and is_test = 0 and placed_at < ?
  and (placed_at, id) > (?, ?) order by placed_at, id limit ${BATCH}`,
)
const [lines, taxes] = (['order_lines', 'order_taxes'] as const).map((table) =>
  db.prepare(`select ${BOOKED_COLUMNS[table].join(', ')} from ${table} where ${ofOrders}`),
)

const idsOf = (orders: readonly Order[]) => JSON.stringify(orders.map(({ id }) => id))

function board(): string {
  const today = new Date().toISOString().slice(0, 10)
  const open = [...waiting.all(), ...approved.all(today)] as Order[]
  const orders = [...(newest.all() as Order[]).slice(0, PAGE), ...open]
  return JSON.stringify({ orders, left: left.get(today), lines: kitchenLines.all(idsOf(orders)) })
}

function exportDays(query: URLSearchParams, response: ServerResponse): void {
  let [after, id] = [query.get('from') ?? '', '']
  for (;;) {
    const orders = batch.all(query.get('until'), after, id) as Order[]
    const last = orders.at(-1)
    if (!last) break
    const ids = idsOf(orders)
    response.write(JSON.stringify({ orders, lines: lines!.all(ids), taxes: taxes!.all(ids) }))
    ;[after, id] = [last.placed_at, last.id]
  }
  response.end()
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/export') {
    exportDays(searchParams, response)
    return
  }
  const text = board()
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.on('disconnect', () => process.exit(0))
