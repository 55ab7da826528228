import { describe, expect, test } from 'vitest'
import type { CartItem, SlotPick } from '#contract/cart.ts'
import { ketchup, lunch, menuItem, productItem, slotPick } from '../test/item-fixture.ts'
import { combos, menu } from '../test/menu-fixture.ts'
import { menuSnapshot } from './menu-snapshot.ts'
import { placePicks } from './place-picks.ts'

const slotsOf = (item: CartItem) => (item.kind === 'menuItem' ? item.items.map(({ slotId }) => slotId) : [])
const loose = (productId: string, more: Partial<SlotPick> = {}) => slotPick('', productId, more)

describe('the slots of a combo', () => {
  test('stay as they were sent', () => {
    expect(placePicks(menu, lunch())).toEqual(lunch())
  })

  test.each([
    ['in the order of the slots', ['burger', 'fries', 'cola'], ['main', 'side', 'drink']],
    ['in another order', ['cola', 'burger', 'fries'], ['drink', 'main', 'side']],
  ])('follow from the products %s', (_, products, slots) => {
    expect(
      slotsOf(
        placePicks(
          menu,
          menuItem(
            'lunch',
            products.map((id) => loose(id)),
          ),
        ),
      ),
    ).toEqual(slots)
  })

  test('leave those that were sent to whom they were sent for', () => {
    const item = menuItem('lunch', [loose('fries'), slotPick('main', 'burger'), loose('cola')])
    expect(slotsOf(placePicks(menu, item))).toEqual(['side', 'main', 'drink'])
  })

  test('make room: a product that fits two slots leaves the only one of another', () => {
    const [first] = combos.find(({ id }) => id === 'lunch')!.items
    const [burger, other] = [first!.products[0]!, { ...first!.products[0]!, id: 'other' }]
    const pair = {
      ...combos.find(({ id }) => id === 'lunch')!,
      id: 'pair',
      items: [
        { ...first!, id: 'one', products: [burger, other] },
        { ...first!, id: 'two', products: [burger] },
      ],
    }
    const item = menuItem('pair', [loose('burger'), loose('other')])
    expect(slotsOf(placePicks(menuSnapshot([], [pair]), item))).toEqual(['two', 'one'])
  })

  test('are told about at their own place by a product that fits none', () => {
    const item = menuItem('lunch', [loose('burger'), loose('pizza'), loose('cola'), loose('cola')])
    expect(slotsOf(placePicks(menu, item))).toEqual(['main', 'side', 'drink', ''])
  })

  test('are found in the menu of an option too', () => {
    const item = productItem('burger', {
      optionIds: [
        ketchup,
        {
          variantId: 'serving',
          value: 'menu',
          menus: [{ optionId: 'menu', items: [loose('fries'), loose('cola')] }],
        },
      ],
    })
    expect(placePicks(menu, item)).toMatchObject({
      optionIds: [{}, { menus: [{ items: [{ slotId: 'side' }, { slotId: 'drink' }] }] }],
    })
  })
})

test('an item that is not on the menu stays as it is', () => {
  for (const item of [menuItem('gone', [loose('cola')]), productItem('gone')]) {
    expect(placePicks(menu, item)).toEqual(item)
  }
})
