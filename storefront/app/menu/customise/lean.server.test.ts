import { expect, test } from 'vitest'
import { linePrice } from '#domain/menu/line-price.ts'
import { menuSnapshot } from '#domain/menu/menu-snapshot.ts'
import { noticesOf } from '#domain/menu/notices.ts'
import { chosenExtra, menuItem, slotPick } from '#domain/test/item-fixture.ts'
import { burger, combo, extra, margherita, product, size, slot } from '#domain/test/menu-fixture.ts'
import { explainedIn, leanCombo, leanProduct } from './lean.server.ts'

const pizzaNight = combo('pizza-night', 2000, [
  slot('pizza', 'medium', [margherita]),
  slot('main', 'piece', [burger]),
])

test('a lean combo costs and contains the same', () => {
  const item = menuItem('pizza-night', [
    slotPick('pizza', 'margherita', { extraIds: [chosenExtra('olives')] }),
    slotPick('main', 'burger', { optionIds: [{ variantId: 'sauce', value: 'aioli' }] }),
  ])
  const whole = menuSnapshot([], [pizzaNight])
  const lean = menuSnapshot([], [leanCombo(pizzaNight)])
  expect(linePrice(lean, item)).toBe(linePrice(whole, item))
  expect(noticesOf(lean, item)).toEqual(noticesOf(whole, item))
})

test('dishes in a slot come in the size of the slot only', () => {
  const [pizza] = leanCombo(pizzaNight).items[0]?.products ?? []
  expect(pizza?.sizes.map(({ id }) => id)).toEqual(['medium'])
  expect(pizza?.extras.map(({ prices }) => prices.map(({ sizeId }) => sizeId))).toEqual([
    ['medium'],
    ['medium'],
  ])
})

test('extras without a price in any size of the dish stay away', () => {
  const soup = product('soup', [size('bowl', 'Bowl', 500)], { extras: [extra('bread', { plate: 100 })] })
  expect(leanProduct(soup).extras).toEqual([])
})

test('what allergens and additives mean is said once for a dish and its parts, by id', () => {
  const notice = (id: string, description: string) => ({ id, code: id, name: id, description })
  const olives = { ...extra('olives', { bowl: 100 }), additives: [notice('black', 'Iron salts')] }
  const soup = {
    ...product('soup', [size('bowl', 'Bowl', 500)], { extras: [olives] }),
    allergens: [notice('milk', 'Butter and cream'), notice('egg', '')],
  }
  expect(explainedIn(soup)).toEqual({ milk: 'Butter and cream', black: 'Iron salts' })
  expect(explainedIn(combo('meal', 900, [slot('main', 'bowl', [soup])]))).toEqual(explainedIn(soup))
})
