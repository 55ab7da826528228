import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type FakeStripe, startFakeStripe } from '#api/payments/gateways/stripe/test/fake.ts'

/**
 * A server with one dish that processes its payments; `DO` is its first action, `AHEAD` shifts its clock in minutes.
 */
const program = `
  import { createApp } from '#api/app.ts'
  import { readConfig } from '#api/composition/read-config.ts'
  import { createDeps } from '#api/composition/create-deps.ts'
  import { systemContext } from '#api/context.ts'
  import { paidOrders, startPaymentWorker } from '#api/payments/index.ts'
  import { category, everyDay, product, publish } from '#api/test/builders.ts'
  const made = await createDeps(readConfig())
  const deps = { ...made, clock: () => Date.now() + Number(process.env.AHEAD ?? 0) * 60_000 }
  const worker = startPaymentWorker(deps, { origin: 'http://shop.test', pollMs: 50 })
  process.once('SIGTERM', () => worker.stop().then(() => deps.db.destroy()))
  if (process.env.DO === 'place') {
    await publish({ db: deps.db, deps }, category('pizzas', { medium: 'Mittel' }),
      product('margherita', { category: 'pizzas', prices: { medium: 990 } }), everyDay('00:00', '24:00'))
    const body = JSON.stringify({
      items: [{ kind: 'productItem', productId: 'margherita', sizeId: 'medium', extraIds: [], optionIds: [], qty: 1 }],
      tip: 0, deliverType: 'takeaway', deliverAt: 'now', name: 'Ada', email: 'ada@example.org',
      phone: '030 1234567', terms: true, paymentType: 'stripe', total: 9.9 })
    await createApp(deps).request('http://shop.test/api/checkout/v2', { method: 'POST', body,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'cart' } })
  }
  if (process.env.DO === 'capture') {
    const { id } = await deps.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    await paidOrders.capture(systemContext(deps), id)
  }
`

function startProcess(dataDir: string, fake: FakeStripe, more: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      DATA_DIR: dataDir,
      DEMO: 'false',
      ...fake.env,
      LOG_LEVEL: 'silent',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

async function setUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'tischlein-payments-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const fake = await startFakeStripe()
  onTestFinished(() => fake.stop())
  const read = (sql: string) => {
    const db = new DatabaseSync(join(dataDir, 'tischlein.db'), { readOnly: true })
    try {
      return db.prepare(sql).all()
    } finally {
      db.close()
    }
  }
  return { dataDir, fake, read }
}

const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 40_000, interval: 5 })

async function kill(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  child.kill(signal)
  await once(child, 'exit')
}

const STAND =
  'select orders.status, payment_attempts.state from orders join payment_attempts on order_id = orders.id'

test('28: a server killed between the answer of the provider and its record finds the payment and its order', async () => {
  const { dataDir, fake, read } = await setUp()
  fake.fault('create', { kind: 'lost answer' })
  const first = startProcess(dataDir, fake, { DO: 'place' })
  await soon(() => expect(fake.payments()).toHaveLength(1))
  await kill(first, 'SIGKILL')
  expect(read(STAND)).toEqual([{ status: 'pending_payment', state: 'created' }])

  await fake.simulate(fake.payments()[0]?.ref ?? '', 'pay')
  const second = startProcess(dataDir, fake, { AHEAD: '3' })
  await soon(() => expect(read(STAND)).toEqual([{ status: 'pending_approval', state: 'authorized' }]))
  await kill(second, 'SIGTERM')
  expect(fake.payments()).toHaveLength(1)
  expect(read('select kind from outbox')).toEqual([{ kind: 'order_received' }])
}, 90_000)

test('a server killed between a capture and its record learns later that the payment was captured, once', async () => {
  const { dataDir, fake, read } = await setUp()
  const first = startProcess(dataDir, fake, { DO: 'place' })
  await soon(() => expect(fake.payments()).toHaveLength(1))
  await soon(() => expect(read(STAND)).toEqual([{ status: 'pending_payment', state: 'open' }]))
  await kill(first, 'SIGTERM')
  await fake.simulate(fake.payments()[0]?.ref ?? '', 'pay')
  fake.fault('capture', { kind: 'lost answer' })
  const second = startProcess(dataDir, fake, { AHEAD: '3' })
  await soon(() => expect(read(STAND)).toEqual([{ status: 'pending_approval', state: 'authorized' }]))
  await kill(second, 'SIGTERM')
  const third = startProcess(dataDir, fake, { DO: 'capture' })
  await soon(() => expect(fake.payments()[0]).toMatchObject({ captured: 990 }))
  await kill(third, 'SIGKILL')
  expect(read(STAND)).toEqual([{ status: 'pending_approval', state: 'authorized' }])

  const fourth = startProcess(dataDir, fake, { AHEAD: '40' })
  await soon(() => expect(read(STAND)).toEqual([{ status: 'pending_approval', state: 'paid' }]))
  await kill(fourth, 'SIGTERM')
  expect(fake.payments()[0]).toMatchObject({ captured: 990, refunded: 0 })
}, 120_000)
