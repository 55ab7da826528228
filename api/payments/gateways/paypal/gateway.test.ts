import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { startFakePaypal } from './test/fake.ts'
import {
  newPayment,
  paid,
  refundRequest,
  setUp,
  providerErrorOf,
} from '../../../test/payments/gateway-bench.ts'
import { createPaypalGateway } from './gateway.ts'
import { placeOf } from './place.ts'
import { newOrder } from './requests.ts'

const KEY = 'order-A1001-pay-1'
const COLLECT = `${KEY}-collect`

async function start() {
  const fake = await startFakePaypal()
  const { gateway } = await setUp(async (patience) => ({
    fake,
    gateway: createPaypalGateway(fake.config, { patience }),
  }))
  const approved = async (over: Parameters<typeof newPayment>[0] = {}) => {
    const { ref } = await gateway.create(newPayment(over))
    await fake.simulate(ref, 'pay')
    return ref
  }
  return { fake, gateway, approved }
}

test('money has not moved until we capture it', async () => {
  const { gateway, fake, approved } = await start()
  const ref = await approved()
  expect(await gateway.read(ref)).toMatchObject({ state: 'confirmed', captured: 0, url: null })
  expect(await gateway.close(ref)).toMatchObject({ state: 'confirmed', captured: 0 })
  expect(fake.payments()).toMatchObject([{ captured: 0 }])
  expect(await gateway.collect(ref, COLLECT)).toMatchObject({ state: 'paid', captured: 2390 })
})

test('webhook and return at the same time capture exactly once', async () => {
  const { gateway, fake, approved } = await start()
  const ref = await approved()
  const keys = [COLLECT, COLLECT, 'another-key']
  const seen = await Promise.all(keys.map((key) => gateway.collect(ref, key)))
  expect(seen.map(({ state, captured }) => [state, captured])).toEqual(keys.map(() => ['paid', 2390]))
  expect(fake.payments()).toMatchObject([{ captured: 2390 }])
})

describe('a declined card', () => {
  test('sends the buyer back to PayPal, and the second try succeeds under the same key', async () => {
    const { gateway, fake } = await start()
    const { ref, url } = await gateway.create(newPayment())
    await fake.simulate(ref, 'decline')
    const declined = await gateway.collect(ref, COLLECT)
    expect(declined).toMatchObject({ state: 'open', providerState: 'INSTRUMENT_DECLINED', captured: 0 })
    expect(declined.url).toContain(ref)
    expect(await gateway.read(ref)).toMatchObject({ state: 'open', url })
    await fake.simulate(ref, 'pay')
    expect(await gateway.collect(ref, COLLECT)).toMatchObject({ state: 'paid', captured: 2390 })
    expect(fake.payments()).toMatchObject([{ captured: 2390 }])
  })

  test('sends the buyer back even when PayPal leaves the order approved, without a link', async () => {
    const { gateway, fake, approved } = await start()
    const ref = await approved()
    fake.refuse('collect', 'INSTRUMENT_DECLINED')
    const url = `${fake.url}/checkoutnow?token=${ref}`
    expect(await gateway.collect(ref, COLLECT)).toMatchObject({ state: 'open', url })
  })

  test('holds nothing', async () => {
    const { gateway, fake } = await start()
    const { ref } = await gateway.create(newPayment({ holds: true }))
    await fake.simulate(ref, 'decline')
    expect(await gateway.collect(ref, COLLECT)).toMatchObject({
      state: 'open',
      providerState: 'PAYER_ACTION_REQUIRED',
    })
  })
})

test.each([
  ['ORDER_NOT_APPROVED', 'open'],
  ['PAYER_ACTION_REQUIRED', 'open'],
  ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'open'],
  ['TRANSACTION_REFUSED', 'failed'],
  ['PAYER_ACCOUNT_RESTRICTED', 'failed'],
  ['PAYER_CANNOT_PAY', 'failed'],
  ['MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED', 'failed'],
  ['COMPLIANCE_VIOLATION', 'failed'],
])('a capture refused with %s leaves the payment %s', async (issue, state) => {
  const { gateway, fake, approved } = await start()
  const ref = await approved()
  fake.refuse('collect', issue)
  const seen = await gateway.collect(ref, COLLECT)
  expect(seen).toMatchObject({ ref, state, providerState: issue, captured: 0 })
  expect(seen.url === null).toBe(state === 'failed')
})

test('a capture that another process has made meanwhile is read, not made again', async () => {
  const { gateway, fake, approved } = await start()
  const ref = await approved()
  fake.refuse('collect', 'ORDER_ALREADY_CAPTURED')
  expect(await gateway.collect(ref, COLLECT)).toMatchObject({ ref, state: 'confirmed' })
  expect(await gateway.collect(ref, 'another-key')).toMatchObject({ state: 'paid' })
})

