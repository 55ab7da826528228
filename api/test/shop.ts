import type { CartItem, MenuItem, OptionPick, SlotPick } from '#contract/cart.ts'
import type { Quote, QuoteRequest } from '#contract/checkout.ts'
import { quoteCart } from '#contract/checkout.ts'
import { cents } from '#domain/money.ts'
import { createTestApp, type TestApp } from './app.ts'
import {
  area,
  category,
  combo,
  everyDay,
  extra,
  notice,
  product,
  publish,
  type Rows,
  settings,
  variant,
} from './builders.ts'

/**
 * A small restaurant with one thing of every kind, at the prices of the worked example of ux.md 3.7. Names are the ids;
 * English names stand where a test asks for them.
 */
export const smallMenu: Rows[] = [
  notice('gluten', 'allergen', 'A'),
  notice('caffeine', 'additive', '13'),
  category('pizzas', { small: 'Klein', medium: 'Mittel', large: 'Groß' }),
  category('mains', { plate: 'Teller' }),
  category('sides', { bowl: 'Schale' }),
  category('drinks', { can: '0,33 l', bottle: '1,0 l' }),
  extra('mozzarella', { small: 100, medium: 150, large: 200 }, { name: 'Extra cheese' }),
  extra('olives', { small: 80, medium: 100 }),
  extra('onions', { plate: 70 }),
  product('margherita', {
    category: 'pizzas',
    prices: { small: 790, medium: 990, large: 1290 },
    extras: ['mozzarella', 'olives'],
    notices: ['gluten'],
    en: { name: 'Pizza Margherita' },
  }),
  variant('sauce', { ketchup: {}, aioli: { cents: 50 } }, { required: true }),
  variant('serving', { solo: {}, menu: { cents: 400, menu: 'side-menu' } }),
  variant('toppings', { bacon: { cents: 150 }, cheese: { cents: 100 } }, { type: 'checkbox' }),
  product('burger', {
    category: 'mains',
    prices: { plate: 990 },
    variants: ['sauce', 'serving', 'toppings'],
    extras: ['onions'],
    en: { name: 'Hamburger' },
  }),
  product('fries', { category: 'sides', prices: { bowl: 450 }, en: { name: 'French fries' } }),
  product('soup', { category: 'sides', prices: { bowl: 590 }, is_sold_out: 1 }),
  product('cola', {
    category: 'drinks',
    prices: { can: 290, bottle: 490 },
    deposit: 25,
    vat_class: 'drink',
    notices: ['caffeine'],
  }),
  product('beer', { category: 'drinks', prices: { can: 350 }, deposit: 25, vat_class: 'drink', min_age: 16 }),
  combo('side-menu', {
    cents: 999,
    is_listed: 0,
    slots: { side: ['bowl', ['fries']], drink: ['can', ['cola']] },
  }),
  combo('lunch', {
    cents: 1290,
    slots: {
      'lunch-main': ['plate', ['burger']],
      'lunch-side': ['bowl', ['fries', 'soup']],
      'lunch-drink': ['can', ['cola', 'beer']],
    },
    en: { name: 'Lunch menu' },
  }),
  combo('saver', {
    cents: 1300,
    discount: 15,
    slots: { 'saver-side': ['bowl', ['fries']], 'saver-drink': ['can', ['cola']] },
  }),
]

/** The small restaurant, open from 11:00 to 22:00, delivering to `mitte`. */
export async function createTestShop(
  options: Parameters<typeof createTestApp>[0] & {
    settings?: Parameters<typeof settings>[0]
    rows?: Rows[]
  } = {},
): Promise<TestApp> {
  const { settings: values = {}, rows = [], ...rest } = options
  const app = await createTestApp(rest)
  const mitte = area('mitte', { minimum: 1500, fee: 250, freeFrom: 4000 })
  await publish(app, ...smallMenu, everyDay('11:00', '22:00'), mitte, settings(values), ...rows)
  return app
}

