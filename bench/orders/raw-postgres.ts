import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { RAW_TABLES, type Row, rowOfOrder } from './raw-rows.ts'

/**
 * Durable transactions a second that write the rows of the latest order again, on so many connections at once: prepared
 * statements, all of a transaction sent in one go.
 */
export async function rawPostgres(
  databaseUrl: string,
  { rawMs, clients: count }: { rawMs: number; clients: number },
): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl, pipeline: true })
      await client.connect()
      return client
    }),
  )
  const { rows: latest } = await clients[0]!.query<{ id: string }>(
    "select id from orders where status <> 'pending_payment' order by placed_at desc limit 1",
  )
  const inserts: { table: string; row: Row; text: string }[] = []
  for (const [table, found] of Object.entries(RAW_TABLES)) {
    const { rows } = await clients[0]!.query<Row>(
      `select * from ${table} where ${found.replace('?', '$1::text')}`,
      [latest[0]!.id],
    )
    for (const row of rows) {
      const columns = Object.keys(row)
      const marks = columns.map((_, index) => `$${index + 1}`).join(', ')
      inserts.push({ table, row, text: `insert into ${table} (${columns.join(', ')}) values (${marks})` })
    }
  }
  const started = performance.now()
  let written = 0
  const write = async (client: pg.Client) => {
    while (performance.now() < started + rawMs) {
      const orderId = randomUUID()
      await Promise.all([
        client.query('begin'),
        ...inserts.map(({ table, row, text }) =>
          client.query({ name: table, text, values: Object.values(rowOfOrder(table, row, orderId)) }),
        ),
        client.query('commit'),
      ])
      written++
    }
  }
  await Promise.all(clients.map(write))
  const rate = written / ((performance.now() - started) / 1000)
  await Promise.all(clients.map((client) => client.end()))
  return rate
}
