import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Area } from '#contract/delivery.ts'
import { cents } from '../money.ts'
import { areaByGoods } from './area-by-goods.ts'
import { cheapestArea } from './cheapest-area.ts'

const area = (id: string, minimum: number, fee: number, freeFrom = 0): Area => ({
  id,
  name: id,
  zipcode: '',
  minimumOrder: cents(minimum),
  deliveryPrice: cents(fee),
  freeDeliveryThreshold: cents(freeFrom),
})

test.each<[string, Area[], boolean, [number, string][]]>([
  ['one area counts for every cart', [area('a', 1000, 100)], false, [[1, 'a']]],
  [
    'the area with the lower minimum counts until the cheaper one can be ordered in',
    [area('near', 2000, 0), area('far', 1000, 300)],
    false,
    [
      [1, 'near'],
      [1000, 'far'],
      [2000, 'near'],
    ],
  ],
  [
    'the area that is free from an amount on takes over there',
    [area('near', 0, 100), area('far', 0, 300, 5000)],
    false,
    [
      [1, 'near'],
      [5000, 'far'],
    ],
  ],
  [
    'with a surcharge, the cheaper area takes over before its minimum is reached',
    [area('near', 2000, 0), area('far', 0, 300)],
    true,
    [
      [1, 'far'],
      [1701, 'near'],
    ],
  ],
])('%s', (_, areas, surchargeBelowMinimum, expected) => {
  const found = areaByGoods(areas, { surchargeBelowMinimum })
  expect(found.map(({ from, area }) => [from, area.id])).toEqual(expected)
})

test('the area of each amount is the one that a cart of it gets', () => {
  const anyArea = fc
    .tuple(fc.nat(3000), fc.nat(600), fc.constantFrom(0, 2000, 4000))
    .map(([minimum, fee, freeFrom]) => area('', minimum, fee, freeFrom))
  fc.assert(
    fc.property(
      fc.array(anyArea, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 6000 }).map(cents),
      fc.boolean(),
      (areas, goods, surchargeBelowMinimum) => {
        const rules = { surchargeBelowMinimum }
        const found = areaByGoods(areas, rules).findLast(({ from }) => from <= goods)
        expect(found?.area).toBe(cheapestArea(areas, goods, rules))
      },
    ),
    { numRuns: 500 },
  )
})
