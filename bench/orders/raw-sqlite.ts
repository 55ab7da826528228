import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { RAW_TABLES, type Row, rowOfOrder } from './raw-rows.ts'

/** Durable transactions a second that write the rows of the latest order again, with prepared statements only. */
export function rawSqlite(dataDir: string, milliseconds: number): number {
  const db = new DatabaseSync(join(dataDir, 'tischlein.db'))
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  const { id } = db
    .prepare("select id from orders where status <> 'pending_payment' order by placed_at desc limit 1")
    .get() as { id: string }
  const inserts = Object.entries(RAW_TABLES).flatMap(([table, found]) => {
    const rows = db.prepare(`select * from ${table} where ${found}`).all(id) as Row[]
    return rows.map((row) => {
      const columns = Object.keys(row)
      const marks = columns.map(() => '?').join(', ')
      const statement = db.prepare(`insert into ${table} (${columns.join(', ')}) values (${marks})`)
      return { row, statement, table }
    })
  })
  const started = performance.now()
  let count = 0
  while (performance.now() < started + milliseconds) {
    const orderId = randomUUID()
    db.exec('begin immediate')
    for (const { row, statement, table } of inserts)
      statement.run(...Object.values(rowOfOrder(table, row, orderId)))
    db.exec('commit')
    count++
  }
  const rate = count / ((performance.now() - started) / 1000)
  db.close()
  return rate
}
