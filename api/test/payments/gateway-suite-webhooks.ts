import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Gateway, type WebhookEvent, type WebhookCall, WebhookRefused } from '../../payments/gateway.ts'
import {
  arriving,
  type GatewayBench,
  newPayment,
  paid,
  refundRequest,
  setUp,
  type StartBench,
} from './gateway-bench.ts'

/** Webhook calls: accepted when authenticated, refused otherwise. */
export function webhooksSuite(name: string, start: StartBench, signsBodies: boolean): void {
  describe(`${name}: webhooks`, () => {
    test('a change is announced, and its event names the payment', async () => {
      const bench = await setUp(start)
      const { ref } = await paid(bench)
      expect(await leadTo(bench)).toContain(ref)
      bench.fake.webhooks.clear()
      await bench.gateway.refund(ref, refundRequest(1, 500))
      await bench.fake.simulate(ref, 'refund settles')
      expect(await leadTo(bench)).toContain(ref)
      bench.fake.webhooks.clear()
      await bench.fake.simulate(ref, 'dispute')
      expect(await leadTo(bench)).toContain(ref)
    })

    test('the same call again has the same id, another call another', async () => {
      const bench = await setUp(start)
      await paid(bench)
      await paid(bench, { key: 'order-A1002-pay-1', orderCode: 'A1002' })
      const first = await events(bench)
      const again = await events(bench)
      expect(again.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
      const named = first.flatMap(({ id }) => id ?? [])
      expect(new Set(named).size).toBe(named.length)
    })

    test('a call without its proof is refused', async () => {
      const bench = await setUp(start)
      await paid(bench)
      const [webhook] = bench.fake.webhooks.due()
      if (!webhook) throw new Error('nothing was announced')
      const { headers, body } = webhook
      const altered = [
        { headers: {}, body },
        { headers, body: body.replace(/\d/, 'x') },
        { headers, body: `${body} ` },
        { headers, body: '' },
      ]
      for (const wrong of [bench.fake.webhooks.forged(webhook), ...(signsBodies ? altered : [])])
        expect(await heard(bench.gateway, arriving(wrong)), wrong.body).toBeInstanceOf(WebhookRefused)
    })

    test('every call, however odd, is either refused or accepted', async () => {
      const bench = await setUp(start)
      await bench.gateway.create(newPayment())
      await paid(bench, { key: 'order-A1002-pay-1' })
      const right = bench.fake.webhooks.due()
      const names = [...new Set(right.flatMap(({ headers }) => Object.keys(headers)))]
      const calls = fc.record({
        webhook: fc.constantFrom(...right),
        header: fc.option(fc.tuple(fc.constantFrom(...names), fc.string())),
        body: fc.option(
          fc.oneof(
            fc.uint8Array({ maxLength: 200 }),
            fc.json().map((text) => Buffer.from(text)),
          ),
        ),
        now: fc.constantFrom(Date.now(), 0, Number.MAX_SAFE_INTEGER),
      })
      await fc.assert(
        fc.asyncProperty(calls, async ({ webhook, header, body, now }) => {
          const call = arriving(webhook, { now, ...(body && { body }) })
          if (header) call.headers.set(header[0], encodeURIComponent(header[1]))
          const outcome = await heard(bench.gateway, call)
          if (outcome instanceof Error) expect(outcome).toBeInstanceOf(WebhookRefused)
        }),
        { numRuns: 300 },
      )
    })
  })
}

function events({ gateway, fake }: GatewayBench): Promise<WebhookEvent[]> {
  return Promise.all(fake.webhooks.due().map((webhook) => gateway.handleWebhook(arriving(webhook))))
}

/** The payments that the due webhooks name. */
async function leadTo(bench: GatewayBench): Promise<string[]> {
  const refs = (await events(bench)).flatMap(({ ref }) => (ref === null ? [] : [ref]))
  return Promise.all(refs.map(async (ref) => (await bench.gateway.read(ref)).ref))
}

/** The answer of the gateway to a call: its event, or the reason to refuse it. */
function heard(gateway: Gateway, call: WebhookCall): Promise<unknown> {
  return gateway.handleWebhook(call).catch((error: unknown) => error)
}
