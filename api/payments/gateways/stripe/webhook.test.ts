import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signStripe } from './test/fake-events.ts'
import { type WebhookCall, WebhookRefused } from '../../gateway.ts'
import { handleStripeWebhook } from './webhook.ts'

// A vector that was computed by openssl, not by the code that it proves.
const SECRET = 'whsec_vector'
const STAMP = 1_767_225_701
const BODY =
  '{"id":"evt_1","object":"event","type":"checkout.session.completed","data":{"object":{"id":"cs_1","object":"checkout.session"}}}'
const RIGHT = 'e6ec0790fe2e79dcca7e91801de2429cbbf639aec95384b20250332cfc0e89ad'
const ROLLED = 'bab43e22493b81f25f6ea294374061024480d7f7b6f3307b315a56cf7dbd4893'

const call = (signature: string | null, over: Partial<WebhookCall> = {}): WebhookCall => ({
  url: 'https://shop.example/api/payments/stripe/webhook',
  headers: new Headers(signature === null ? {} : { 'stripe-signature': signature }),
  body: Buffer.from(BODY),
  now: STAMP * 1000,
  ...over,
})

const handleWebhook = (webhook: WebhookCall) => () => handleStripeWebhook(webhook, SECRET)

test('a call that Stripe signed is accepted', () => {
  const event = { id: 'evt_1', kind: 'checkout.session.completed', ref: 'cs_1' }
  expect(handleWebhook(call(`t=${STAMP},v1=${RIGHT}`))()).toEqual(event)
  expect(handleWebhook(call(`t=${STAMP}, v0=${ROLLED}, v1=${RIGHT}`))()).toEqual(event)
})

test('while the secret is being rolled, one right signature of several is enough', () => {
  expect(handleWebhook(call(`t=${STAMP},v1=${ROLLED},v1=${RIGHT}`))()).toMatchObject({ id: 'evt_1' })
  expect(handleWebhook(call(`t=${STAMP},v1=${RIGHT},v1=${ROLLED}`))()).toMatchObject({ id: 'evt_1' })
})

test('five minutes either way pass, more is a replay or a stamp of the future', () => {
  const at = (seconds: number) =>
    handleWebhook(call(`t=${STAMP},v1=${RIGHT}`, { now: (STAMP + seconds) * 1000 }))
  for (const seconds of [-300, -1, 0, 299, 300]) expect(at(seconds), `${seconds}`).not.toThrow()
  for (const seconds of [-86_400, -301, 301, 86_400, Number.NaN, Number.POSITIVE_INFINITY])
    expect(at(seconds), `${seconds}`).toThrow(WebhookRefused)
})

test.for([
  ['no header', null],
  ['an empty header', ''],
  ['another secret', `t=${STAMP},v1=${ROLLED}`],
  ['another stamp under the same signature', `t=${STAMP + 1},v1=${RIGHT}`],
  ['no stamp', `v1=${RIGHT}`],
  ['no signature', `t=${STAMP}`],
  ['only another scheme', `t=${STAMP},v0=${RIGHT}`],
  ['half a signature', `t=${STAMP},v1=${RIGHT.slice(0, 32)}`],
  ['a signature too long', `t=${STAMP},v1=${RIGHT}00`],
  ['a stamp that is no number', `t=soon,v1=${RIGHT}`],
  ['a stamp with a sign', `t=-${STAMP},v1=${RIGHT}`],
] as const)('%s is refused', ([, header]) => {
  expect(handleWebhook(call(header))).toThrow(WebhookRefused)
})

test('a body that was altered by one byte is refused', () => {
  const header = `t=${STAMP},v1=${RIGHT}`
  const bodies = [`${BODY} `, BODY.slice(1), BODY.replace('cs_1', 'cs_2'), '']
  for (const body of bodies)
    expect(handleWebhook(call(header, { body: Buffer.from(body) })), body).toThrow(WebhookRefused)
})

test('an event about a charge, a refund or a dispute leads to the intent behind it', () => {
  for (const object of ['charge', 'refund', 'dispute']) {
    const body = eventAbout({ id: 'x_1', object, payment_intent: 'pi_1' })
    expect(handleWebhook(signed(body))().ref).toBe('pi_1')
  }
  expect(handleWebhook(signed(eventAbout({ id: 'pi_1', object: 'payment_intent' })))().ref).toBe('pi_1')
  expect(handleWebhook(signed(eventAbout({ id: 'po_1', object: 'payout' })))().ref).toBeNull()
})

test('a signed call with any body is either accepted or refused', () => {
  const odd = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.json().map((text) => Buffer.from(text)),
    fc.record({ id: fc.jsonValue(), type: fc.jsonValue(), data: fc.jsonValue() }).map(jsonBytes),
    fc
      .dictionary(fc.constantFrom('id', 'object', 'payment_intent', '__proto__'), fc.jsonValue())
      .map((object) => jsonBytes({ id: 'evt_1', type: 'charge.refunded', data: { object } })),
  )
  fc.assert(
    fc.property(odd, (body) => {
      try {
        const { ref } = handleWebhook(signed(body))()
        expect(ref === null || typeof ref === 'string').toBe(true)
      } catch (error) {
        expect(error).toBeInstanceOf(WebhookRefused)
      }
    }),
    { numRuns: 1000 },
  )
})

const jsonBytes = (value: unknown) => Buffer.from(JSON.stringify(value))

const eventAbout = (object: object) => jsonBytes({ id: 'evt_2', type: 'some.kind', data: { object } })

const signed = (body: Uint8Array): WebhookCall => call(signStripe(body, SECRET, STAMP), { body })
