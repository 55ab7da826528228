import { describe, expect, test } from 'vitest'
import { flag } from './db/columns.ts'
import { createTestShop } from './test/shop.ts'
import { call, cartItem, checkout, findProduct, type Json, ok, signedIn } from './test/spec-client.ts'

describe('a product', () => {
  test('is ordered with its size and extras, and the order is read with the same names', async () => {
    const app = await createTestShop({ settings: { ALLOW_REGISTRATION: '1' } })
    const user = await signedIn(app)
    const pizza = await findProduct(app, 'Pizza Margherita')
    const medium = pizza['sizes'].find((size: Json) => size['name'] === 'Mittel')
    const cheese = pizza['extras'].find((extra: Json) => extra['name'] === 'Extra cheese')
    const other = pizza['extras'].find((extra: Json) => extra['name'] !== 'Extra cheese')
    const surcharge = cheese.prices.find((price: Json) => price['sizeId'] === medium.id).price
    const total = 2 * (medium.price + surcharge)
    const item = cartItem(pizza, medium, [cheese], { qty: 2 })
    item['extraIds'].push({ extraId: other.id, selected: false, name: other.name })
    const { id, code } = await ok(app, 'POST', '/me/orders', checkout([item], total), user)
    expect(id).toEqual(expect.any(String))

    const listed = await ok(app, 'GET', '/me/orders', undefined, user)
    const { token, branch, ...order } = await ok(app, 'GET', `/me/orders/${code}`, undefined, user)
    expect(token).toEqual(expect.any(String))
    expect(branch).toMatchObject({ title: 'Tischlein' })
    expect(listed).toEqual([order])
    expect(order).toMatchObject({
      code,
      status: 'pending_approval',
      statusText: 'Waiting for confirmation',
      createdAt: expect.any(String),
      deliverAt: 'now',
      takeaway: true,
      issueInvoice: false,
      payment: {
        price: total,
        cartTotal: total,
        discount: 0,
        deliver: 0,
        tax: 0,
        taxItems: [],
        tip: 0,
        method: 'cash',
      },
    })
    expect(order.items).toEqual([
      expect.objectContaining({
        type: 'productItem',
        qty: 2,
        price: total,
        product: 'Pizza Margherita',
        menu: null,
        size: 'Mittel',
        extras: [{ id: cheese.id, name: 'Extra cheese', price: surcharge }],
        options: [],
        items: [],
      }),
    ])
  })

  test('is ordered with its options, and with the menu that an option opens', async () => {
    const app = await createTestShop({ settings: { ALLOW_REGISTRATION: '1' } })
    const user = await signedIn(app)
    const burger = await findProduct(app, 'Hamburger')
    const [size] = burger['sizes']
    const variant = (id: string) => burger['variants'].find((one: Json) => one['id'] === id)
    const asMenu = variant('serving').options.find((option: Json) => option['hasChild'])
    const items = asMenu.menu.items.map((slot: Json) => ({
      product: slot['products'][0],
      extras: [],
      optionIds: [],
    }))
    const item = cartItem(burger, size, [], {
      optionIds: [
        { variantId: 'sauce', value: variant('sauce').options[1].id },
        { variantId: 'serving', value: asMenu.id, menus: [{ optionId: asMenu.id, items }] },
        { variantId: 'toppings', value: variant('toppings').options.map((option: Json) => option['id']) },
      ],
    })
    // Burger 9.90, sauce 0.50, the menu 4.00, toppings 2.50, and the deposit of its bottle 0.25.
    const { code } = await ok(app, 'POST', '/me/orders', checkout([item], 17.15), user)
    const order = await ok(app, 'GET', `/me/orders/${code}`, undefined, user)
    expect(order.items[0]).toMatchObject({ product: 'Hamburger', price: 16.9 })
    expect(order.items[0].options.map((option: Json) => option['name'])).toEqual(
      expect.arrayContaining(['sauce', 'serving', 'toppings']),
    )
  })
})

