import { expect, test } from 'vitest'
import { lunch, productItem } from '../test/item-fixture.ts'
import { combos, fries, menu, products, salad, size } from '../test/menu-fixture.ts'
import { menuSnapshot } from '../menu/menu-snapshot.ts'
import { cents } from '../money.ts'
import { type EarlierCart, priceCheck } from './price-check.ts'

const cart = (minimumOrder: number | null, ...items: EarlierCart['items']): EarlierCart => ({
  items,
  minimumOrder: minimumOrder === null ? null : cents(minimumOrder),
})

/** The menu with another price of the fries, without the salad. */
const drafted = (friesPrice: number) =>
  menuSnapshot(
    products
      .filter(({ id }) => id !== salad.id)
      .map((one) => (one.id === fries.id ? { ...fries, sizes: [size('bowl', 'Bowl', friesPrice)] } : one)),
    combos,
  )

const twoFries = productItem('fries', { qty: 2 })

test('the same menu leaves every cart as it is', () => {
  const check = priceCheck({ published: menu, drafted: menu }, [cart(null, twoFries), cart(1_000, lunch())])
  expect(check).toMatchObject({ carts: 2, unchanged: 2, differences: [], changed: [], notOrderable: 0 })
})

test('dearer carts are counted by how much, and shown with their lines', () => {
  const carts = [cart(null, twoFries), cart(null, twoFries), cart(null, productItem('fries'))]
  const check = priceCheck({ published: menu, drafted: drafted(500) }, carts)
  expect(check).toMatchObject({
    carts: 3,
    unchanged: 0,
    differences: [
      { difference: 100, carts: 2 },
      { difference: 50, carts: 1 },
    ],
  })
  expect(check.changed[0]).toEqual({
    before: 900,
    after: 1000,
    difference: 100,
    isBelowMinimum: false,
    problems: [],
    lines: [{ name: 'Fries', quantity: 2, before: 900, after: 1000 }],
  })
})

test.each([
  [900, 400, 1],
  [901, 400, 0],
  [800, 400, 0],
  [null, 400, 0],
])(
  'goods of 9.00 with a minimum order of %s that fall to %i for each are below it: %i',
  (least, price, below) => {
    const check = priceCheck({ published: menu, drafted: drafted(price) }, [cart(least, twoFries)])
    expect(check.belowMinimum).toBe(below)
  },
)

test('a cart with something that is gone cannot be ordered any more, and says why', () => {
  const check = priceCheck({ published: menu, drafted: drafted(450) }, [
    cart(null, productItem('salad'), twoFries),
  ])
  expect(check).toMatchObject({
    notOrderable: 1,
    differences: [],
    changed: [
      { problems: ['This dish is not on the menu any more'], lines: [{ after: null }, { after: 900 }] },
    ],
  })
})

test('a cart that cannot be ordered today either is left out', () => {
  const check = priceCheck({ published: drafted(450), drafted: menu }, [cart(null, productItem('salad'))])
  expect(check).toMatchObject({ carts: 0, changed: [] })
})

test('combos that cost more than their parts are named', () => {
  const dear = combos.map((one) => ({ ...one, price: cents(9_900), discount: 0 }))
  const check = priceCheck({ published: menu, drafted: menuSnapshot(products, dear) }, [])
  expect(check.dearCombos).toContainEqual(
    expect.objectContaining({ id: 'lunch', price: 9_900, singlePrice: expect.any(Number) }),
  )
})
