import { describe, expect, test } from 'vitest'
import type { SeenPayment } from '../../payments/gateway.ts'
import { collected, newPayment, paid, setUp, type StartBench, providerErrorOf } from './gateway-bench.ts'
import { faultsSuite } from './gateway-suite-faults.ts'
import { holdsSuite } from './gateway-suite-holds.ts'
import { refundsSuite } from './gateway-suite-refunds.ts'
import { webhooksSuite } from './gateway-suite-webhooks.ts'

export type GatewaySupport = {
  /** Whether it can hold money. */
  holds: boolean
  /** Whether the proof of a webhook covers its body; otherwise the body only names what we fetch ourselves. */
  signsBodies: boolean
  /** Whether the provider can be asked for what it made since a moment. */
  lists: boolean
}

/** What every gateway does, tried against the fake of its provider. */
export function gatewaySuite(name: string, start: StartBench, support: GatewaySupport): void {
  describe(`${name}: one payment`, () => {
    test('a new payment is open and has the requested values', async () => {
      const { gateway } = await setUp(start)
      const seen = await gateway.create(newPayment())
      expect(seen).toMatchObject({
        state: 'open',
        amount: 2390,
        currency: 'EUR',
        reference: 'order-A1001-pay-1',
        isLive: gateway.isLive,
        captured: 0,
        refunds: [],
        isDisputed: false,
      })
      expect(seen.url).toMatch(/^http/)
      expect(await gateway.read(seen.ref)).toMatchObject({ ref: seen.ref, state: 'open', url: seen.url })
    })

    test('odd cents, high sums and long texts arrive as they are', async () => {
      const { gateway } = await setUp(start)
      for (const amount of [50, 101, 999_99, 1_234_05]) {
        const request = {
          amount,
          key: `order-A${amount}-pay-1`,
          description: 'Käsespätzle & "Soße" '.repeat(9),
        }
        expect(await gateway.create(newPayment(request))).toMatchObject({ amount, reference: request.key })
      }
    })

    test('the same key makes the same payment, also at the same moment', async () => {
      const { gateway, fake } = await setUp(start)
      const request = newPayment()
      const [first, second] = await Promise.all([gateway.create(request), gateway.create(request)])
      const third = await gateway.create(request)
      expect(new Set([first.ref, second.ref, third.ref]).size).toBe(1)
      expect(third.url).toBe(first.url)
      expect(fake.payments()).toHaveLength(1)
    })

    test('the same key with another sum makes no second payment', async () => {
      const { gateway, fake } = await setUp(start)
      await gateway.create(newPayment())
      await providerErrorOf(gateway.create(newPayment({ amount: 9900 })))
      expect(fake.payments()).toHaveLength(1)
    })

    test('two keys make two payments', async () => {
      const { gateway, fake } = await setUp(start)
      await gateway.create(newPayment())
      await gateway.create(newPayment({ key: 'order-A1001-pay-2' }))
      expect(fake.payments()).toHaveLength(2)
    })

    test('a paid payment is captured to the cent and has no payment page', async () => {
      const bench = await setUp(start)
      const seen = await paid(bench)
      expect(seen).toMatchObject({ state: 'paid', captured: 2390, url: null, refunds: [] })
      expect(bench.fake.payments()).toMatchObject([{ captured: 2390, refunded: 0 }])
    })

    test('collecting twice, or a paid payment, moves the money once', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      const again = await bench.gateway.collect(ref, 'order-A1001-pay-1-collect')
      expect(again).toMatchObject({ state: 'paid', captured: 2390 })
      expect(bench.fake.payments()).toMatchObject([{ captured: 2390 }])
    })

    test('a processing payment is not paid', async () => {
      const bench = await setUp(start)
      const { ref } = await bench.gateway.create(newPayment())
      await bench.fake.simulate(ref, 'process')
      expect(await collected(bench, ref, 'order-A1001-pay-1')).toMatchObject({
        state: 'processing',
        captured: 0,
      })
      await bench.fake.simulate(ref, 'pay')
      expect(await bench.gateway.read(ref)).toMatchObject({ state: 'paid', captured: 2390 })
    })

    test('a declined payment moves no money', async () => {
      const bench = await setUp(start)
      const { ref } = await bench.gateway.create(newPayment())
      await bench.fake.simulate(ref, 'decline')
      await providerErrorOf(collected(bench, ref, 'order-A1001-pay-1'))
      const seen = await bench.gateway.read(ref)
      expect(['open', 'confirmed', 'failed']).toContain(seen.state)
      expect(seen.captured).toBe(0)
    })

    test('a payment that the provider does not know is missing', async () => {
      const { gateway } = await setUp(start)
      const { ref } = await gateway.create(newPayment())
      expect(await providerErrorOf(gateway.read(`${ref.slice(0, -1)}x`))).toMatchObject({ kind: 'missing' })
    })

    test('a malformed id finds no payment', async () => {
      const { gateway } = await setUp(start)
      for (const ref of ['../refunds', 'a b', '?x=1', '%2e%2e', '\u0000', 'é', ''])
        expect(await providerErrorOf(gateway.read(ref)), ref).toMatchObject({ kind: 'missing' })
    })

    test('every difference from our request is seen', async () => {
      const bench = await setUp(start)
      const change = async (what: Parameters<typeof bench.fake.simulate>[1], n: number) => {
        const { ref } = await paid(bench, { key: `order-A1001-pay-${n}` })
        await bench.fake.simulate(ref, what)
        return bench.gateway.read(ref)
      }
      expect((await change('change amount', 1)).amount).not.toBe(2390)
      expect((await change('change currency', 2)).currency).not.toBe('EUR')
      expect((await change('change reference', 3)).reference).not.toBe('order-A1001-pay-3')
      expect((await change('change mode', 4)).isLive).not.toBe(bench.gateway.isLive)
    })

    test('a chargeback is seen', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      await bench.fake.simulate(ref, 'dispute')
      expect(await bench.gateway.read(ref)).toMatchObject({ isDisputed: true })
    })
  })

  describe(`${name}: the end of a payment`, () => {
    const dead: SeenPayment['state'][] = ['expired', 'canceled', 'failed']

    test('an expired payment cannot be paid', async () => {
      const bench = await setUp(start)
      const { ref } = await bench.gateway.create(newPayment())
      await bench.fake.simulate(ref, 'expire')
      const outcome = await bench.gateway.read(ref).catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toMatchObject({ kind: 'missing' })
      else expect(outcome).toMatchObject({ state: expect.toBeOneOf(dead), captured: 0, url: null })
    })

    test('to close an unpaid payment, also twice, takes no money', async () => {
      const { gateway, fake } = await setUp(start)
      const { ref } = await gateway.create(newPayment())
      for (const seen of [await gateway.close(ref), await gateway.close(ref)])
        expect(seen).toMatchObject({ state: expect.toBeOneOf([...dead, 'open']), captured: 0 })
      expect(fake.payments()).toMatchObject([{ captured: 0 }])
    })

    test('closing a payment that was just paid returns that it is paid', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      expect(await bench.gateway.close(ref)).toMatchObject({ state: 'paid', captured: 2390 })
      expect(bench.fake.payments()).toMatchObject([{ captured: 2390 }])
    })

    test('to close what the provider does not know is missing', async () => {
      const { gateway } = await setUp(start)
      const { ref } = await gateway.create(newPayment())
      expect(await providerErrorOf(gateway.close(`${ref.slice(0, -1)}x`))).toMatchObject({ kind: 'missing' })
    })
  })

  if (support.lists) listsSuite(name, start)
  if (support.holds) holdsSuite(name, start)
  refundsSuite(name, start)
  faultsSuite(name, start, support.holds)
  webhooksSuite(name, start, support.signsBodies)
}

/** The list that the worker and the reconciliation read. */
function listsSuite(name: string, start: StartBench): void {
  test(`${name} lists all payments since a moment, with their states`, async () => {
    const bench = await setUp(start)
    const first = await paid(bench)
    for (const n of [2, 3, 4, 5]) await bench.gateway.create(newPayment({ key: `order-A1001-pay-${n}` }))
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
    const seen = await Array.fromAsync(bench.gateway.since(hourAgo))
    expect(seen.map(({ reference }) => reference).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((n) => `order-A1001-pay-${n}`),
    )
    expect(seen.find(({ ref }) => ref === first.ref)).toMatchObject({ state: 'paid', captured: 2390 })
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
    expect(await Array.fromAsync(bench.gateway.since(inAnHour))).toEqual([])
  })
}
