import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { type AppServer, change, copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { orderBody } from '../orders/order-body.ts'
import { call, placeOrder } from './calls.ts'
import { atMost, exactly, type Note, type Scenario } from '../harness/finding.ts'

const GUEST_S = 11
const SHUT_DOWN_S = 8
const PROVIDERS = ['stripe', 'paypal', 'mollie']

/**
 * The payment providers, the mail server and the address service accept connections and say nothing, or refuse every one:
 * a guest waits ten seconds at most and gets a way on, and the server ends in time although all of them hang.
 */
export const hangingProviders: Scenario = {
  name: 'providers',
  async run(note) {
    const silent = await startSilent()
    await payAndSearch(note, 'hang', silent.port)
    await silent.end()
    await payAndSearch(note, 'refuse', silent.port)
  },
}

async function payAndSearch(note: Note, how: 'hang' | 'refuse', port: number): Promise<void> {
  const demo = copyDemo(templateDir())
  change(
    demo.dataDir,
    `insert into settings (key, value) values ('GEOCODER', 'photon') on conflict (key) do update set value = 'photon'`,
  )
  const server = await startServer({
    dataDir: demo.dataDir,
    env: environment(`http://127.0.0.1:${port}`, port),
  })
  const body = await orderBody(`${server.url}/api/checkout`)
  const isHanging = how === 'hang'
  for (const paymentType of PROVIDERS) {
    const answer = await placeOrder(server.url, JSON.stringify({ ...JSON.parse(body), paymentType }))
    note(atMost(`${paymentType} ${how}s: the guest waits`, answer.ms / 1000, GUEST_S, ' s'))
    note(
      exactly(
        `${paymentType} ${how}s: the answer`,
        `${answer.status} ${answer.retryAfter && 'with Retry-After'}`,
        '503 with Retry-After',
      ),
    )
  }
  const cash = await placeOrder(server.url, body)
  note(exactly(`an order in cash while they ${how}`, cash.status, 200))
  const search = await call(
    `${server.url}/api/me/addresses/search?${new URLSearchParams({ q: 'Chausseestr' })}`,
  )
  note(exactly(`the address service ${how}s: addresses found by our own search`, search.status, 200))
  note(atMost(`the address service ${how}s: the guest waits`, search.ms / 1000, GUEST_S, ' s'))
  const seconds = isHanging ? await stopWhileBusy(server, body) : await stopped(server)
  note(atMost(`the server ends while they ${how}`, seconds, SHUT_DOWN_S, ' s'))
  demo.remove()
}

/** Ends the server while a guest waits for a provider, another one for a live stream, and a third has sent half a request. */
async function stopWhileBusy(server: AppServer, body: string): Promise<number> {
  const { hostname, port } = new URL(server.url)
  const half = connect(Number(port), hostname)
  half.on('error', () => {})
  half.write('POST /api/checkout/v2 HTTP/1.1\r\nhost: shop\r\ncontent-length: 1000\r\n\r\nhalf')
  const paying = placeOrder(server.url, JSON.stringify({ ...JSON.parse(body), paymentType: 'stripe' }))
  await call(`${server.url}/healthz`)
  const seconds = await stopped(server)
  half.destroy()
  await paying
  return seconds
}

async function stopped(server: AppServer): Promise<number> {
  const started = performance.now()
  await server.stop()
  return (performance.now() - started) / 1000
}

const environment = (url: string, port: number): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_faults',
  STRIPE_WEBHOOK_SECRET: 'whsec_faults',
  STRIPE_TEST_URL: url,
  PAYPAL_CLIENT_ID: 'faults',
  PAYPAL_CLIENT_SECRET: 'faults',
  PAYPAL_WEBHOOK_ID: 'faults',
  PAYPAL_TEST_URL: url,
  MOLLIE_API_KEY: 'test_faults',
  MOLLIE_WEBHOOK_SECRET: 'faults-faults-faults-faults-faults',
  MOLLIE_TEST_URL: url,
  PHOTON_URL: url,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
})

/** Accepts connections, reads what comes, and never answers. */
async function startSilent(): Promise<{ port: number; end(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async end() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
