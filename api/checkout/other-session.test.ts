import { describe, expect, test } from 'vitest'
import { messages } from '#domain/messages.ts'
import { createMemoryBench } from '../test/payments/fake-memory.ts'
import { openPayShop } from '../test/payments/pay-shop.ts'
import { countOrders, createTestShop, placeOrderBody, quote } from '../test/shop.ts'
import { signInUser } from '../test/user.ts'

async function openShop() {
  const app = await createTestShop()
  return { app, user: await signInUser(app) }
}

describe('a checkout form that was filled in for an account', () => {
  test('is ordered for that account', async () => {
    const { app, user } = await openShop()
    const response = await user.post('/checkout/v2', placeOrderBody({ accountId: user.id }))
    expect(response.status).toBe(200)
    expect(await app.db.selectFrom('orders').select('user_id').execute()).toEqual([{ user_id: user.id }])
  })

  test.each(['/checkout', '/checkout/v2'])('is refused after signing out: %s', async (path) => {
    const { app, user } = await openShop()
    const response = await app.post(path, placeOrderBody({ accountId: user.id }))
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'unauthenticated', message: messages.sessionEnded })
    expect(await countOrders(app)).toBe(0)
  })

  test('is refused for another account that has signed in meanwhile', async () => {
    const { app, user } = await openShop()
    const other = await signInUser(app, 'Grace Hopper')
    expect((await other.post('/checkout/v2', placeOrderBody({ accountId: user.id }))).status).toBe(401)
    expect(await countOrders(app)).toBe(0)
  })

  test('is refused when a guest has filled it in who has signed in since, and is quoted with the reason', async () => {
    const { app, user } = await openShop()
    const response = await user.post('/checkout/v2', placeOrderBody({ asGuest: true }))
    expect([response.status, await response.json()]).toMatchObject([401, { message: messages.signedInSince }])
    expect(await countOrders(app)).toBe(0)
    const quoted = await user.post('/checkout/quote', { ...placeOrderBody(), asGuest: true })
    expect(await quoted.json()).toMatchObject({
      data: { problems: [{ field: 'accountId', message: messages.signedInSince }] },
    })
    expect((await app.post('/checkout/v2', placeOrderBody({ asGuest: true }))).status).toBe(200)
  })

  describe('and was ordered before the session changed, without an answer', () => {
    const key = { 'idempotency-key': 'k' }

    test('is answered with its order when the guest has signed in since', async () => {
      const { app, user } = await openShop()
      const body = placeOrderBody({ asGuest: true })
      const placed = await user.data(app.post('/checkout/v2', body, key))
      expect(await user.data(user.post('/checkout/v2', body, key))).toEqual(placed)
      expect(await countOrders(app)).toBe(1)
    })

    test.each(['nobody', 'another account'])('is answered with its order to %s', async (who) => {
      const { app, user } = await openShop()
      const body = placeOrderBody({ accountId: user.id })
      const placed = await user.data(user.post('/checkout/v2', body, key))
      const now = who === 'nobody' ? app : await signInUser(app, 'Grace Hopper')
      expect(await user.data(now.post('/checkout/v2', body, key))).toEqual(placed)
      expect(await countOrders(app)).toBe(1)
    })

    test('is refused when anything in it is different, or the key is', async () => {
      const { app, user } = await openShop()
      const [asGuest, ofAccount] = [{ asGuest: true }, { accountId: user.id }]
      await app.post('/checkout/v2', placeOrderBody(asGuest), key)
      await user.post('/checkout/v2', placeOrderBody(ofAccount), key)
      const other = { notes: 'Bitte klingeln' }
      const responses = [
        await user.post('/checkout/v2', placeOrderBody({ ...asGuest, ...other }), key),
        await user.post('/checkout/v2', placeOrderBody(asGuest), { 'idempotency-key': 'l' }),
        await user.post('/checkout/v2', placeOrderBody(asGuest)),
        await app.post('/checkout/v2', placeOrderBody({ ...ofAccount, ...other }), key),
      ]
      expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
      expect(await countOrders(app)).toBe(2)
    })

    test('is refused to whoever knows the account but not its contact details', async () => {
      const { app, user } = await openShop()
      const body = placeOrderBody({
        accountId: user.id,
        name: undefined,
        email: undefined,
        phone: undefined,
      })
      expect((await user.post('/checkout/v2', body, key)).status).toBe(200)
      expect((await app.post('/checkout/v2', body, key)).status).toBe(401)
    })

    test('is refused while it is unpaid, because nothing is cooked before', async () => {
      const { app, gateway, place } = await openPayShop(createMemoryBench())
      expect((await place('k', { asGuest: true })).status).toBe(200)
      const user = await signInUser(app)
      const body = placeOrderBody({ paymentType: gateway.id, asGuest: true })
      expect((await user.post('/checkout/v2', body, key)).status).toBe(401)
    })
  })

  test('is quoted with the reason why it cannot be ordered', async () => {
    const { app, user } = await openShop()
    const body = { ...placeOrderBody(), accountId: user.id }
    const { problems } = await quote(app, body)
    expect(problems).toContainEqual({ field: 'accountId', message: messages.sessionEnded })
  })
})
