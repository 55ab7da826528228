import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { load, type LoadResult } from '../harness/wrk.ts'

const SCRIPT = join(import.meta.dirname, 'order.lua')

/** Places orders for some seconds, each of so many clients the next when one is answered; the servers share the clients. */
export async function loadOrders(
  urls: readonly string[],
  { body, clients, seconds }: { body: string; clients: number; seconds: number },
): Promise<LoadResult[]> {
  return Promise.all(
    urls.map((url) =>
      load({
        url: `${url}/api/checkout/v2`,
        connections: clients / urls.length,
        seconds,
        script: SCRIPT,
        args: [body, randomUUID()],
      }),
    ),
  )
}
