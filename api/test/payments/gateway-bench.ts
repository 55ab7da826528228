import { onTestFinished } from 'vitest'
import { cents } from '#domain/money.ts'
import type { Patience } from '../../payments/gateways/call-provider.ts'
import type {
  Gateway,
  NewPayment,
  ProviderError,
  RefundRequest,
  SeenPayment,
  WebhookCall,
} from '../../payments/gateway.ts'
import type { FakeGateway, OutgoingWebhook } from './fake-gateway.ts'

/** A gateway and the fake provider that it talks to. */
export type GatewayBench = { gateway: Gateway; fake: FakeGateway }

/** Starts both; the gateway gets these timeouts. */
export type StartBench = (patience: Patience) => Promise<GatewayBench>

/** Enough for a busy machine, and no long pauses. */
const PATIENT: Patience = { createMs: 10_000, moveMs: 10_000, readMs: 10_000, pausesMs: [1, 2, 3] }

/** A bench that is cleared away with the test. */
export async function setUp(start: StartBench, patience: Partial<Patience> = {}): Promise<GatewayBench> {
  const bench = await start({ ...PATIENT, ...patience })
  onTestFinished(() => bench.fake.stop())
  return bench
}

type PaymentRequest = Partial<Omit<NewPayment, 'amount'> & { amount: number }>

/** An order of 23.90 euros. */
export const newPayment = ({ amount = 2390, ...over }: PaymentRequest = {}): NewPayment => ({
  key: 'order-A1001-pay-1',
  orderCode: 'A1001',
  amount: cents(amount),
  currency: 'EUR',
  description: 'Bestellung A1001',
  email: 'gast@example.de',
  language: 'de',
  holds: false,
  returnUrl: 'https://shop.example/?payment=provider&sess=token',
  cancelUrl: 'https://shop.example/checkout?payment=provider&sess=token',
  webhookUrl: 'https://shop.example/api/payments/provider/webhook',
  madeAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 40 * 60_000).toISOString(),
  ...over,
})

export const refundRequest = (n: number, amount: number): RefundRequest => ({
  amount: cents(amount),
  currency: 'EUR',
  key: `order-A1001-refund-${n}`,
  note: 'Bestellung A1001 wurde abgelehnt',
})

/** A payment that the buyer has made and the gateway has collected. */
export async function paid(bench: GatewayBench, over: PaymentRequest = {}): Promise<SeenPayment> {
  const payment = newPayment(over)
  const { ref } = await bench.gateway.create(payment)
  await bench.fake.simulate(ref, payment.holds ? 'authorize' : 'pay')
  return collected(bench, ref, payment.key)
}

/** The current payment, after the gateway has collected what the buyer has approved. */
export async function collected({ gateway }: GatewayBench, ref: string, key: string): Promise<SeenPayment> {
  const seen = await gateway.read(ref)
  return seen.state === 'confirmed' ? gateway.collect(ref, `${key}-collect`) : seen
}

/** The provider error of the call, or null. */
export async function providerErrorOf(call: Promise<unknown>): Promise<ProviderError | null> {
  return call.then(
    () => null,
    (error: unknown) => error as ProviderError,
  )
}

/** A webhook call as the server receives it. */
export const arriving = (
  { url = newPayment().webhookUrl, headers, body }: Omit<OutgoingWebhook, 'kind'>,
  over: Partial<WebhookCall> = {},
): WebhookCall => ({
  url,
  headers: new Headers(headers),
  body: Buffer.from(body),
  now: Date.now(),
  ...over,
})
