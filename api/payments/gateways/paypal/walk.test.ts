import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { startFakePaypal } from './test/fake.ts'
import { paypalSigners } from './test/fake-signature.ts'
import { arriving, newPayment, refundRequest, setUp } from '../../../test/payments/gateway-bench.ts'
import { type Gateway, ProviderError, type SeenPayment, WebhookRefused } from '../../gateway.ts'
import { createPaypalGateway } from './gateway.ts'

const AMOUNT = 2390

async function start(world = {}) {
  const fake = await startFakePaypal()
  const { gateway } = await setUp(
    async (patience) => ({ fake, gateway: createPaypalGateway(fake.config, { patience, ...world }) }),
    { pausesMs: [] },
  )
  return { fake, gateway }
}

type Step =
  | { happens: 'pay' | 'decline' | 'process' | 'dispute' | 'refund settles' | 'refund fails' }
  | { stumbles: 'read' | 'collect' | 'capture' | 'voidHold' | 'refund' }
  | { calls: 'collect' | 'capture' | 'voidHold' | 'close'; n: number }
  | { refunds: number; n: number }
  | { forgets: 'tokens' | 'keys' }

const n = fc.integer({ min: 1, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    happens: fc.constantFrom('pay', 'decline', 'process', 'dispute', 'refund settles', 'refund fails'),
  }),
  fc.record({ stumbles: fc.constantFrom('read', 'collect', 'capture', 'voidHold', 'refund') }),
  fc.record({ calls: fc.constantFrom('collect', 'capture', 'voidHold', 'close'), n }),
  fc.record({ refunds: fc.oneof(fc.integer({ min: 1, max: AMOUNT + 10 }), fc.constant(AMOUNT)), n }),
  fc.record({ forgets: fc.constantFrom('tokens', 'keys') }),
)
/** Most buyers pay, and then much may follow. */
const paying: Step[] = [{ happens: 'pay' }, { calls: 'collect', n: 1 }]
const capturing: Step[] = [...paying, { calls: 'capture', n: 1 }]
const ways = fc
  .tuple(fc.constantFrom([], paying, capturing), fc.array(step, { maxLength: 14, size: 'max' }))
  .map(([first, then]) => [...first, ...then])

function call(gateway: Gateway, ref: string, key: string, step: Step): Promise<unknown> | null {
  if ('refunds' in step)
    return gateway.refund(ref, { ...refundRequest(step.n, step.refunds), key: `${key}-refund-${step.n}` })
  if (!('calls' in step)) return null
  const moveKey = `${key}-${step.calls}-${step.n}`
  if (step.calls === 'capture') return gateway.capture(ref, cents(AMOUNT), moveKey)
  return gateway[step.calls](ref, moveKey)
}

test('whatever happens in whichever order, we see the money that has moved, and never more than was approved', async () => {
  const { fake, gateway } = await start()
  let runs = 0
  await fc.assert(
    fc.asyncProperty(fc.boolean(), ways, async (holds, way) => {
      const key = `order-A${++runs}-pay-1`
      const { ref } = await gateway.create(newPayment({ key, holds }))
      for (const step of way) {
        if ('stumbles' in step) fake.fault(step.stumbles, { kind: 'lost answer' })
        if ('forgets' in step) fake[step.forgets === 'keys' ? 'forgetKeys' : 'forgetTokens']()
        if ('happens' in step && canSimulate(step.happens, await reconciled(gateway, ref)))
          await fake.simulate(ref, step.happens)
        const providerError = await call(gateway, ref, key, step)?.catch((error: unknown) => error)
        if (providerError instanceof Error) expect(providerError).toBeInstanceOf(ProviderError)
      }
      const seen = await reconciled(gateway, ref)
      const kept = fake.payments().find((one) => one.ref === ref)
      const back = seen.refunds.filter(({ state }) => state !== 'failed')
      expect(seen.captured).toBe(kept?.captured)
      expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(kept?.refunded)
      expect([0, AMOUNT]).toContain(seen.captured)
      expect(kept?.refunded).toBeLessThanOrEqual(seen.captured)
      expect(seen.state === 'paid').toBe(seen.captured > 0)
      expect(new Set(seen.refunds.map(({ reference }) => reference)).size).toBe(seen.refunds.length)
    }),
    { numRuns: 80 },
  )
})

/** The payment, after the failures are over. */
async function reconciled(gateway: Gateway, ref: string): Promise<SeenPayment> {
  for (;;) {
    const seen = await gateway.read(ref).catch(() => null)
    if (seen) return seen
  }
}

/** A buyer can approve an open payment only. */
function canSimulate(what: string, { state }: SeenPayment): boolean {
  return !['pay', 'decline', 'process'].includes(what) || ['open', 'confirmed'].includes(state)
}

test('no webhook, whatever it holds, causes calls to other hosts than PayPal, or another result than acceptance or refusal', async () => {
  const fetched: string[] = []
  const { root, between, signer } = paypalSigners()
  const { fake, gateway } = await start({
    roots: [root.pem],
    fetchCertificate: async (url: string) => {
      fetched.push(url)
      return signer.pem + between.pem
    },
  })
  const { ref } = await gateway.create(newPayment())
  await fake.simulate(ref, 'pay')
  const [right] = fake.webhooks.due()
  if (!right) throw new Error('nothing was announced')
  const tokens = fake.tokensGiven()
  const values = fc.oneof(
    fc.constantFrom(...Object.values(right.headers)),
    fc.webUrl(),
    fc.webPath().map((path) => `https://api.paypal.com.evil.example${path}`),
    fc.constant('https://evil.example/v1/notifications/certs/CERT-1'),
    fc.string().map(encodeURIComponent),
  )
  const changes = fc.dictionary(fc.constantFrom(...Object.keys(right.headers)), values, { maxKeys: 3 })
  await fc.assert(
    fc.asyncProperty(changes, fc.option(fc.json()), async (headers, body) => {
      const wrong = { headers: { ...right.headers, ...headers }, body: body ?? right.body }
      const outcome = await gateway.handleWebhook(arriving(wrong)).catch((error: unknown) => error)
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(WebhookRefused)
      else expect(outcome).toMatchObject({ ref })
    }),
    { numRuns: 300 },
  )
  expect(
    fetched.every((url) => /^https:\/\/[a-z.]+\.paypal\.com\/v1\/notifications\/certs\//.test(url)),
  ).toBe(true)
  expect(fake.tokensGiven()).toBe(tokens)
})
