import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ConfigError, readEnvironment } from '../config/config.ts'
import { createTestApp } from '../test/app.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { registry } from './gateways/registry.ts'
import { providerWithKeys } from './payment-provider.ts'
import { createGateways, paymentSection, providerNames } from './providers.ts'

const folder = join(import.meta.dirname, 'gateways')

describe('a provider that stands only in the registry', () => {
  const bank = providerWithKeys({
    id: 'bank',
    name: 'The Bank',
    required: {
      BANK_KEY: {
        schema: z.string().regex(/^(?:live|test)_/, 'must begin with live_ or test_'),
        isSecret: true,
        isLive: (key) => key.startsWith('live_'),
      },
      BANK_CLIENT: { schema: z.string().min(3, 'is too short') },
    },
    optional: {},
    testUrl: 'BANK_TEST_URL',
    createGateway: ({ BANK_KEY }) => ({
      ...createMemoryBench().gateway,
      id: 'bank',
      description: BANK_KEY,
    }),
  })
  const providers = [...registry, bank]
  const read = (env: Record<string, string>) =>
    readEnvironment(paymentSection(providers), { DATA_DIR: import.meta.dirname, DEMO: 'false', ...env })
  const refusal = (env: Record<string, string>): string => {
    try {
      read(env)
    } catch (error) {
      if (error instanceof ConfigError) return error.message
      throw error
    }
    throw new Error('expected a ConfigError')
  }

  test('gets its keys from the environment and its gateway', async () => {
    const { deps } = await createTestApp()
    const { payments } = read({ BANK_KEY: 'test_1', BANK_CLIENT: 'shop' })
    const gateways = createGateways(payments, deps, providers)
    expect([...gateways.values()]).toMatchObject([{ id: 'bank', description: 'test_1' }])
    expect([...createGateways(read({}).payments, deps, providers).keys()]).toEqual([])
  })

  test('keeps its secrets out of every message', () => {
    expect(refusal({ BANK_KEY: 's3cret', BANK_CLIENT: 'x' })).toBe(
      'BANK_KEY: must begin with live_ or test_; BANK_CLIENT="x": is too short',
    )
    expect(refusal({ BANK_KEY: 'live_s3cret' })).toBe(
      'BANK_CLIENT: is missing while BANK_KEY is set; BANK_KEY: moves real money, which needs NODE_ENV=production',
    )
    expect(refusal({ BANK_TEST_URL: 'https://evil.example' })).toMatch(/^BANK_TEST_URL=.*on this machine$/)
  })
})

test('the registry lists every folder of a provider, and its gateway has the id of the provider', async () => {
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  )
  expect(registry.map(({ id }) => id).toSorted()).toEqual(folders.toSorted())
  const { deps } = await createTestApp()
  const values = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PAYPAL_CLIENT_ID: 'id',
    PAYPAL_CLIENT_SECRET: 's3cret',
    PAYPAL_WEBHOOK_ID: 'WH-1',
    MOLLIE_API_KEY: 'test_1',
    PAYMENT_SANDBOX: 'true',
  }
  const env = { values, isProduction: false, isDemo: false, publicUrl: undefined }
  expect([...createGateways(env, deps).keys()]).toEqual(registry.map(({ id }) => id))
  expect(Object.fromEntries(providerNames)).toMatchObject({ stripe: 'Stripe', paypal: 'PayPal' })
})

test.each(registry)('the chapter of $name explains every variable, and the guide leads to it', (provider) => {
  const chapter = readFileSync(join(folder, provider.id, 'README.md'), 'utf8')
  for (const variable of Object.keys(provider.variables)) expect(chapter).toContain(`\`${variable}\``)
  const guide = readFileSync(join(import.meta.dirname, '../../docs/payments.md'), 'utf8')
  expect(guide).toContain(`(../api/payments/gateways/${provider.id}/README.md)`)
})

test('the staff reads the name of the provider at an order and at an alarm', async () => {
  const shop = await openPayShop(createMemoryBench({ id: 'paypal', canHold: false }))
  const { ref, sess, orderId } = await shop.open()
  await shop.fake.simulate(ref, 'pay')
  await shop.check(sess)
  await shop.fake.simulate(ref, 'dispute')
  await shop.deliverAll()
  await shop.work()
  const read = async (path: string) => ((await (await shop.staff(path)).json()) as { data: unknown }).data
  expect(await read(`/orders/${orderId}`)).toMatchObject({
    paymentMethod: 'paypal',
    paymentProvider: 'PayPal',
  })
  expect(await read('/payment-alarms')).toMatchObject([{ provider: 'paypal', providerName: 'PayPal' }])
})
