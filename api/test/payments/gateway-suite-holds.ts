import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import {
  type GatewayBench,
  paid,
  refundRequest,
  setUp,
  type StartBench,
  providerErrorOf,
} from './gateway-bench.ts'

/** Money that is held, and captured or voided later. */
export function holdsSuite(name: string, start: StartBench): void {
  const held = (bench: GatewayBench) => paid(bench, { holds: true })

  describe(`${name}: held money`, () => {
    test('a held payment has moved nothing', async () => {
      const bench = await setUp(start)
      const seen = await held(bench)
      expect(seen).toMatchObject({ state: 'authorized', captured: 0, amount: 2390 })
    })

    test('held money is captured once, however often it is requested', async () => {
      const bench = await setUp(start)
      const seen = await held(bench)
      for (const key of ['order-A1001-capture-1', 'order-A1001-capture-1', 'order-A1001-capture-2']) {
        const after = await bench.gateway.capture(seen.ref, cents(2390), key)
        expect(after).toMatchObject({ ref: seen.ref, state: 'paid', captured: 2390 })
      }
      expect(bench.fake.payments()).toMatchObject([{ captured: 2390 }])
    })

    test('a part of it can be captured, never more than is held', async () => {
      const bench = await setUp(start)
      const seen = await held(bench)
      const tooMuch = await providerErrorOf(
        bench.gateway.capture(seen.ref, cents(2391), 'order-A1001-capture-1'),
      )
      expect(tooMuch).toMatchObject({ kind: 'refused' })
      const after = await bench.gateway.capture(seen.ref, cents(1000), 'order-A1001-capture-2')
      expect(after).toMatchObject({ state: 'paid', captured: 1000, amount: 2390 })
    })

    test('a voided hold cannot be captured, and voiding twice does no harm', async () => {
      const bench = await setUp(start)
      const seen = await held(bench)
      for (const key of ['order-A1001-release-1', 'order-A1001-release-2'])
        expect(await bench.gateway.voidHold(seen.ref, key)).toMatchObject({ state: 'canceled', captured: 0 })
      await providerErrorOf(bench.gateway.capture(seen.ref, cents(2390), 'order-A1001-capture-1'))
      expect(await bench.gateway.read(seen.ref)).toMatchObject({ state: 'canceled', captured: 0 })
    })

    test('captured money is not voided', async () => {
      const bench = await setUp(start)
      const seen = await held(bench)
      await bench.gateway.capture(seen.ref, cents(2390), 'order-A1001-capture-1')
      await providerErrorOf(bench.gateway.voidHold(seen.ref, 'order-A1001-release-1'))
      expect(await bench.gateway.read(seen.ref)).toMatchObject({ state: 'paid', captured: 2390 })
    })

    test('an expired hold captures nothing', async () => {
      const bench = await setUp(start)
      const seen = await held(bench)
      await bench.fake.simulate(seen.ref, 'expire hold')
      await providerErrorOf(bench.gateway.capture(seen.ref, cents(2390), 'order-A1001-capture-1'))
      const after = await bench.gateway.read(seen.ref)
      expect(after).toMatchObject({ state: expect.toBeOneOf(['expired', 'canceled']), captured: 0 })
    })

    test('captured money is refunded as any other', async () => {
      const bench = await setUp(start)
      const seen = await held(bench)
      await bench.gateway.capture(seen.ref, cents(2390), 'order-A1001-capture-1')
      expect(await bench.gateway.refund(seen.ref, refundRequest(1, 390))).toMatchObject({ amount: 390 })
      expect(bench.fake.payments()).toMatchObject([{ captured: 2390, refunded: 390 }])
    })
  })
}
