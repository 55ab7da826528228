import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { RAW_TABLES, type Row, rowOfOrder } from './raw-rows.ts'

/** Numbers that run through all orders; every order takes the next of each. */
const COUNTERS = [
  'insert into receipt_counter (id, last) values (1, 1) on conflict (id) do update set last = last + 1 returning last as next',
  'insert into live_counter (id, seq) values (1, 1) on conflict (id) do update set seq = seq + 1 returning seq as next',
]

/** Durable transactions a second that write the rows of the latest order again, with prepared statements only. */
export function rawSqlite(dataDir: string, milliseconds: number): number {
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'))
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  // The last orders get their numbers a moment later: those of the transactions below begin behind all of them.
  db.exec(`insert into live_counter (id, seq) select 1, count(*) from live_events where true
    on conflict (id) do update set seq = max(seq, excluded.seq)`)
  const { id } = db.prepare('select id from orders order by placed_at desc limit 1').get() as { id: string }
  const inserts = Object.entries(RAW_TABLES).flatMap(([table, found]) => {
    const rows = db.prepare(`select * from ${table} where ${found}`).all(id) as Row[]
    return rows.map((row) => {
      const columns = Object.keys(row)
      const marks = columns.map(() => '?').join(', ')
      const statement = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`)
      return { row, statement, table }
    })
  })
  const counters = COUNTERS.map((text) => db.prepare(text))
  const started = performance.now()
  let count = 0
  while (performance.now() < started + milliseconds) {
    const orderId = randomUUID()
    db.exec('begin immediate')
    const [receipt, seq] = counters.map((counter) => (counter.get() as { next: number }).next)
    for (const { row, statement, table } of inserts)
      statement.run(...Object.values(rowOfOrder(table, row, orderId, { receipt: receipt!, seq: seq! })))
    db.exec('commit')
    count++
  }
  const rate = count / ((performance.now() - started) / 1000)
  db.close()
  return rate
}
