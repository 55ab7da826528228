import { describe, expect, test } from 'vitest'
import { newPayment, paid, refundRequest, setUp, type StartBench, providerErrorOf } from './gateway-bench.ts'

/** Refunds. */
export function refundsSuite(name: string, start: StartBench): void {
  describe(`${name}: refunds`, () => {
    test('a full refund is made once, however often it is requested', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      const first = await bench.gateway.refund(ref, refundRequest(1, 2390))
      const again = await bench.gateway.refund(ref, refundRequest(1, 2390))
      expect(first).toMatchObject({ amount: 2390, state: expect.toBeOneOf(['pending', 'done']) })
      expect(again.ref).toBe(first.ref)
      expect(bench.fake.payments()).toMatchObject([{ captured: 2390, refunded: 2390 }])
      const { refunds } = await bench.gateway.read(ref)
      expect(refunds).toMatchObject([{ ref: first.ref, amount: 2390 }])
    })

    test('partial refunds add up, and together are never more than was captured', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      await bench.gateway.refund(ref, refundRequest(1, 1000))
      await bench.gateway.refund(ref, refundRequest(2, 1001))
      expect(await providerErrorOf(bench.gateway.refund(ref, refundRequest(3, 390)))).toMatchObject({
        kind: 'refused',
      })
      await bench.gateway.refund(ref, refundRequest(4, 389))
      expect(bench.fake.payments()).toMatchObject([{ refunded: 2390 }])
      const { refunds } = await bench.gateway.read(ref)
      expect(refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([389, 1000, 1001])
    })

    test('a refund names its key, where the provider keeps it', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      const made = await bench.gateway.refund(ref, refundRequest(1, 500))
      const { refunds } = await bench.gateway.read(ref)
      expect(refunds).toMatchObject([{ ref: made.ref, reference: made.reference }])
      if (made.reference !== null) expect(made.reference).toBe('order-A1001-refund-1')
    })

    test('a refund is seen to settle', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      await bench.gateway.refund(ref, refundRequest(1, 2390))
      await bench.fake.simulate(ref, 'refund settles')
      expect((await bench.gateway.read(ref)).refunds).toMatchObject([{ amount: 2390, state: 'done' }])
    })

    test('a refund is seen to fail, and another refund may follow', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      await bench.gateway.refund(ref, refundRequest(1, 2390))
      await bench.fake.simulate(ref, 'refund fails')
      expect((await bench.gateway.read(ref)).refunds).toMatchObject([{ amount: 2390, state: 'failed' }])
      expect(bench.fake.payments()).toMatchObject([{ refunded: 0 }])
      await bench.gateway.refund(ref, refundRequest(2, 2390))
      expect(bench.fake.payments()).toMatchObject([{ refunded: 2390 }])
    })

    test('an unpaid payment is not refunded', async () => {
      const { gateway } = await setUp(start)
      const { ref } = await gateway.create(newPayment())
      expect(await providerErrorOf(gateway.refund(ref, refundRequest(1, 100)))).toMatchObject({
        kind: 'refused',
      })
    })

    test('the refund of a payment that the provider does not know is missing', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      const providerError = await providerErrorOf(
        bench.gateway.refund(`${ref.slice(0, -1)}x`, refundRequest(1, 100)),
      )
      expect(providerError).toMatchObject({ kind: 'missing' })
    })
  })
}
