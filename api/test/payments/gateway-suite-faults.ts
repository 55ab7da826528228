import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { ProviderError } from '../../payments/gateway.ts'
import type { FakeGateway, Fault, Operation } from './fake-gateway.ts'
import {
  type GatewayBench,
  newPayment,
  paid,
  refundRequest,
  setUp,
  type StartBench,
  providerErrorOf,
} from './gateway-bench.ts'

const faults: Fault[] = [
  { kind: 'lost answer' },
  { kind: 'html' },
  { kind: 'status', status: 429 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
]

const titleOf = (fault: Fault) => (fault.kind === 'status' ? `status ${fault.status}` : fault.kind)

/** Each call that may be met by a fault: what is there before, and the call itself. */
const calls: { operation: Operation; prepare(bench: GatewayBench): Promise<() => Promise<unknown>> }[] = [
  {
    operation: 'create',
    prepare: async ({ gateway }) => {
      const request = newPayment()
      return () => gateway.create(request)
    },
  },
  {
    operation: 'read',
    prepare: async (bench) => {
      const { ref } = await paid(bench)
      return () => bench.gateway.read(ref)
    },
  },
  {
    operation: 'collect',
    prepare: async (bench) => {
      const { ref } = await bench.gateway.create(newPayment())
      await bench.fake.simulate(ref, 'pay')
      return () => bench.gateway.collect(ref, 'order-A1001-pay-1-collect')
    },
  },
  {
    operation: 'close',
    prepare: async (bench) => {
      const { ref } = await bench.gateway.create(newPayment())
      return () => bench.gateway.close(ref)
    },
  },
  {
    operation: 'refund',
    prepare: async (bench) => {
      const { ref } = await paid(bench)
      return () => bench.gateway.refund(ref, refundRequest(1, 500))
    },
  },
  {
    operation: 'capture',
    prepare: async (bench) => {
      const { ref } = await paid(bench, { holds: true })
      return () => bench.gateway.capture(ref, cents(2390), 'order-A1001-capture-1')
    },
  },
  {
    operation: 'voidHold',
    prepare: async (bench) => {
      const { ref } = await paid(bench, { holds: true })
      return () => bench.gateway.voidHold(ref, 'order-A1001-release-1')
    },
  },
]

/** What moves on either side must not depend on how often it was asked for. */
const money = (fake: FakeGateway) => fake.payments().map(({ captured, refunded }) => ({ captured, refunded }))

/** A failing provider: one call has one effect, and an unknown outcome is reported as unknown. */
export function faultsSuite(name: string, start: StartBench, holds: boolean): void {
  describe(`${name}: failures`, () => {
    const possible = calls.filter(({ operation }) => holds || !['capture', 'voidHold'].includes(operation))
    for (const { operation, prepare } of possible) {
      test.for(faults.map((fault) => [titleOf(fault), fault] as const))(
        `${operation} survives one %s, with one effect`,
        async ([, fault]) => {
          const still = await setUp(start)
          await (
            await prepare(still)
          )()
          const bench = await setUp(start)
          const call = await prepare(bench)
          bench.fake.fault(operation, fault)
          await call()
          expect(money(bench.fake)).toEqual(money(still.fake))
        },
      )

      test(`${operation} without an answer is unknown, and the same call completes it`, async () => {
        const still = await setUp(start)
        await (
          await prepare(still)
        )()
        const bench = await setUp(start)
        const call = await prepare(bench)
        const before = bench.fake.calls(operation)
        for (let n = 0; n < 4; n++) bench.fake.fault(operation, { kind: 'lost answer' })
        const providerError = await providerErrorOf(call())
        const tried = bench.fake.calls(operation) - before
        // A gateway may need another call, or none, for one operation.
        if (tried > 0) expect(providerError).toBeInstanceOf(ProviderError)
        if (tried > 0) expect(providerError).toMatchObject({ kind: 'unknown' })
        await call()
        expect(money(bench.fake)).toEqual(money(still.fake))
      })
    }

    test('an answer that comes too late is unknown, and the same call finds the payment', async () => {
      const { gateway, fake } = await setUp(start, { createMs: 400, pausesMs: [] })
      await gateway.create(newPayment({ key: 'order-A1000-pay-1' })).catch(() => null) // reads the contract
      fake.fault('create', { kind: 'delay', ms: 5_000 })
      const request = newPayment()
      expect(await providerErrorOf(gateway.create(request))).toMatchObject({ kind: 'unknown' })
      const made = fake.payments().find(({ reference }) => reference === request.key)
      expect((await gateway.create(request)).ref).toBe(made?.ref)
      expect(fake.payments().filter(({ reference }) => reference === request.key)).toHaveLength(1)
    })

    test('errors hold no data of the guest', async () => {
      const { gateway } = await setUp(start)
      const { ref } = await gateway.create(newPayment())
      const providerError = await providerErrorOf(gateway.refund(ref, refundRequest(1, 500)))
      expect(providerError).toBeInstanceOf(ProviderError)
      expect(`${providerError?.stack} ${JSON.stringify(providerError)}`).not.toMatch(
        /gast@example|Bestellung/,
      )
    })
  })
}
