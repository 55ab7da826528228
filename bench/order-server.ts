import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from '#api/config.ts'
import { createDeps } from '#api/deps.ts'
import { createHttpServer } from '../bin/http-server.ts'

// One process with the house and, for comparison, raw transactions on the same file: it is told over IPC what to do.

type Row = Record<string, null | number | string>

/** The tables that an order writes to, and how its rows are found there. */
const RAW_TABLES = {
  orders: 'id = ?',
  order_lines: 'order_id = ?',
  order_taxes: 'order_id = ?',
  order_status_changes: 'order_id = ?',
  outbox: "payload_json like '%' || ? || '%'",
  live_events: 'order_id = ?',
}

/** Numbers that run through the house; every order takes the next of each. */
const RAW_COUNTERS = [
  'update receipt_counter set last = last + 1 where id = 1 returning last as next',
  'update live_counter set seq = seq + 1 where id = 1 returning seq as next',
]

const config = readConfig()
const deps = await createDeps(config)
const server = await createHttpServer(deps)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.on('message', (message: { rawMs: number }) =>
  process.send?.({ rawPerSecond: rawRate(message.rawMs) }),
)
process.on('disconnect', () => process.exit(0))

/** Durable transactions a second that write the rows of the latest order again, with prepared statements only. */
function rawRate(milliseconds: number): number {
  const db = new DatabaseSync(join(config.dataDir, 'tischlein.db'))
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  const { id } = db.prepare('select id from orders order by placed_at desc limit 1').get() as { id: string }
  const inserts = Object.entries(RAW_TABLES).flatMap(([table, found]) => {
    const rows = db.prepare(`select * from ${table} where ${found}`).all(id) as Row[]
    return rows.map((row) => {
      const columns = Object.keys(row)
      const marks = columns.map(() => '?').join(', ')
      return {
        row,
        statement: db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`),
        table,
      }
    })
  })
  const counters = RAW_COUNTERS.map((text) => db.prepare(text))
  const ends = performance.now() + milliseconds
  const started = performance.now()
  let count = 0
  while (performance.now() < ends) {
    const orderId = randomUUID()
    db.exec('begin immediate')
    const [receipt, seq] = counters.map((counter) => (counter.get() as { next: number }).next)
    const own: Record<string, Row> = {
      orders: {
        id: orderId,
        code: orderId,
        token_hash: orderId,
        idempotency_key: orderId,
        receipt_number: receipt!,
      },
      order_status_changes: { id: orderId, order_id: orderId },
      outbox: { id: orderId, payload_json: JSON.stringify({ orderId }) },
      live_events: { seq: seq!, order_id: orderId },
    }
    for (const { row, statement, table } of inserts)
      statement.run(...Object.values({ ...row, ...(own[table] ?? { order_id: orderId }) }))
    db.exec('commit')
    count++
  }
  const rate = count / ((performance.now() - started) / 1000)
  db.close()
  return rate
}