describe('a combo', () => {
  /** Its price without the deposit of 0.25 that the drink has. */
  const lunch = 12.9
  const ketchup = [{ variantId: 'sauce', value: 'ketchup' }]

  test.each([
    [
      'with whole products in the order of its slots',
      ['burger', 'fries', 'cola'],
      (id: string) => ({ id, name: 'x' }),
    ],
    ['with the ids of products in another order', ['cola', 'burger', 'fries'], (id: string) => id],
  ])('is ordered %s', async (_, products, product) => {
    const app = await createTestShop({ settings: { ALLOW_REGISTRATION: '1' } })
    const user = await signedIn(app)
    const menus: Json[] = await ok(app, 'GET', '/products/menus')
    const menu = await ok(
      app,
      'GET',
      `/products/menus/${menus.find(({ name }) => name === 'Lunch menu')!['id']}`,
    )
    expect(
      menu.items.map((slot: Json) => [slot['size'].category.name, slot['products'].length > 0]),
    ).toHaveLength(3)
    const item = {
      kind: 'menuItem',
      menu,
      items: products.map((id) => ({
        product: product(id),
        extras: id === 'burger' ? [{ extraId: 'onions', selected: true, name: 'onions' }] : [],
        optionIds: id === 'burger' ? ketchup : [],
      })),
      qty: 1,
      price: lunch,
      name: menu.name,
    }
    const { code } = await ok(app, 'POST', '/me/orders', checkout([item], 13.85), user)
    const order = await ok(app, 'GET', `/me/orders/${code}`, undefined, user)
    expect(order.items).toEqual([
      expect.objectContaining({
        type: 'menuItem',
        qty: 1,
        price: 13.6,
        menu: 'Lunch menu',
        product: null,
        items: [
          expect.objectContaining({
            type: 'productItem',
            qty: 1,
            product: 'Hamburger',
            menu: null,
            size: '',
            extras: [{ id: 'onions', name: 'onions', price: 0.7 }],
            options: [{ name: 'sauce', value: 'ketchup', price: 0 }],
          }),
          expect.objectContaining({ product: 'French fries', extras: [], options: [] }),
          expect.objectContaining({ product: 'cola' }),
        ],
      }),
    ])
  })

  test('is ordered by the ids of menu, slots and products too', async () => {
    const app = await createTestShop()
    const picks = ['burger', 'fries', 'cola'].map((id, index) => ({
      slotId: ['lunch-main', 'lunch-side', 'lunch-drink'][index],
      productId: id,
      extraIds: [],
      optionIds: id === 'burger' ? ketchup : [],
    }))
    const item = { kind: 'menuItem', menuId: 'lunch', items: picks, qty: 1 }
    expect(await ok(app, 'POST', '/checkout', checkout([item], 13.15))).toMatchObject({
      id: expect.any(String),
    })
  })

  test('that misses a product or has a wrong one is refused in the language of the caller', async () => {
    const app = await createTestShop()
    const item = {
      kind: 'menuItem',
      menu: 'lunch',
      items: [{ product: 'burger', extras: [], optionIds: ketchup }],
      qty: 1,
    }
    expect(await call(app, 'POST', '/checkout/v2', checkout([item], 1))).toEqual({
      status: 422,
      body: {
        data: {
          items: [
            'Please choose a dish for every part of the menu',
            'Please choose a dish for every part of the menu',
          ],
        },
      },
    })
  })
})

describe('a time', () => {
  test.each([
    ['of the restaurant', '2026-11-21T19:00'],
    ['of the restaurant, with a blank', '2026-11-21 19:00:00'],
    ['with an offset', '2026-11-21T19:00:00+01:00'],
    ['with seconds', '2026-11-21T18:00:31.250Z'],
    ['within its quarter of an hour', '2026-11-21T19:07'],
  ])('%s is the time that is meant', async (_, deliverDate) => {
    const app = await createTestShop({ settings: { ALLOW_REGISTRATION: '1' } })
    const user = await signedIn(app)
    const pizza = await findProduct(app, 'Pizza Margherita')
    const item = cartItem(pizza, pizza['sizes'][0], [])
    const body = checkout([item], 7.9, { deliverAt: 'later', deliverDate })
    const { code } = await ok(app, 'POST', '/me/orders', body, user)
    expect(await ok(app, 'GET', `/me/orders/${code}`, undefined, user)).toMatchObject({
      deliverAt: 'later',
      deliverDate: '2026-11-21T18:00:00.000Z',
    })
  })
})

describe('a reservation', () => {
  test.each([4, '4', '10+'])('is asked for with %j guests', async (guests) => {
    const app = await createTestShop({ settings: { RESERVATION_ENABLED: '1' } })
    const form = {
      reservedAt: '2026-11-21 19:00',
      guests,
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      phone: '030 1234567',
      notes: '',
      terms: true,
    }
    expect(await ok(app, 'POST', '/reservations', form)).toEqual({
      reservedAt: '2026-11-21T18:00:00.000Z',
      guests: String(guests),
    })
  })
})

describe('a refusal', () => {
  test.each([
    ['de', ['Dieses Feld fehlt', 'Höchstens 120 Zeichen sind möglich', 'Hier geht nur true oder false']],
    ['tr', ['Bu alan eksik', 'En fazla 120 karakter olabilir', 'Burada yalnızca true ya da false olabilir']],
  ])('by the shape of a call is said in the language of the caller: %s', async (language, sentences) => {
    const languages = ['de', 'tr'].map((code, position) => {
      return { id: code, code, name: code, is_default: flag(position === 0), is_rtl: flag(false), position }
    })
    const app = await createTestShop({ rows: [{ languages }] })
    const body = { ...checkout([], 0, { name: 'x'.repeat(121), terms: 'yes' }), items: undefined }
    const answer = await call(app, 'POST', '/checkout/v2', body, { 'accept-language': language })
    expect(answer.body['data']).toEqual({
      items: [sentences[0]],
      name: [sentences[1]],
      terms: [sentences[2]],
    })
  })

  test('by a rule and as a whole is in the language of the caller', async () => {
    const app = await createTestShop()
    const german = { 'accept-language': 'de' }
    const empty = await call(app, 'POST', '/checkout/v2', checkout([], 0), german)
    expect(empty.body['data']).toMatchObject({ items: ['Dein Warenkorb ist leer'] })
    expect(await call(app, 'GET', '/me', undefined, german)).toMatchObject({
      status: 401,
      body: { message: 'Eine Anmeldung ist nötig' },
    })
  })

  test('of goods below zero is about their field', async () => {
    const body = { goods: -1_000_000, zipcode: '10115' }
    expect(await call(await createTestShop(), 'POST', '/me/addresses/check', body)).toEqual({
      status: 422,
      body: { data: { goods: ['The goods cannot cost less than nothing'] } },
    })
  })
})
