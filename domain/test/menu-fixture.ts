import type { Combo, Extra, Notice, Option, Product, Size, Slot, Variant } from '#contract/menu.ts'
import type { Picture } from '#contract/media.ts'
import { menuSnapshot } from '../menu/menu-snapshot.ts'
import { discountPrice, singlePrice } from '../menu/combo.ts'
import { cents } from '../money.ts'

const picture: Picture = {
  id: 'none',
  url: '/none.svg',
  avif: '',
  webp: '',
  square: '',
  circle: '',
  wide: '',
  width: 4,
  height: 3,
  placeholder: '',
}

const notice = (code: string, name: string): Notice => ({ id: `notice-${code}`, code, name, description: '' })

export const gluten = notice('A1', 'Wheat')
export const egg = notice('C', 'Eggs')
export const milk = notice('G', 'Milk')
export const preservative = notice('2', 'with preservative')
export const caffeine = notice('13', 'contains caffeine')

export const size = (id: string, name: string, price: number, more: Partial<Size> = {}): Size => ({
  id,
  name,
  price: cents(price),
  category: { id: 'category', name: 'Category' },
  ...more,
})

export const extra = (id: string, prices: Record<string, number>, more: Partial<Extra> = {}): Extra => ({
  id,
  name: id,
  prices: Object.entries(prices).map(([sizeId, price]) => ({ sizeId, price: cents(price) })),
  allergens: [],
  additives: [],
  ...more,
})

export const option = (id: string, price = 0, more: Partial<Option> = {}): Option => ({
  id,
  name: id,
  price: cents(price),
  hasChild: more.menu !== undefined,
  allergens: [],
  additives: [],
  ...more,
})

export const variant = (
  id: string,
  type: Variant['type'],
  required: boolean,
  options: Option[],
  more: Partial<Variant> = {},
): Variant => ({
  id,
  name: id,
  type,
  required,
  options,
  ...more,
})

export const product = (id: string, sizes: Size[], more: Partial<Product> = {}): Product => ({
  id,
  slug: id,
  categoryId: 'category',
  name: id,
  description: '',
  shortDescription: '',
  hasPoster: false,
  poster: { data: picture },
  sizes,
  vatClass: 'food',
  tags: [],
  soldOut: false,
  variants: [],
  extras: [],
  allergens: [],
  additives: [],
  media: {},
  ...more,
})

/** A slot that serves its products in one size. */
export const slot = (id: string, sizeId: string, products: Product[]): Slot => ({
  id,
  name: id,
  size: { id: sizeId, name: sizeId, category: { id: 'category', name: 'Category' } },
  products,
})

export const combo = (id: string, price: number, items: Slot[], more: Partial<Combo> = {}): Combo => ({
  id,
  slug: id,
  name: id,
  description: '',
  price: cents(price),
  discount: 0,
  discountPrice: discountPrice(cents(price), more.discount ?? 0),
  singlePrice: singlePrice({ items }),
  items,
  poster: { data: picture },
  hasPoster: false,
  soldOut: false,
  media: {},
  ...more,
})

/** A pizza in three sizes; olives are not offered on the large one. */
export const margherita = product(
  'margherita',
  [size('small', 'Small', 790), size('medium', 'Medium', 990), size('large', 'Large', 1290)],
  {
    name: 'Margherita',
    allergens: [gluten, milk],
    extras: [
      extra('mozzarella', { small: 100, medium: 150, large: 200 }, { name: 'Mozzarella', allergens: [milk] }),
      extra('olives', { small: 80, medium: 100 }, { name: 'Olives', additives: [preservative] }),
    ],
  },
)

/** One size, no choice at all. */
export const carbonara = product('carbonara', [size('portion', 'Portion', 1090)], {
  name: 'Carbonara',
  allergens: [gluten, egg, milk],
})

export const fries = product('fries', [size('bowl', 'Bowl', 450)], {
  name: 'Fries',
  variants: [
    variant('dips', 'checkbox', false, [
      option('mayo', 50, { name: 'Mayo', allergens: [egg] }),
      option('curry', 60),
    ]),
  ],
})

export const salad = product('salad', [size('bowl', 'Bowl', 520)], { name: 'Salad' })

