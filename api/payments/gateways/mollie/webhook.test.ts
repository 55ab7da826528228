import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type WebhookCall, WebhookRefused } from '../../gateway.ts'
import { handleMollieWebhook, webhookUrlOf } from './webhook.ts'

const config = { apiKey: 'test_1', webhookSecret: 'mollie_vector_not_a_real_secret' }
const url = webhookUrlOf(config, 'https://shop.example/api/payments/mollie/webhook?branch=sued')

const call = (body: string, over: Partial<WebhookCall> = {}): WebhookCall => ({
  url,
  headers: new Headers(),
  body: Buffer.from(body),
  now: 0,
  ...over,
})

const event =
  '{"resource":"event","id":"event_GvJ8WHrp5isUdRub9CJyH","type":"payment.paid","entityId":"tr_5B8cwPMGnU6qLbRvo7qEZo","createdAt":"2026-01-01T00:03:01+00:00","_links":{"self":{"href":"https://api.mollie.com/v2/events/event_GvJ8WHrp5isUdRub9CJyH","type":"application/hal+json"},"documentation":{"href":"https://docs.mollie.com/guides/webhooks","type":"text/html"}}}'
const signature = 'sha256=0d792ed32ff6a304c60e8395263cc8b2df17640af07c55d87aa5cee44b5c3395'

const signed = (body: string, header: string = signatureOf(body)) =>
  call(body, { url: 'https://shop.example/', headers: new Headers({ 'x-mollie-signature': header }) })

const signatureOf = (body: string, secret = config.webhookSecret) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

const handling =
  (webhook: WebhookCall, of: { apiKey: string; webhookSecret?: string } = config) =>
  () =>
    handleMollieWebhook(webhook, of)

test('the webhook address keeps its own query and does not reveal our key', () => {
  expect(url).toMatch(/^https:\/\/shop\.example\/api\/payments\/mollie\/webhook\?branch=sued&key=[\w-]{43}$/)
  expect(webhookUrlOf({ apiKey: 'test_2' }, 'https://shop.example/')).not.toContain(url.slice(-43))
})

test('an unsigned call names a payment and no event, so that it may come again', () => {
  expect(handleMollieWebhook(call('id=tr_5B8cwPMGnU6qLbRvo7qEZo'), config)).toEqual({
    id: null,
    kind: 'changed',
    ref: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
  })
})

test.each(['', 'id=', 'id=ord_1', 'id=tr_../x', 'id=%00', '{"id":"tr_1"}', 'x=tr_1', '\u0000'])(
  'an unsigned call with the body %j is accepted and names no payment',
  (body) => {
    expect(handleMollieWebhook(call(body), config)).toMatchObject({ ref: null })
  },
)

test.each(['https://shop.example/', `${url}x`, url.slice(0, -1), 'https://shop.example/?key=', ''])(
  'an unsigned call to the address %j is refused',
  (address) => {
    expect(handling(call('id=tr_1', { url: address }))).toThrow(WebhookRefused)
  },
)

test("an unsigned call under another server's key is refused", () => {
  expect(handling(call('id=tr_1'), { apiKey: 'test_2' })).toThrow(WebhookRefused)
})

test('the test vector of the documentation is accepted', () => {
  expect(handleMollieWebhook(signed(event, signature), config)).toEqual({
    id: 'event_GvJ8WHrp5isUdRub9CJyH',
    kind: 'payment.paid',
    ref: 'tr_5B8cwPMGnU6qLbRvo7qEZo',
  })
})

test('the event of a refund leads to its payment', () => {
  const href = 'https://api.mollie.com/v2/payments/tr_7/refunds/re_1'
  const body = JSON.stringify({
    id: 'event_1',
    type: 'refund.failed',
    entityId: 're_1',
    _links: { entity: { href } },
  })
  expect(handleMollieWebhook(signed(body), config)).toEqual({
    id: 'event_1',
    kind: 'refund.failed',
    ref: 'tr_7',
  })
})

test('an event about another entity names no payment', () => {
  const body = JSON.stringify({ id: 'event_1', type: 'payout.completed', entityId: 'po_1' })
  expect(handleMollieWebhook(signed(body), config)).toMatchObject({ id: 'event_1', ref: null })
})

test.each([
  ['of another secret', signatureOf(event, 'another')],
  ['of another body', signatureOf(`${event} `)],
  ['that is empty', ''],
  ['that is cut', signature.slice(0, -1)],
])('a signature %s is refused', (_, header) => {
  expect(handling(signed(event, header))).toThrow(WebhookRefused)
})

test('a signed call is refused by a server without a webhook secret, even at the right address', () => {
  expect(handling({ ...signed(event, signature), url }, { apiKey: 'test_1' })).toThrow(WebhookRefused)
})

test.each(['', 'null', '[]', '{"id":1}', 'id=tr_1'])('the signed body %j is no event', (body) => {
  expect(handling(signed(body))).toThrow(WebhookRefused)
})
