import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readConfig } from '#api/config.ts'
import { createDeps } from '#api/deps.ts'
import { createHouse } from '../bin/house.ts'

// One process with the house and, for comparison, raw transactions on the same file: it is told over IPC what to do.

type Row = Record<string, null | number | string>

const RAW_TABLES = ['orders', 'order_lines', 'order_taxes', 'order_status_changes'] as const

const config = readConfig()
const deps = await createDeps(config)
const server = await createHouse(deps)
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
  const inserts = RAW_TABLES.flatMap((table) => {
    const key = table === 'orders' ? 'id' : 'order_id'
    const rows = db.prepare(`select * from ${table} where ${key} = ?`).all(id) as Row[]
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
  const ends = performance.now() + milliseconds
  const started = performance.now()
  let count = 0
  while (performance.now() < ends) {
    const orderId = randomUUID()
    db.exec('begin immediate')
    for (const { row, statement, table } of inserts) {
      const fresh: Row = { ...row }
      if (table === 'orders')
        Object.assign(fresh, { id: orderId, code: orderId, token_hash: orderId, idempotency_key: orderId })
      else fresh['order_id'] = orderId
      if (table === 'order_status_changes') fresh['id'] = orderId
      statement.run(...Object.values(fresh))
    }
    db.exec('commit')
    count++
  }
  const rate = count / ((performance.now() - started) / 1000)
  db.close()
  return rate
}
