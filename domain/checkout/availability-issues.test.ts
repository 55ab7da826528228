import { describe, expect, test } from 'vitest'
import type { Availability } from '#contract/availability.ts'
import { availabilityRule, lunchRule } from '../test/availability-fixture.ts'
import { burgerAsMenu, ketchup, lunch, productItem } from '../test/item-fixture.ts'
import { menu } from '../test/menu-fixture.ts'
import { eveningWeek, quoteInput } from '../test/quote-fixture.ts'
import { linesOfQuote } from './quoted-lines.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteCart } from './quote.ts'

const day = [
  { start: '11:00', end: '14:00' },
  { start: '17:00', end: '22:00' },
]
const week = { ...eveningWeek, Friday: day, Monday: day }
const pickup = availabilityRule({ deliverTypes: ['takeaway'] })
const mondayNoon = '2026-11-23T11:30:00.000Z'

/** The menu with rules of some dishes and combos, wherever they stand in it. */
function limitedMenu(rules: Record<string, Availability>): QuoteInput['menu'] {
  const limit = <T>(all: ReadonlyMap<string, T>) =>
    new Map(
      JSON.parse(JSON.stringify([...all]), (_, part: { id?: string } | null) =>
        part?.id && rules[part.id] ? { ...part, availability: rules[part.id] } : part,
      ) as [string, T][],
    )
  return { products: limit(menu.products), combos: limit(menu.combos) }
}
const quote = (rules: Record<string, Availability>, more: Partial<QuoteInput> = {}) =>
  quoteCart(quoteInput({ menu: limitedMenu(rules), week, ...more }))

describe('a dish outside of its time', () => {
  const items = [productItem('latte'), productItem('carbonara')]

  test('is refused by name, with when it can be had and the next time window for it', () => {
    expect(quote({ carbonara: [[lunchRule]] }, { items }).problems).toEqual([
      {
        field: 'items',
        message: 'Not at the chosen time: Carbonara (Mon–Fri 11:30–14:30)',
        line: 1,
        next: '2026-11-23T10:30:00.000Z',
      },
    ])
  })

  test('stays quoted, so that nothing leaves the cart by itself', () => {
    const refused = quote({ latte: [[lunchRule]] }, { items })
    expect(linesOfQuote(2, refused).map((line) => line?.name)).toEqual(['Latte', 'Carbonara'])
    expect(refused.totals).toEqual(quote({}, { items }).totals)
  })

  test('can be ordered for a time that it can be had at', () => {
    const { problems, limited } = quote(
      { carbonara: [[lunchRule]] },
      { items, deliverAt: 'later', deliverDate: mondayNoon },
    )
    expect([problems, limited]).toEqual([[], [{ line: 1, availability: [[lunchRule]] }]])
  })

  test('has no next window where none is offered in these days', () => {
    const christmas = availabilityRule({ from: '2026-12-24', until: '2026-12-26' })
    expect(quote({ carbonara: [[christmas]] }, { items }).problems).toMatchObject([{ line: 1, next: null }])
  })
})

test('two dishes are offered the first window in which both can be had', () => {
  const evening = availabilityRule({ spans: [{ start: '12:00', end: '20:00' }] })
  const { problems } = quote(
    { carbonara: [[lunchRule]], latte: [[evening]] },
    { items: [productItem('latte'), productItem('carbonara')] },
  )
  expect(problems).toMatchObject([{ line: 1, next: '2026-11-23T11:00:00.000Z' }])
})

test('a dish that is not offered in the chosen way is refused with the way it is offered in', () => {
  const { problems } = quote({ carbonara: [[pickup]] }, { deliverType: 'delivery', areaId: 'mitte' })
  expect(problems).toContainEqual({
    field: 'items',
    message: 'Not in the chosen way: Carbonara (only for pickup)',
    line: 0,
    next: null,
  })
  expect(quote({ carbonara: [[pickup]] }).problems).toEqual([])
})

test.each([
  ['a combo', 'lunch', lunch()],
  ['a dish chosen in a slot', 'fries', lunch()],
  ['a dish in the menu of an option', 'cola', productItem('burger', { optionIds: [ketchup, burgerAsMenu] })],
])('%s outside of its time is refused', (_, id, item) => {
  expect(quote({ [id]: [[lunchRule]] }, { items: [item] }).problems).toMatchObject([{ line: 0 }])
  const later = { items: [item], deliverDate: mondayNoon }
  expect(quote({ [id]: [[lunchRule]] }, { ...later, deliverAt: 'later' }).problems).toEqual([])
})

test('a cart without limits says nothing of times', () => {
  expect(quote({}).limited).toBeUndefined()
})
