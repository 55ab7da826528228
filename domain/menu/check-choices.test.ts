import { describe, expect, test } from 'vitest'
import type { CartItem, OptionPick } from '#contract/cart.ts'
import { messages } from '../messages.ts'
import { bowlWith, menuItem, severalOf, slotPick } from '../test/item-fixture.ts'
import { bowl, combo, menu, slot } from '../test/menu-fixture.ts'
import { checkItem } from './check-item.ts'
import { menuSnapshot } from './menu-snapshot.ts'

const fish: OptionPick = { variantId: 'base', value: 'fish' }
const raw: OptionPick = { variantId: 'done', value: 'raw' }
const garnish = severalOf('garnish', 'olives', 'corn')
const dips = { optionId: 'dips', items: [slotPick('side', 'fries'), slotPick('drink', 'cola')] }

describe('choices that may be made', () => {
  test.each<[string, CartItem]>([
    ['as many options as are asked for', bowlWith(garnish)],
    [
      'an option several times',
      bowlWith(
        severalOf('garnish', 'olives', 'olives', 'olives', 'truffle'),
        severalOf('dressing', 'soy', 'soy'),
      ),
    ],
    ['what an option asks for', bowlWith(fish, raw, garnish)],
    ['nothing of what is not asked', bowlWith({ ...raw, value: '' }, garnish, severalOf('seeds'))],
  ])('%s', (_, item) => {
    expect(checkItem(menu, item)).toEqual([])
  })
})

describe('choices that may not', () => {
  test.each<[string, CartItem, string, string]>([
    [
      'fewer options than asked for',
      bowlWith(severalOf('garnish', 'corn')),
      'garnish',
      messages.tooFewOptions,
    ],
    ['none of the options asked for', bowlWith(), 'garnish', messages.optionMissing],
    [
      'more options than possible',
      bowlWith(severalOf('garnish', 'olives', 'olives', 'truffle', 'truffle', 'corn')),
      'garnish',
      messages.tooManyOptions,
    ],
    [
      'an option more often than possible',
      bowlWith(severalOf('garnish', ...Array.from({ length: 60 }, () => 'olives'))),
      'garnish',
      messages.optionTooOften,
    ],
    [
      'an option with a menu of its own more than once',
      bowlWith(garnish, { ...severalOf('dressing', 'dips', 'dips'), menus: [dips] }),
      'dressing',
      messages.duplicateOption,
    ],
    ['nothing of what an option asks for', bowlWith(fish, garnish), 'done', messages.optionMissing],
    ['what no option asks for', bowlWith(garnish, raw), 'done', messages.notAsked],
  ])('%s', (_, item, variantId, message) => {
    expect(checkItem(menu, item)).toEqual([{ path: ['optionIds', variantId], message }])
  })

  test('are refused in a slot of a combo too', () => {
    const menus = menuSnapshot([], [combo('lunch', 900, [slot('main', 'bowl', [bowl])])])
    const pick = slotPick('main', 'bowl', { optionIds: bowlWith(severalOf('garnish', 'corn')).optionIds })
    expect(checkItem(menus, menuItem('lunch', [pick]))).toEqual([
      { path: ['items', 'main', 'optionIds', 'garnish'], message: messages.tooFewOptions },
    ])
  })
})
