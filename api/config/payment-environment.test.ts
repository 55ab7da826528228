import { describe, expect, test } from 'vitest'
import { paymentIssues, readPaymentConfig } from './payment-environment.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 's3cret', PAYPAL_WEBHOOK_ID: 'WH-1' }
const mollie = { MOLLIE_API_KEY: 'test_1' }
const live = {
  NODE_ENV: 'production',
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ...paypal,
  MOLLIE_API_KEY: 'live_1',
}
const shop = 'https://shop.example'
const newcomer = { isDemo: true, publicUrl: undefined }

test('each provider is set up by its own keys', () => {
  expect(
    readPaymentConfig({ ...stripe, ...paypal, ...mollie, MOLLIE_TEST_URL: 'http://127.0.0.1:9/' }, newcomer),
  ).toEqual({
    stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' },
    paypal: { clientId: 'id', clientSecret: 's3cret', webhookId: 'WH-1', isLive: false },
    mollie: { apiKey: 'test_1', testUrl: 'http://127.0.0.1:9' },
    sandbox: true,
  })
})

test('a server that moves real money starts with live keys and an https address', () => {
  expect(paymentIssues(live, shop)).toEqual([])
  const config = readPaymentConfig(live, { isDemo: false, publicUrl: shop })
  expect(config.paypal?.isLive).toBe(true)
})

describe('the sandbox', () => {
  test.each([
    ['is offered by a local demo', {}, newcomer, true],
    ['is not offered by a restaurant without the demo', {}, { isDemo: false, publicUrl: undefined }, false],
    ['is not offered by a public demo', {}, { isDemo: true, publicUrl: shop }, false],
    [
      'is offered when it is switched on',
      { PAYMENT_SANDBOX: 'true' },
      { isDemo: false, publicUrl: shop },
      true,
    ],
    ['is not offered when it is switched off', { PAYMENT_SANDBOX: 'false' }, newcomer, false],
    ['is not offered in production', { NODE_ENV: 'production' }, newcomer, false],
  ])('%s', (_, env, app, sandbox) => {
    expect(readPaymentConfig(env, app)).toEqual({ sandbox })
  })
})

describe('a start is refused', () => {
  test.each([
    ['with half of the keys of Stripe', { STRIPE_SECRET_KEY: 'sk_test_1' }, ['STRIPE_WEBHOOK_SECRET']],
    [
      'with a third of the keys of PayPal',
      { PAYPAL_CLIENT_ID: 'id' },
      ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    ],
    ['with a webhook secret of Mollie alone', { MOLLIE_WEBHOOK_SECRET: 's3cret' }, ['MOLLIE_API_KEY']],
    [
      'with live keys outside of production',
      { ...live, NODE_ENV: 'test' },
      ['STRIPE_SECRET_KEY', 'MOLLIE_API_KEY'],
    ],
    [
      'with test keys in production',
      { ...stripe, ...mollie, NODE_ENV: 'production' },
      ['STRIPE_SECRET_KEY', 'MOLLIE_API_KEY'],
    ],
    [
      'with a test provider in production',
      { ...live, STRIPE_TEST_URL: 'http://127.0.0.1:9', PAYPAL_TEST_URL: 'http://127.0.0.1:9' },
      ['STRIPE_TEST_URL', 'PAYPAL_TEST_URL'],
    ],
    [
      'with the sandbox in production',
      { NODE_ENV: 'production', PAYMENT_SANDBOX: 'true' },
      ['PAYMENT_SANDBOX'],
    ],
  ])('%s', (_, env, names) => {
    const problems = paymentIssues(env, shop)
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(names)
    expect(problems.join()).not.toMatch(/s3cret|_1/)
  })

  test.each([undefined, 'http://shop.example'])('in production with the address %s', (publicUrl) => {
    expect(paymentIssues(live, publicUrl)).toEqual([expect.stringMatching(/^PUBLIC_URL: /)])
  })
})
