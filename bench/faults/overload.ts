import { setTimeout as delay } from 'node:timers/promises'
import { type AppServer, copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { orderBody } from '../orders/order-body.ts'
import { call, keepCalling, memoryOf, placeOrder } from './calls.ts'
import { atLeast, atMost, exactly, quantile, type Scenario } from '../harness/finding.ts'

const CALM_S = 8
/**
 * Long enough that the rush in the first moment, which is served late on purpose, is well below 1 % of all pages, also where a
 * hundred are served a second.
 */
const OVERLOAD_S = 80
/** So many keep the server busy all the time, each coming again at once. */
const ENOUGH = 4
const CLIENTS = 10 * ENOUGH
/** Below this, the load generator on the same machine decides. */
const LEAST_MS = 30
const GROWTH = 1.5

/**
 * Ten times more guests than the server can serve open pages that are rendered for each of them, and come again at once when
 * they are refused. Meanwhile a few others order.
 */
export const overload: Scenario = {
  name: 'overload',
  async run(note) {
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir })
    const body = await orderBody(`${server.url}/api/checkout`)
    const { data } = JSON.parse((await placeOrder(server.url, body)).body) as { data: { url: string } }
    const url = server.url + new URL(data.url, server.url).pathname
    await load(url, ENOUGH, CALM_S)
    const calm = await whileOrdering(server, body, () => load(url, ENOUGH, CALM_S))
    const before = await memoryOf(server)
    const busy = await whileOrdering(server, body, () => load(url, CLIENTS, OVERLOAD_S))
    const after = await memoryOf(server)
    const health = await call(`${server.url}/healthz`)
    await server.stop()
    demo.remove()

    const most = calm.pages.served.length / CALM_S
    const served = busy.pages.served.length / OVERLOAD_S
    const refused = busy.pages.refused.length / OVERLOAD_S
    const limit = (times: number[]) => 3 * Math.max(LEAST_MS, quantile(times, 0.99))
    const without = (100 * calm.pages.refused.length) / calm.pages.served.length
    note(atMost(`pages refused with ${ENOUGH} guests`, without, 2, ' %'))
    note(atMost('p99 of a served page', quantile(busy.pages.served, 0.99), limit(calm.pages.served), ' ms'))
    note(atLeast(`pages served a second, of ${Math.round(most)} with ${ENOUGH} guests`, served, most / 3))
    note(atLeast('pages refused early, a second', refused, 1))
    note(exactly('answers other than 200 and 503', busy.pages.others, 0))
    const lost = busy.orders.filter(({ status }) => status !== 200).length
    note(exactly(`orders not taken of ${busy.orders.length}`, lost, 0))
    note(atMost('p99 of an order', quantile(timesOf(busy.orders), 0.99), limit(timesOf(calm.orders)), ' ms'))
    note(atMost('memory afterwards, times what it was', after / before, GROWTH))
    note(exactly('signs of life afterwards', health.status, 200))
  },
}

type Load = { served: number[]; refused: number[]; others: number }

/** Opens one page again and again, by so many clients. */
async function load(url: string, clients: number, seconds: number): Promise<Load> {
  const visits = Array.from({ length: clients }, () =>
    keepCalling(async () => ({ ...(await call(url)), body: '' }), 0),
  )
  await delay(seconds * 1000)
  const answers = (await Promise.all(visits.map((visit) => visit.end()))).flat()
  const having = (status: number) => timesOf(answers.filter((answer) => answer.status === status))
  const [served, refused] = [having(200), having(503)]
  return { served, refused, others: answers.length - served.length - refused.length }
}

async function whileOrdering(server: AppServer, body: string, work: () => Promise<Load>) {
  const guests = [1, 2].map(() => keepCalling(() => placeOrder(server.url, body), 100))
  const pages = await work()
  return { pages, orders: (await Promise.all(guests.map((guest) => guest.end()))).flat() }
}

const timesOf = (answers: readonly { ms: number }[]): number[] => answers.map(({ ms }) => ms)
