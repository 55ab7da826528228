import { describe, expect, test } from 'vitest'
import { bowlWith, chosenExtra, productItem, severalOf } from '../test/item-fixture.ts'
import {
  bowl,
  burger,
  fries,
  lunchCombo,
  margherita,
  menu,
  nestedBoxes,
  sideMenu,
} from '../test/menu-fixture.ts'
import { checkItem } from './check-item.ts'
import {
  initialMenuItem,
  initialProductItem,
  initialSlotPick,
  withChild,
  withExtra,
  withOption,
  withOptionCount,
  withoutOption,
  withSize,
  withSlotPick,
  withSlotProduct,
} from './pick.ts'

describe('what is chosen at the start', () => {
  test('a product starts in its first size, with quantity 1 and no extra', () => {
    expect(initialProductItem(margherita)).toEqual(productItem('margherita', { sizeId: 'small' }))
  })

  test('what is sold out is passed over while something is left', () => {
    const [small, ...sizes] = margherita.sizes
    const without = { ...margherita, sizes: [{ ...small!, soldOut: true }, ...sizes] }
    expect(initialProductItem(without).sizeId).toBe(sizes[0]?.id)
    const gone = { ...margherita, sizes: [{ ...small!, soldOut: true }] }
    expect(initialProductItem(gone).sizeId).toBe('small')
  })

  test('a required select variant starts on its first option, others stay open', () => {
    expect(initialProductItem(burger).optionIds).toEqual([{ variantId: 'sauce', value: 'ketchup' }])
  })

  test('a slot with exactly one product is filled, with that product’s own required variants', () => {
    expect(initialMenuItem(lunchCombo).items).toEqual([
      {
        slotId: 'main',
        productId: 'burger',
        extraIds: [],
        optionIds: [{ variantId: 'sauce', value: 'ketchup' }],
      },
    ])
  })

  test('child menus are opened down to the deepest level and no further', () => {
    const item = initialProductItem(nestedBoxes)
    const second = item.optionIds[0]?.menus?.[0]?.items[0]
    const third = second?.optionIds[0]?.menus?.[0]?.items[0]
    expect(second?.productId).toBe('box-1')
    expect(third?.productId).toBe('box-0')
    expect(third?.optionIds).toEqual([{ variantId: 'content', value: 'filled' }])
    expect(checkItem(menu, item)).toEqual([])
  })
})

describe('choosing options', () => {
  const start = initialProductItem(burger)

  test('a select variant keeps one option', () => {
    const item = withOption(burger, start, 'sauce', 'aioli')
    expect(item.optionIds).toEqual([{ variantId: 'sauce', value: 'aioli' }])
    expect(start.optionIds).toEqual([{ variantId: 'sauce', value: 'ketchup' }])
  })

  test('a checkbox option is chosen and taken back by the same tap', () => {
    const both = withOption(burger, withOption(burger, start, 'toppings', 'cheese'), 'toppings', 'bacon')
    expect(both.optionIds[1]).toEqual({ variantId: 'toppings', value: ['bacon', 'cheese'] })
    const one = withOption(burger, both, 'toppings', 'bacon')
    expect(one.optionIds[1]).toEqual({ variantId: 'toppings', value: ['cheese'] })
    expect(withOption(burger, one, 'toppings', 'cheese').optionIds).toEqual(start.optionIds)
  })

  test('an option with a child menu brings its nested picks, and leaves with them', () => {
    const served = withOption(burger, start, 'serving', 'menu')
    expect(served.optionIds[1]?.menus).toEqual([
      { optionId: 'menu', items: [{ slotId: 'drink', productId: 'cola', extraIds: [], optionIds: [] }] },
    ])
    expect(withOption(burger, served, 'serving', 'solo').optionIds[1]).toEqual({
      variantId: 'serving',
      value: 'solo',
    })
    expect(withoutOption(burger, served, 'serving').optionIds).toEqual(start.optionIds)
  })

  test('the nested picks can be completed so that the item may be ordered', () => {
    const served = withOption(burger, start, 'serving', 'menu')
    const child = served.optionIds[1]?.menus?.[0] ?? { optionId: 'menu', items: [] }
    const complete = withChild(served, 'serving', withSlotProduct(sideMenu, child, 'side', 'fries', 1))
    expect(checkItem(menu, served)).toHaveLength(1)
    expect(checkItem(menu, complete)).toEqual([])
  })

  test.each([
    ['sauce', 'mustard'],
    ['crust', 'thin'],
  ])('an unknown choice %s/%s changes nothing', (variantId, optionId) => {
    expect(withOption(burger, start, variantId, optionId)).toBe(start)
  })
})