test('a capture that PayPal is still making is unknown', async () => {
  const { gateway, fake, approved } = await start()
  const ref = await approved()
  fake.refuse('collect', 'ORDER_COMPLETION_IN_PROGRESS')
  expect(await providerErrorOf(gateway.collect(ref, COLLECT))).toMatchObject({ kind: 'unknown' })
})

describe('an invoice that is paid already', () => {
  test('returns the order that paid it', async () => {
    const { gateway, fake } = await start()
    const first = await paid({ gateway, fake })
    fake.forgetKeys() // after six hours the same key makes another order
    const { ref } = await gateway.create(newPayment())
    expect(ref).not.toBe(first.ref)
    await fake.simulate(ref, 'pay')
    const seen = await gateway.collect(ref, COLLECT)
    expect(seen).toMatchObject({ ref: first.ref, reference: KEY, state: 'paid', captured: 2390 })
    expect(fake.payments().map(({ captured }) => captured)).toEqual([2390, 0])
  })

  test('by an unknown order fails', async () => {
    const { gateway, fake, approved } = await start()
    const ref = await approved()
    fake.refuse('collect', 'DUPLICATE_INVOICE_ID')
    expect(await gateway.collect(ref, COLLECT)).toMatchObject({
      ref,
      state: 'failed',
      providerState: 'DUPLICATE_INVOICE_ID',
    })
  })
})

describe('held money', () => {
  test('holds the time until which it is held', async () => {
    const bench = await start()
    const { expiresAt } = await paid(bench, { holds: true })
    expect(Date.parse(expiresAt ?? '')).toBeGreaterThan(Date.now())
  })

  test.each([
    ['AUTHORIZATION_EXPIRED', 'expired'],
    ['AUTHORIZATION_VOIDED', 'canceled'],
    ['AUTHORIZATION_DENIED', 'failed'],
  ])('whose capture is refused with %s is %s', async (issue, state) => {
    const bench = await start()
    const { ref } = await paid(bench, { holds: true })
    bench.fake.refuse('capture', issue)
    const seen = await bench.gateway.capture(ref, cents(2390), 'order-A1001-capture-1')
    expect(seen).toMatchObject({ state, captured: 0 })
  })

  test('that PayPal still reviews is processing', async () => {
    const { gateway, fake } = await start()
    const { ref } = await gateway.create(newPayment({ holds: true }))
    await fake.simulate(ref, 'process')
    expect(await gateway.collect(ref, COLLECT)).toMatchObject({ state: 'processing', captured: 0 })
  })
})

test('a capture that PayPal refuses in the end has failed', async () => {
  const { gateway, fake } = await start()
  const { ref } = await gateway.create(newPayment())
  await fake.simulate(ref, 'process')
  await gateway.collect(ref, COLLECT)
  await fake.simulate(ref, 'decline')
  expect(await gateway.read(ref)).toMatchObject({ state: 'failed', providerState: 'DECLINED', captured: 0 })
})

test.each(['REFUND_FAILED_INSUFFICIENT_FUNDS', 'REFUND_NOT_ALLOWED', 'PENDING_CAPTURE'])(
  'a refund refused with %s is refused with that code',
  async (issue) => {
    const bench = await start()
    const { ref } = await paid(bench)
    bench.fake.refuse('refund', issue)
    const providerError = await providerErrorOf(bench.gateway.refund(ref, refundRequest(1, 500)))
    expect(providerError).toMatchObject({ kind: 'refused', code: issue })
  },
)

test('a refund is found again by its key when PayPal has forgotten the call', async () => {
  const bench = await start()
  const { ref } = await paid(bench)
  const first = await bench.gateway.refund(ref, refundRequest(1, 500))
  bench.fake.forgetKeys()
  expect(await bench.gateway.refund(ref, refundRequest(1, 500))).toMatchObject({ ref: first.ref })
  expect(bench.fake.payments()).toMatchObject([{ refunded: 500 }])
})

test.each([
  [undefined, true, 'https://api-m.paypal.com', 'https://www.paypal.com/checkoutnow'],
  [undefined, false, 'https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com/checkoutnow'],
  ['http://127.0.0.1:9', false, 'http://127.0.0.1:9', 'http://127.0.0.1:9/checkoutnow'],
])('with the test address %s and real money %s, PayPal is at %s', (testUrl, isLive, apiUrl, pageUrl) => {
  const keys = { clientId: 'id', clientSecret: 'secret', webhookId: 'WH' }
  expect(placeOf({ ...keys, isLive, ...(testUrl && { testUrl }) })).toEqual({ isLive, apiUrl, pageUrl })
})

test.each([
  ['de', 'de-DE'],
  ['en', 'en-US'],
  ['tr', 'tr-TR'],
  ['xx', undefined],
  ['no language', undefined],
])('the page of PayPal speaks %s as %s', (language, locale) => {
  const { payment_source } = newOrder(newPayment({ language }))
  expect(payment_source.paypal.experience_context.locale).toBe(locale)
})
