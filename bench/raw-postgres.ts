import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { RAW_TABLES, type Row, rowOfOrder } from './raw-rows.ts'

const CLIENTS = 8

/**
 * Durable transactions a second that write the rows of the latest order again, on eight connections at once: prepared
 * statements, all of a transaction sent in one go, without the numbers that run through all orders.
 */
export async function rawPostgres(databaseUrl: string, milliseconds: number): Promise<number> {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl, pipeline: true })
      await client.connect()
      return client
    }),
  )
  const { rows: latest } = await clients[0]!.query<{ id: string }>(
    'select id from orders order by placed_at desc limit 1',
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
  let count = 0
  const write = async (client: pg.Client) => {
    while (performance.now() < started + milliseconds) {
      const orderId = randomUUID()
      await Promise.all([
        client.query('begin'),
        ...inserts.map(({ table, row, text }) =>
          client.query({ name: table, text, values: Object.values(rowOfOrder(table, row, orderId)) }),
        ),
        client.query('commit'),
      ])
      count++
    }
  }
  await Promise.all(clients.map(write))
  const rate = count / ((performance.now() - started) / 1000)
  // They were no orders: the numbers stay with those that are.
  await clients[0]!.query(
    "update orders set receipt_number = null, status = 'pending_payment' where code = id",
  )
  await Promise.all(clients.map((client) => client.end()))
  return rate
}