describe('choosing several', () => {
  const start = initialProductItem(bowl)
  const count = (id: string, n: number, from = start) => withOptionCount(bowl, from, 'garnish', id, n)
  const values = (item: typeof start) => item.optionIds.find((pick) => pick.variantId === 'garnish')?.value

  test.each([
    ['as often as was asked', count('olives', 2), ['olives', 'olives']],
    ['no more often than an option may be', count('olives', 99), ['olives', 'olives', 'olives']],
    [
      'no more than the choice holds',
      count('corn', 3, count('olives', 2)),
      ['olives', 'olives', 'corn', 'corn'],
    ],
    ['less again', count('olives', 1, count('olives', 3)), ['olives']],
    ['none again', count('olives', 0, count('olives', 3)), undefined],
    ['nothing for fewer than none', count('olives', -5), undefined],
  ])('%s', (_, item, expected) => {
    expect(values(item)).toEqual(expected)
  })

  test('a tap beyond the most changes nothing', () => {
    const full = count('truffle', 1, count('olives', 3))
    expect(values(withOption(bowl, full, 'garnish', 'corn'))).toEqual([
      'olives',
      'olives',
      'olives',
      'truffle',
    ])
  })
})

describe('what depends on an option', () => {
  const start = initialProductItem(bowl)
  const ids = (item: typeof start) => item.optionIds.map(({ variantId }) => variantId)

  test('comes with it, on its first option where one has to be chosen', () => {
    expect(ids(start)).toEqual(['base'])
    expect(withOption(bowl, start, 'base', 'fish').optionIds).toEqual([
      { variantId: 'base', value: 'fish' },
      { variantId: 'done', value: 'raw' },
    ])
  })

  test('goes with it, with all that depends on it in turn', () => {
    const seared = withOption(bowl, withOption(bowl, start, 'base', 'fish'), 'done', 'seared')
    const seeded = withOption(bowl, seared, 'seeds', 'sesame')
    expect(ids(seeded)).toEqual(['base', 'done', 'seeds'])
    expect(ids(withOption(bowl, seeded, 'base', 'rice'))).toEqual(['base'])
    expect(ids(withoutOption(bowl, seeded, 'base'))).toEqual(['base'])
    expect(
      checkItem(menu, { ...bowlWith(...seeded.optionIds, severalOf('garnish', 'corn', 'corn')) }),
    ).toEqual([])
  })
})

test('an extra is chosen once and taken back', () => {
  const start = initialProductItem(margherita)
  const chosen = withExtra(withExtra(start, 'olives', true), 'olives', true)
  expect(chosen.extraIds).toEqual([chosenExtra('olives')])
  expect(withExtra(chosen, 'olives', false).extraIds).toEqual([])
})

test('another size keeps the extras that it offers', () => {
  const start = withExtra(withExtra(initialProductItem(margherita), 'olives', true), 'mozzarella', true)
  expect(withSize(margherita, start, 'medium').extraIds).toEqual(start.extraIds)
  expect(withSize(margherita, start, 'large')).toMatchObject({
    sizeId: 'large',
    extraIds: [chosenExtra('mozzarella')],
  })
})

describe('choosing for slots', () => {
  test('a product fills its slot and replaces the former one', () => {
    const beer = withSlotProduct(lunchCombo, initialMenuItem(lunchCombo), 'drink', 'beer')
    const cola = withSlotProduct(lunchCombo, beer, 'drink', 'cola')
    expect(cola.items.map((pick) => pick.productId)).toEqual(['burger', 'cola'])
  })

  test('choosing the same product again keeps how it was configured', () => {
    const start = initialMenuItem(lunchCombo)
    const [, side] = lunchCombo.items
    if (!side) throw new Error('the lunch combo has a side')
    const dipped = withSlotPick(start, withOption(fries, initialSlotPick(side, fries), 'dips', 'mayo'))
    expect(withSlotProduct(lunchCombo, dipped, 'side', 'fries')).toBe(dipped)
    expect(withSlotProduct(lunchCombo, dipped, 'side', 'salad').items[1]?.optionIds).toEqual([])
  })

  test('a product that is not in the slot changes nothing', () => {
    const start = initialMenuItem(lunchCombo)
    expect(withSlotProduct(lunchCombo, start, 'drink', 'lobster')).toBe(start)
  })
})
