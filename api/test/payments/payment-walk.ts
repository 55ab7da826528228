import fc from 'fast-check'
import { expect } from 'vitest'
import type { Gateway } from '../../payments/gateway.ts'
import { paymentToken } from '../../payments/payment-token.ts'
import { workOnce } from '../../payments/payment-worker.ts'
import { guestKeyOf } from '../../guest-key.ts'
import { fridayEvening, type TestApp } from '../app.ts'
import { everyDay } from '../builders.ts'
import { createTestShop, placeOrderBody } from '../shop.ts'
import { addStaff, signedIn } from '../staff.ts'
import type { Fault, FakeGateway, SimulatedEvent, Operation, OutgoingWebhook } from './fake-gateway.ts'
import { createMemoryBench } from './fake-memory.ts'

/** The process dies: what was called has happened, and nothing after it. */
class Crash extends Error {}

const TOTAL = 990
const options = { origin: 'http://shop.test' }

export type WalkShop = { app: TestApp; headers: Record<string, string>; begin(run: Run): Walk }
type Run = { canHold: boolean; canClose: boolean; confirmsFirst: boolean }

/** One restaurant in which many walks are made, one after the other, each with a provider of its own. */
export async function openWalkShop(): Promise<WalkShop> {
  const gateways = new Map<string, Gateway>()
  let now = Date.parse(fridayEvening)
  let runs = 0
  const app = await createTestShop({
    deps: { gateways, clock: () => now },
    rows: [{ hours: everyDay('00:00', '24:00').hours }],
  })
  await addStaff(app, 'mina@example.org')
  const headers = await signedIn(app, 'mina@example.org')
  // The walks together take weeks.
  await app.db.updateTable('staff_sessions').set({ expires_at: '9999-12-31T00:00:00.000Z' }).execute()
  return {
    app,
    headers,
    begin(run) {
      runs++
      const bench = createMemoryBench({ ...run, prefix: `pay_${runs}_`, clock: () => now })
      let crashes = 0
      let hasLostHold = false
      gateways.set(
        'memory',
        crashing(bench.gateway, () => crashes-- > 0),
      )
      app.setAddress(`10.${runs >> 16}.${(runs >> 8) & 255}.${runs & 255}`)
      return {
        app,
        headers,
        fake: bench.fake,
        run: runs,
        waiting: [],
        wait: (minutes) => void (now += minutes * 60_000),
        crashSoon: () => void (crashes = 1),
        stopCrashing: () => void (crashes = 0),
        hasLostHold: () => hasLostHold,
        loseHold: () => void (hasLostHold = true),
      }
    },
  }
}

export type Walk = {
  app: TestApp
  headers: Record<string, string>
  fake: FakeGateway
  run: number
  /** The webhooks that are on their way. */
  waiting: OutgoingWebhook[]
  wait(minutes: number): void
  /** The process dies at the next answer of the provider. */
  crashSoon(): void
  stopCrashing(): void
  /** Whether the bank has released held money by itself. */
  hasLostHold(): boolean
  loseHold(): void
}

/** The same gateway in a process that may die as soon as the provider has answered. */
function crashing(gateway: Gateway, dies: () => boolean): Gateway {
  const after = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call
    if (dies()) throw new Crash()
    return answer
  }
  return {
    ...gateway,
    create: (request) => after(gateway.create(request)),
    read: (ref) => after(gateway.read(ref)),
    collect: (ref, key) => after(gateway.collect(ref, key)),
    close: (ref) => after(gateway.close(ref)),
    capture: (ref, amount, key) => after(gateway.capture(ref, amount, key)),
    voidHold: (ref, key) => after(gateway.voidHold(ref, key)),
    refund: (ref, request) => after(gateway.refund(ref, request)),
  }
}

type Step = fc.AsyncCommand<object, Walk>
const step = (name: string, run: (walk: Walk) => Promise<void>): Step => ({
  check: () => true,
  run: async (_, walk) => {
    await run(walk)
    expect(await expiredWhilePayable(walk)).toEqual([])
  },
  toString: () => name,
})

/** Each walk has a guest of its own. */
const emailOf = ({ run }: Walk): string => `${run}@example.org`

/** The orders of a walk, in the order in which they were placed; the name in each is its key. */
export const ordersOf = (walk: Walk) =>
  walk.app.db
    .selectFrom('orders')
    .selectAll()
    .where('guest_key', '=', guestKeyOf(walk.app.deps, emailOf(walk)))
    .orderBy('id')
    .execute()

/** Expired orders that the guest may still pay; there must be none. */
const expiredWhilePayable = (walk: Walk) =>
  walk.app.db
    .selectFrom('orders')
    .innerJoin('payment_attempts', 'payment_attempts.order_id', 'orders.id')
    .select('payment_attempts.number')
    .where('guest_key', '=', guestKeyOf(walk.app.deps, emailOf(walk)))
    .where('closed_at', 'is not', null)
    .where('payment_attempts.state', 'in', ['created', 'open'])
    .execute()

