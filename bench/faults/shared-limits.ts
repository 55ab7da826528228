import { copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { orderBody } from '../orders/order-body.ts'
import { type Answer, call, placeOrder } from './calls.ts'
import { exactly, type Scenario } from '../harness/finding.ts'

const ORDERS = 40
const SIGN_INS = 16

/** Two processes on one database count the tries of one address together, and tell apart the addresses behind a proxy. */
export const sharedLimits: Scenario = {
  name: 'limits',
  async run(note) {
    const demo = copyDemo(templateDir())
    const start = () => startServer({ dataDir: demo.dataDir, env: { TRUST_PROXY: '1' } })
    const servers = [await start(), await start()] as const
    const url = (turn: number) => servers[turn % 2 === 0 ? 0 : 1].url
    const body = await orderBody(`${url(0)}/api/checkout`)
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const each = (count: number, ask: (turn: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: count }, (_, turn) => ask(turn)))

    const acknowledged = { ...from('192.0.2.1'), 'idempotency-key': 'acknowledged' }
    await placeOrder(url(0), body, acknowledged)
    const orders = await each(ORDERS, (turn) => placeOrder(url(turn), body, from('192.0.2.1')))
    const again = await placeOrder(url(1), body, acknowledged)
    const neighbour = await placeOrder(url(0), body, from('192.0.2.2'))
    const signIns = await each(SIGN_INS, (turn) =>
      call(`${url(turn)}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...from('192.0.2.3') },
        body: JSON.stringify({ email: 'ada@beispiel.example', password: 'wrong' }),
      }),
    )
    for (const server of servers) await server.stop()
    demo.remove()

    const limited = [...orders, ...signIns].filter(({ status }) => status === 429)
    const taken = (answers: readonly Answer[], status: number) =>
      answers.filter((answer) => answer.status === status).length
    note(exactly(`orders of one address, of ${ORDERS + 1} at two processes`, 1 + taken(orders, 200), 30))
    note(exactly('an acknowledged order that is sent again beyond the limit', again.status, 200))
    note(exactly('an order of another address behind the proxy', neighbour.status, 200))
    note(
      exactly(`wrong passwords that were checked, of ${SIGN_INS} at two processes`, taken(signIns, 422), 10),
    )
    note(
      exactly(
        `refusals without Retry-After, of ${limited.length}`,
        limited.filter(({ retryAfter }) => !retryAfter).length,
        0,
      ),
    )
  },
}
