import { expect, test } from 'vitest'
import { getOrderByToken } from '#contract/orders.ts'
import type { TestApp } from '../test/app.ts'
import { branch, clientOf } from '../test/branches.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'

/** Places an order and answers the secret of its link. */
async function place(app: TestApp, cookie = ''): Promise<{ token: string }> {
  const response = await app.post('/checkout/v2', placeOrderBody(), { cookie })
  const { data } = (await response.json()) as { data: { url: string } }
  return { token: data.url.slice('/order/'.length) }
}

test('an order shows its own branch, whatever branch the guest has chosen since', async () => {
  const nord = {
    SITE_TITLE: 'Osteria Nord',
    LEGAL_NAME: 'Nord GmbH',
    VAT_ID: 'DE123456789',
    ADDRESS: 'Nordufer 1',
    PHONE: '030 111',
    RESTAURANT_COORDINATES: '52.54,13.35',
  }
  const app = await createTestShop({
    settings: { HAS_BRANCH: '1', ADDRESS: 'Hauptstraße 1' },
    rows: [branch('main'), branch('nord', { settings: nord }), branch('ost')],
  })
  const params = await place(app, 'branch=nord')
  for (const cookie of ['branch=ost', '']) {
    expect((await clientOf(app, { cookie })(getOrderByToken, { params })).branch).toEqual({
      name: 'nord',
      title: 'Osteria Nord',
      legalName: 'Nord GmbH',
      vatId: 'DE123456789',
      address: 'Nordufer 1',
      phone: '030 111',
      coordinates: { lat: 52.54, lng: 13.35 },
    })
  }
})

test('the branch of an order has no name where there is only one', async () => {
  const app = await createTestShop({ settings: { ADDRESS: 'Hauptstraße 1' }, rows: [branch('main')] })
  const { branch: shown } = await app.call(getOrderByToken, { params: await place(app) })
  expect(shown).toMatchObject({ name: null, address: 'Hauptstraße 1', coordinates: null })
})