/** A body as it stands on the wire: money is decimal euros. */
type Body = Record<string, unknown>

export const pizza = (size = 'medium', more: object = {}): CartItem => ({
  kind: 'productItem',
  productId: 'margherita',
  sizeId: size,
  extraIds: [],
  optionIds: [],
  qty: 1,
  ...more,
})

export const plain = (productId: string, qty = 1, sizeId?: string): CartItem => ({
  kind: 'productItem',
  productId,
  ...(sizeId ? { sizeId } : {}),
  extraIds: [],
  optionIds: [],
  qty,
})

export const pick = (slotId: string, productId: string, optionIds: OptionPick[] = []): SlotPick => ({
  slotId,
  productId,
  extraIds: [],
  optionIds,
})

export const ketchup: OptionPick = { variantId: 'sauce', value: 'ketchup' }

export const burger = (...optionIds: OptionPick[]): CartItem => ({
  kind: 'productItem',
  productId: 'burger',
  extraIds: [],
  optionIds: [ketchup, ...optionIds],
  qty: 1,
})

export const burgerAsMenu: OptionPick = {
  variantId: 'serving',
  value: 'menu',
  menus: [{ optionId: 'menu', items: [pick('side', 'fries'), pick('drink', 'cola')] }],
}

export const lunch = (drink = 'cola'): MenuItem => ({
  kind: 'menuItem',
  menuId: 'lunch',
  items: [pick('lunch-main', 'burger', [ketchup]), pick('lunch-side', 'fries'), pick('lunch-drink', drink)],
  qty: 1,
})

export const saver: MenuItem = {
  kind: 'menuItem',
  menuId: 'saver',
  items: [pick('saver-side', 'fries'), pick('saver-drink', 'cola')],
  qty: 1,
}

/** A takeaway order of one medium pizza, 9,90 €, valid in every field. */
export const placeOrderBody = (more: Body = {}): Body => ({
  items: [pizza()],
  tip: 0,
  deliverType: 'takeaway',
  deliverAt: 'now',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  terms: true,
  paymentType: 'cash',
  total: 9.9,
  ...more,
})

/** The same at a table; whoever sits there needs no name. */
export const tableOrderBody = (more: Body = {}): Body =>
  placeOrderBody({
    deliverType: 'table',
    paymentType: 'pay_at_table',
    name: '',
    email: '',
    phone: '',
    ...more,
  })

/**
 * The same as a delivery to `mitte`; two medium pizzas reach the minimum order: 19,80 € and a delivery fee of 2,50 €.
 */
export const deliveryBody = (more: Body = {}): Body =>
  placeOrderBody({
    items: [pizza('medium', { qty: 2 })],
    deliverType: 'delivery',
    areaId: 'mitte',
    address: 'Chausseestraße 1',
    total: 22.3,
    ...more,
  })

/** Asks for a quote through the client; money is cents. */
export function quote(app: TestApp, more: Partial<QuoteRequest> = {}): Promise<Quote> {
  return app.call(quoteCart, {
    body: { items: [pizza()], tip: cents(0), deliverType: 'takeaway', deliverAt: 'now', ...more },
  })
}

/** The messages of a 422, by field. */
export async function fieldsOf(response: Response): Promise<Record<string, string[]>> {
  if (response.status !== 422)
    throw new Error(`expected 422, got ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Record<string, string[]> }).data
}

/** How many orders are stored. */
export async function countOrders(app: TestApp): Promise<number> {
  return (await app.db.selectFrom('orders').select('id').execute()).length
}

/** From now on every order takes half an hour more, until half past seven in the evening. */
export async function beginRush(app: TestApp): Promise<void> {
  await app.db
    .insertInto('today_entries')
    .values({
      id: 'rush',
      branch_id: 'main',
      kind: 'rush',
      target: '',
      value_json: '{"minutes":30}',
      since: '2026-11-20T17:00:00.000Z',
      until: '2026-11-20T18:30:00.000Z',
      member_name: 'Mina',
    })
    .execute()
}
