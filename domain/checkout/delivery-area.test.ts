import { describe, expect, test } from 'vitest'
import type { AreaOutline } from '#contract/delivery.ts'
import { messages } from '../messages.ts'
import { cents, zero } from '../money.ts'
import { failed } from '../result.ts'
import { productItem } from '../test/item-fixture.ts'
import { mitte, quoteInput, rules } from '../test/quote-fixture.ts'
import { square } from '../test/shape-fixture.ts'
import { deliveryArea } from './delivery-area.ts'
import type { QuoteInput } from './quote-input.ts'
import { quoteCart } from './quote.ts'

const wedding = { ...mitte, id: 'wedding', zipcode: '', deliveryPrice: cents(500) }
const outline = (id: string, more: Partial<AreaOutline>): AreaOutline => ({
  id,
  name: id,
  zipcodes: [],
  shape: null,
  center: null,
  radius: null,
  ...more,
})
const outlines = [
  outline('mitte', { zipcodes: ['10115'] }),
  outline('wedding', { shape: { type: 'Polygon', coordinates: [square(13.36, 52.55, 0.01)] } }),
]
const inMitte = { zipcode: '10115', coordinates: null, isExact: true }
const inWedding = { zipcode: '13347', coordinates: { lat: 52.55, lng: 13.36 }, isExact: true }
const nowhere = { zipcode: '80331', coordinates: { lat: 48.1, lng: 11.5 }, isExact: true }

const delivery = (more: Partial<QuoteInput>, isNew: boolean): QuoteInput =>
  quoteInput({
    deliverType: 'delivery',
    areas: [mitte, wedding],
    outlines,
    settings: { ...rules, usesNewAddresses: isNew },
    ...more,
  })
const find = (more: Partial<QuoteInput>, isNew = true) => {
  const found = deliveryArea(delivery(more, isNew), zero)
  return found.ok ? found.value.id : found
}
const refused = (field: string, message: string) => failed({ field, message })

describe.each([true, false])('with the new address system %j', (isNew) => {
  test.each<[string, Partial<QuoteInput>, string]>([
    ['with a place', { savedAddress: { areaId: null, where: inWedding } }, 'wedding'],
    [
      'with a place and an area of before',
      { savedAddress: { areaId: 'mitte', where: inWedding } },
      'wedding',
    ],
    ['with an area only', { savedAddress: { areaId: 'mitte' } }, 'mitte'],
    [
      'whatever area is named beside it',
      { areaId: 'mitte', savedAddress: { areaId: null, where: inWedding } },
      'wedding',
    ],
    [
      'whatever place is named beside it',
      { where: inMitte, savedAddress: { areaId: null, where: inWedding } },
      'wedding',
    ],
  ])('a saved address decides, %s', (_, more, expected) => {
    expect(find({ addressId: 'home', ...more }, isNew)).toBe(expected)
  })

  test.each<[string, Partial<QuoteInput>, string]>([
    ['of somebody else', { savedAddress: null }, messages.addressUnknown],
    ['that is none', { savedAddress: undefined }, messages.addressUnknown],
    ['whose area is served no more', { savedAddress: { areaId: 'moon' } }, messages.areaUnknown],
    ['without an area', { savedAddress: { areaId: null } }, messages.areaUnknown],
    ['out of range', { savedAddress: { areaId: 'mitte', where: nowhere } }, messages.outOfRange],
    [
      'that is only estimated where a shape is drawn',
      { savedAddress: { areaId: null, where: { ...inWedding, isExact: false } } },
      messages.markerMissing,
    ],
  ])('a saved address %s is refused', (_, more, message) => {
    expect(find({ addressId: 'home', areaId: 'mitte', where: inMitte, ...more }, isNew)).toEqual(
      refused('addressId', message),
    )
  })
})

describe('a guest of the new address system', () => {
  test.each<[string, Partial<QuoteInput>, string]>([
    ['is found by postal code', { where: inMitte }, 'mitte'],
    ['is found by marker', { where: inWedding }, 'wedding'],
    ['is where the place is, whatever area is named', { where: inWedding, areaId: 'mitte' }, 'wedding'],
  ])('%s', (_, more, expected) => {
    expect(find(more)).toBe(expected)
  })

  test.each<[string, Partial<QuoteInput>, string]>([
    ['out of range', { where: nowhere }, messages.outOfRange],
    ['at a place that is none', { where: null }, messages.placeUnknown],
    ['who has not said where they are', {}, messages.placeMissing],
    [
      'at an estimated place next to a shape',
      { where: { ...inWedding, isExact: false } },
      messages.markerMissing,
    ],
  ])('%s is refused, whatever area is named', (_, more, message) => {
    expect(find({ ...more, areaId: 'mitte' })).toEqual(refused('placeId', message))
  })
})

describe('a guest of the old address system', () => {
  test('is in the area they name, wherever they say they are', () => {
    expect(find({ areaId: 'mitte', where: inWedding }, false)).toBe('mitte')
  })

  test('is asked for an area, and for one that is served', () => {
    expect(find({ where: inWedding }, false)).toEqual(refused('areaId', messages.areaMissing))
    expect(find({ areaId: 'moon' }, false)).toEqual(refused('areaId', messages.areaUnknown))
  })
})

describe('where two areas overlap', () => {
  const near = {
    ...mitte,
    id: 'near',
    deliveryPrice: cents(100),
    minimumOrder: cents(3000),
    freeDeliveryThreshold: zero,
  }
  const both = [outline('mitte', { zipcodes: ['10115'] }), outline('near', { zipcodes: ['10115'] })]
  const quote = (qty: number) =>
    quoteCart(
      delivery(
        {
          items: [productItem('carbonara', { qty })],
          areas: [{ ...mitte, freeDeliveryThreshold: zero }, near],
          outlines: both,
          where: inMitte,
        },
        true,
      ),
    )

  test('the cart decides which one counts, and the quote names it', () => {
    expect(quote(2)).toMatchObject({ area: { id: 'mitte' }, totals: { goods: 2180, delivery: 250 } })
    expect(quote(3)).toMatchObject({ area: { id: 'near' }, totals: { goods: 3270, delivery: 100 } })
  })
})

describe('below the minimum order, where the difference may be paid', () => {
  const quote = (more: Partial<QuoteInput> = {}) =>
    quoteCart(
      quoteInput({
        deliverType: 'delivery',
        areaId: 'mitte',
        settings: { ...rules, surchargeBelowMinimum: true },
        ...more,
      }),
    )

  test('it is part of the delivery, contained in the price and taxed with it', () => {
    const { totals, problems } = quote()
    expect(problems).toEqual([])
    expect(totals).toMatchObject({ goods: 1090, delivery: 660, surcharge: 410, price: 1750, total: 1750 })
    expect(totals.includedTaxes.map(({ gross }) => gross)).toEqual([1750])
  })

  test('there is none from the minimum on, nor for takeaway', () => {
    expect(quote({ items: [productItem('carbonara', { qty: 2 })] }).totals).not.toHaveProperty('surcharge')
    expect(quote({ deliverType: 'takeaway' }).totals).not.toHaveProperty('surcharge')
  })

  test('nothing but the fee is asked for an empty cart, which cannot be ordered', () => {
    const { totals, problems } = quote({ items: [] })
    expect(totals).not.toHaveProperty('surcharge')
    expect(problems).toEqual([{ field: 'items', message: messages.cartEmpty }])
  })
})
