import { describe, expect, test } from 'vitest'
import type { SectionEnvironment } from '../config/environment-section.ts'
import { createTestApp } from '../test/app.ts'
import { createGateways, paymentSection } from './providers.ts'

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 's3cret', PAYPAL_WEBHOOK_ID: 'WH-1' }
const mollie = { MOLLIE_API_KEY: 'test_1' }
const live = {
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ...paypal,
  MOLLIE_API_KEY: 'live_1',
}
const shop = 'https://shop.example'

const environment = (over: Partial<SectionEnvironment> = {}): SectionEnvironment => ({
  values: {},
  isProduction: false,
  isDemo: false,
  publicUrl: undefined,
  ...over,
})
const production = { isProduction: true, publicUrl: shop }
const { issues } = paymentSection()

async function gatewaysOf(env: SectionEnvironment) {
  const { deps } = await createTestApp()
  return [...createGateways(env, deps).values()]
}

test('each provider is set up by its own keys and is offered in one order', async () => {
  const ids = async (values: Record<string, string>) =>
    (await gatewaysOf(environment({ values }))).map(({ id }) => id)
  expect(await ids({})).toEqual([])
  expect(await ids(stripe)).toEqual(['stripe'])
  expect(await ids(paypal)).toEqual(['paypal'])
  expect(await ids({ ...mollie, MOLLIE_TEST_URL: 'http://127.0.0.1:9/' })).toEqual(['mollie'])
  expect(await ids({ PAYMENT_SANDBOX: 'true', ...mollie, ...paypal, ...stripe })).toEqual([
    'stripe',
    'paypal',
    'mollie',
    'sandbox',
  ])
})

test('a server that moves real money starts with live keys and an https address', async () => {
  const env = environment({ values: live, ...production })
  expect(issues(env)).toEqual([])
  expect((await gatewaysOf(env)).map(({ id, isLive }) => [id, isLive])).toEqual([
    ['stripe', true],
    ['paypal', true],
    ['mollie', true],
  ])
})

describe('the sandbox', () => {
  test.each([
    ['is offered by a local demo', {}, { isDemo: true }, true],
    ['is not offered by a restaurant without the demo', {}, {}, false],
    ['is not offered by a public demo', {}, { isDemo: true, publicUrl: shop }, false],
    ['is offered when it is switched on', { PAYMENT_SANDBOX: 'true' }, { publicUrl: shop }, true],
    ['is not offered when it is switched off', { PAYMENT_SANDBOX: 'false' }, { isDemo: true }, false],
    ['is not offered in production', {}, { isDemo: true, isProduction: true }, false],
  ])('%s', async (_, values, server, isOffered) => {
    const gateways = await gatewaysOf(environment({ values: { ...values }, ...server }))
    expect(gateways.map(({ id }) => id)).toEqual(isOffered ? ['sandbox'] : [])
  })
})

describe('a start is refused', () => {
  test.each([
    [
      'with half of the keys of Stripe',
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      { publicUrl: shop },
      ['STRIPE_WEBHOOK_SECRET'],
    ],
    [
      'with a third of the keys of PayPal',
      { PAYPAL_CLIENT_ID: 'id' },
      {},
      ['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
    ],
    ['with a webhook secret of Mollie alone', { MOLLIE_WEBHOOK_SECRET: 's3cret' }, {}, ['MOLLIE_API_KEY']],
    ['with live keys outside of production', live, {}, ['STRIPE_SECRET_KEY', 'MOLLIE_API_KEY']],
    [
      'with test keys in production',
      { ...stripe, ...mollie },
      production,
      ['STRIPE_SECRET_KEY', 'MOLLIE_API_KEY'],
    ],
    [
      'with a test provider in production',
      { ...live, STRIPE_TEST_URL: 'http://127.0.0.1:9', PAYPAL_TEST_URL: 'http://127.0.0.1:9' },
      production,
      ['STRIPE_TEST_URL', 'PAYPAL_TEST_URL'],
    ],
    ['with the sandbox in production', { PAYMENT_SANDBOX: 'true' }, production, ['PAYMENT_SANDBOX']],
  ])('%s', (_, values, server, names) => {
    const problems = issues(environment({ values: { ...values }, ...server }))
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(names)
    expect(problems.join()).not.toMatch(/s3cret|_1/)
  })

  test.each([undefined, 'http://shop.example'])('in production with the address %s', (publicUrl) => {
    expect(issues(environment({ values: live, isProduction: true, publicUrl }))).toEqual([
      expect.stringMatching(/^PUBLIC_URL: /),
    ])
  })
})
