import { describe, expect, test } from 'vitest'
import { startFakePaypal } from './test/fake.ts'
import { newPayment, setUp, providerErrorOf } from '../../../test/payments/gateway-bench.ts'
import { createPaypalGateway } from './gateway.ts'
import { createTokenCache } from './token.ts'

describe('the access token of PayPal', () => {
  function start() {
    let now = 0
    let asked = 0
    const cache = createTokenCache(
      async () => ({ token: `token-${++asked}`, livesMs: 600_000 }),
      () => now,
    )
    return { cache, asked: () => asked, wait: (ms: number) => (now += ms) }
  }

  test('is used until a minute before its end', async () => {
    const { cache, wait } = start()
    expect(await cache.current()).toBe('token-1')
    wait(539_999)
    expect(await cache.current()).toBe('token-1')
    wait(1)
    expect(await cache.current()).toBe('token-2')
  })

  test('is fetched once for all waiting callers', async () => {
    const { cache, asked } = start()
    await Promise.all([cache.current(), cache.current(), cache.current()])
    expect(asked()).toBe(1)
  })

  test('is fetched again when PayPal refuses it, and the refusal of an older one changes nothing', async () => {
    const { cache } = start()
    cache.forget(await cache.current())
    expect(await cache.current()).toBe('token-2')
    cache.forget('token-1')
    expect(await cache.current()).toBe('token-2')
  })

  test('is fetched again after a failure', async () => {
    let asked = 0
    const cache = createTokenCache(
      async () => {
        asked++
        if (asked === 1) throw new Error('down')
        return { token: 'token', livesMs: 600_000 }
      },
      () => 0,
    )
    await expect(cache.current()).rejects.toThrow('down')
    expect(await cache.current()).toBe('token')
  })
})

describe('our calls', () => {
  const start = async (over = {}) => {
    const fake = await startFakePaypal()
    const { gateway } = await setUp(async (patience) => ({
      fake,
      gateway: createPaypalGateway({ ...fake.config, ...over }, { patience }),
    }))
    return { fake, gateway }
  }

  test('share one access token', async () => {
    const { fake, gateway } = await start()
    const keys = ['order-A1001-pay-1', 'order-A1002-pay-1', 'order-A1003-pay-1']
    await Promise.all(keys.map((key) => gateway.create(newPayment({ key }))))
    expect(fake.tokensGiven()).toBe(1)
  })

  test('fetch one new token when PayPal refuses the old one, and have their effect once', async () => {
    const { fake, gateway } = await start()
    await gateway.create(newPayment())
    fake.forgetTokens()
    const keys = ['order-A1002-pay-1', 'order-A1003-pay-1']
    await Promise.all(keys.map((key) => gateway.create(newPayment({ key }))))
    expect(fake.tokensGiven()).toBe(2)
    expect(fake.payments()).toHaveLength(3)
  })

  test('with the wrong secret are denied, without revealing it', async () => {
    const { gateway } = await start({ clientSecret: 's3cret' })
    const providerError = await providerErrorOf(gateway.create(newPayment()))
    expect(providerError).toMatchObject({ kind: 'denied', code: 'invalid_client' })
    expect(`${providerError?.stack}`).not.toContain('s3cret')
  })
})