/** Every try to pay an order of a walk. */
export async function attemptsOf(walk: Walk) {
  const orders = await ordersOf(walk)
  if (orders.length === 0) return []
  return walk.app.db
    .selectFrom('payment_attempts')
    .selectAll()
    .where(
      'order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
}

/** Does what is due, in a process that may die. */
export async function work(walk: Walk): Promise<void> {
  for (let jobs = 0; jobs < 50; jobs++) {
    try {
      if (!(await workOnce(walk.app.deps, options))) return
    } catch (error) {
      if (!(error instanceof Crash)) throw error
    }
  }
}

const pick = <T>(of: readonly T[], index: number): T | undefined => of[index % Math.max(1, of.length)]

/** Orders, or sends the same order again, perhaps to be paid in another way. */
export async function place(walk: Walk, key: string, paymentType = 'memory'): Promise<void> {
  const body = placeOrderBody({ name: key, email: emailOf(walk), paymentType })
  const { status } = await walk.app.post('/checkout/v2', body, { 'idempotency-key': `${walk.run}-${key}` })
  expect([200, 409, 500, 503]).toContain(status)
}

async function comeBack(walk: Walk, index: number, more: Record<string, string>): Promise<void> {
  const attempt = pick(await attemptsOf(walk), index)
  if (!attempt) return
  const sess = paymentToken(walk.app.deps, attempt.id)
  await walk.app.request(`/checkout/check?${new URLSearchParams({ payment: 'memory', sess, ...more })}`)
}

async function deliver(walk: Walk, what: 'first' | 'twice' | 'last' | 'drop'): Promise<void> {
  walk.waiting.push(...walk.fake.webhooks.due())
  walk.fake.webhooks.clear()
  const webhook = what === 'last' ? walk.waiting.pop() : walk.waiting.shift()
  if (!webhook || what === 'drop') return
  const { headers, body } = webhook
  const send = () => walk.app.request('/payments/memory/webhook', { method: 'POST', headers, body })
  await Promise.all(what === 'twice' ? [send(), send()] : [send()])
  await work(walk)
}

async function staff(walk: Walk, status: 'approved' | 'rejected' | 'completed'): Promise<void> {
  const order = (await ordersOf(walk)).find((one) =>
    status === 'completed' ? one.status === 'approved' : one.status === 'pending_approval',
  )
  if (!order) return
  const change = { status, from: order.status, minutes: 20, reason: 'Full' }
  const { status: answer } = await walk.app.post(`/staff/orders/${order.id}/status`, change, walk.headers)
  // 500 is what a caller hears of a process that dies.
  expect([200, 409, 500]).toContain(answer)
}

async function refundRemainder(walk: Walk, amount: number): Promise<void> {
  const order = (await ordersOf(walk)).find(({ payment_state }) => payment_state?.startsWith('pa'))
  if (!order) return
  const body = { amount: amount / 100, reason: 'cold' }
  const { status } = await walk.app.post(`/staff/orders/${order.id}/refunds`, body, walk.headers)
  expect([200, 409, 422]).toContain(status)
}

const happens: readonly SimulatedEvent[] = ['pay', 'process', 'decline', 'cancel', 'expire', 'expire hold']
const operations: readonly Operation[] = [
  'create',
  'read',
  'collect',
  'close',
  'capture',
  'voidHold',
  'refund',
]
const faults: readonly Fault[] = [{ kind: 'lost answer' }, { kind: 'status', status: 503 }]

const weighted = (weight: number, one: fc.Arbitrary<Step>): fc.Arbitrary<Step>[] =>
  Array.from({ length: weight }, () => one)

/** The actions of guests, provider, staff, time and failures; the useful ones are more frequent. */
export const steps: fc.Arbitrary<Step>[] = [
  ...weighted(
    2,
    fc.constantFrom('a', 'a', 'b').map((key) => step(`place ${key}`, (walk) => place(walk, key))),
  ),
  fc.constantFrom('a', 'b').map((key) => step(`place ${key} in cash`, (walk) => place(walk, key, 'cash'))),
  ...weighted(
    3,
    fc.tuple(fc.constantFrom('pay' as const, 'pay' as const, ...happens), fc.nat(2)).map(([what, index]) =>
      step(`${what} ${index}`, async (walk) => {
        if (what === 'expire hold') walk.loseHold()
        const payment = pick(walk.fake.payments(), index)
        if (payment) await walk.fake.simulate(payment.ref, what)
      }),
    ),
  ),
  ...weighted(
    2,
    fc.nat(2).map((index) => step(`return ${index}`, (walk) => comeBack(walk, index, {}))),
  ),
  fc.nat(3).map((index) => step(`cancel ${index}`, (walk) => comeBack(walk, index, { cancel: '1' }))),
  ...weighted(
    2,
    fc
      .constantFrom('first' as const, 'twice' as const, 'last' as const, 'drop' as const)
      .map((what) => step(`deliver ${what}`, (walk) => deliver(walk, what))),
  ),
  ...weighted(
    2,
    fc.constantFrom(2, 4, 45, 90).map((minutes) =>
      step(`sweep after ${minutes} min`, async (walk) => {
        walk.wait(minutes)
        await work(walk)
      }),
    ),
  ),
  ...weighted(
    3,
    fc
      .constantFrom('approved' as const, 'rejected' as const, 'rejected' as const, 'completed' as const)
      .map((status) => step(status, (walk) => staff(walk, status))),
  ),
  fc
    .integer({ min: 1, max: TOTAL })
    .map((amount) => step(`refund ${amount}`, (walk) => refundRemainder(walk, amount))),
  fc
    .tuple(fc.constantFrom(...operations), fc.constantFrom(...faults))
    .map(([operation, fault]) =>
      step(`${operation}: ${fault.kind}`, async (walk) => walk.fake.fault(operation, fault)),
    ),
  fc.constant(step('crash soon', async (walk) => walk.crashSoon())),
]
