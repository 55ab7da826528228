import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { copyDemo } from '../e2e/app-server.ts'
import { median } from './median.ts'

const ROUNDS = 5
const ROUND_MS = 3_000
const CONNECTIONS = 8

/**
 * Orders a second over HTTP with every rule, against raw transactions that write the same rows in that process: on SQLite,
 * or on PostgreSQL at `databaseUrl`.
 */
export async function benchOrders(templateDir: string, databaseUrl?: string) {
  const demo = copyDemo(templateDir)
  const child = fork(join(import.meta.dirname, 'order-server.ts'), {
    env: { ...process.env, DATA_DIR: demo.dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' },
  })
  const { port } = await answerOf<{ port: number }>(child)
  const url = `http://127.0.0.1:${port}/api/checkout`
  const body = await orderBody(url)
  const load = (duration: number) =>
    autocannon({
      url: `${url}/v2`,
      connections: CONNECTIONS,
      duration,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      requests: [
        {
          body,
          setupRequest: (request) => ({
            ...request,
            headers: { ...request.headers, 'idempotency-key': randomUUID() },
          }),
        },
      ],
    })
  await load(2)

  const rounds: { http: number; raw: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const result = await load(ROUND_MS / 1000)
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${result.non2xx + result.errors} orders were refused`)
    child.send({ rawMs: ROUND_MS })
    const { rawPerSecond } = await answerOf<{ rawPerSecond: number }>(child)
    rounds.push({ http: result['2xx'] / result.duration, raw: rawPerSecond })
  }
  child.disconnect()
  await once(child, 'exit')
  demo.remove()
  return {
    http: median(rounds.map((round) => round.http)),
    raw: median(rounds.map((round) => round.raw)),
    ratio: median(rounds.map((round) => round.http / round.raw)),
  }
}

/** A customised pizza and a cola for takeaway, with the total that the server quotes for it. */
export async function orderBody(url: string): Promise<string> {
  const cart = {
    items: [
      { kind: 'productItem', productId: 'pizza-margherita', sizeId: 'pizza-medium', qty: 2 },
      { kind: 'productItem', productId: 'pizza-margherita', sizeId: 'pizza-large', qty: 1 },
    ],
    tip: 1.5,
    deliverType: 'takeaway',
    deliverAt: 'now',
  }
  const response = await fetch(`${url}/quote`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cart),
  })
  const { data } = (await response.json()) as { data: { id: string; problems: unknown[] } }
  if (data.problems.length > 0)
    throw new Error(`the cart cannot be ordered: ${JSON.stringify(data.problems)}`)
  return JSON.stringify({
    ...cart,
    quote: data.id,
    name: 'Ada Beispiel',
    email: 'ada@beispiel.example',
    phone: '030 1234567',
    terms: true,
    paymentType: 'cash',
  })
}

/** The next message of the process; throws when it ends instead. */
async function answerOf<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process with the orders has ended')
  })
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [T]
  return message
}
