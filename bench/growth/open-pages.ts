import { type ClientRequest, get } from 'node:http'
import { once } from 'node:events'
import type { AppServer } from '../../e2e/app-server.ts'
import { placeOne } from './order-templates.ts'

/** As many as one order, and so one guest's address, may have. */
const OF_ONE_ORDER = 10

/** Opens live streams of guests, ten for each order, from as many addresses as there are orders. */
export async function openPages(server: AppServer, count: number): Promise<{ close(): void }> {
  const open: ClientRequest[] = []
  for (let order = 0; open.length < count; order++) {
    const token = (await placeOne(server)).split('/').at(-1) ?? ''
    const address = `198.51.${order >> 8}.${order & 255}`
    const streams = Array.from({ length: OF_ONE_ORDER }, () =>
      get(`${server.url}/api/orders/${token}/live`, {
        headers: { 'x-forwarded-for': address },
        agent: false,
      }),
    )
    for (const stream of streams) {
      const [answer] = (await once(stream, 'response')) as [{ statusCode: number; resume(): void }]
      if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`)
      answer.resume()
      stream.on('error', () => {})
      open.push(stream)
    }
  }
  return { close: () => open.forEach((stream) => stream.destroy()) }
}