export const cola = product(
  'cola',
  [
    size('can', '0,33 l', 290, { deposit: cents(25), content: { value: 0.33, unit: 'l' } }),
    size('bottle', '1,0 l', 490, { deposit: cents(15), content: { value: 1, unit: 'l' } }),
  ],
  { name: 'Cola', vatClass: 'drink', additives: [caffeine] },
)

export const beer = product('beer', [size('can', '0,33 l', 350, { deposit: cents(25) })], {
  name: 'Beer',
  vatClass: 'drink',
  minAge: 16,
  allergens: [gluten],
})

export const latte = product('latte', [size('cup', 'Cup', 350)], { name: 'Latte', vatClass: 'milk_drink' })

export const lobster = product('lobster', [size('plate', 'Plate', 2900)], {
  name: 'Lobster',
  vatClass: 'luxury',
})

export const soup = product('soup', [size('bowl', 'Bowl', 590)], { name: 'Soup', soldOut: true })

/** The child menu behind the burger's option `menu`: its own price does not count, the option's does. */
export const sideMenu = combo('side-menu', 999, [
  slot('side', 'bowl', [fries, salad]),
  slot('drink', 'can', [cola]),
])

/** A required select variant, an optional one that opens a child menu, and a checkbox variant. */
export const burger = product('burger', [size('piece', 'Piece', 990)], {
  name: 'Burger',
  allergens: [gluten],
  variants: [
    variant('sauce', 'select', true, [
      option('ketchup'),
      option('aioli', 50, { name: 'Aioli', allergens: [egg] }),
    ]),
    variant('serving', 'select', false, [option('solo'), option('menu', 400, { menu: sideMenu })]),
    variant('toppings', 'checkbox', false, [
      option('bacon', 150, { additives: [preservative] }),
      option('cheese', 100),
    ]),
  ],
  extras: [extra('onions', { piece: 70 }, { name: 'Onions' })],
})

/**
 * Two to four toppings, two of them free, olives up to three times; a dressing up to twice, once as a menu of its own; how
 * done the fish is, when fish was chosen.
 */
export const bowl = product('bowl', [size('bowl', 'Bowl', 1200)], {
  name: 'Poke bowl',
  variants: [
    variant('base', 'select', true, [option('rice'), option('fish', 300)]),
    variant('done', 'select', false, [option('raw'), option('seared', 50)], {
      min: 1,
      dependsOn: { variantId: 'base', optionId: 'fish' },
    }),
    variant('seeds', 'checkbox', false, [option('sesame', 20), option('poppy', 20)], {
      dependsOn: { variantId: 'done', optionId: 'seared' },
    }),
    variant(
      'garnish',
      'checkbox',
      true,
      [option('olives', 100, { name: 'Olives' }), option('truffle', 300), option('corn')],
      { min: 2, max: 4, free: 2, maxEach: 3 },
    ),
    variant('dressing', 'checkbox', false, [option('soy', 50), option('dips', 200, { menu: sideMenu })], {
      maxEach: 2,
    }),
  ],
})

/** Its burger slot has one product, so it is preselected. */
export const lunchCombo = combo('lunch', 1290, [
  slot('main', 'piece', [burger]),
  slot('side', 'bowl', [fries, salad, soup]),
  slot('drink', 'can', [cola, beer]),
])

export const saverCombo = combo('saver', 1290, lunchCombo.items, { discount: 10 })

/** Boxes in boxes: every level is an option with a child menu, one level more than may be chosen. */
function boxOf(level: number): Product {
  const inner = level > 0 ? boxOf(level - 1) : carbonara
  const sizeId = level > 0 ? 'box' : 'portion'
  const menu = combo(`menu-${level}`, 0, [slot('inside', sizeId, [inner])])
  return product(`box-${level}`, [size('box', 'Box', 500)], {
    variants: [variant('content', 'select', true, [option('filled', 100, { menu })])],
  })
}

export const nestedBoxes = boxOf(2)

export const products = [
  margherita,
  carbonara,
  fries,
  salad,
  cola,
  beer,
  latte,
  lobster,
  soup,
  burger,
  bowl,
  nestedBoxes,
]
export const combos = [lunchCombo, saverCombo]
export const menu = menuSnapshot(products, combos)
