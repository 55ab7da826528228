import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Area } from '#contract/delivery.ts'
import { cents } from '../money.ts'
import { cheapestArea } from './cheapest-area.ts'
import { deliveryCost, missingToMinimum } from './fee.ts'

const area = (id: string, minimum: number, fee: number, freeFrom = 0): Area => ({
  id,
  name: id,
  zipcode: '',
  minimumOrder: cents(minimum),
  deliveryPrice: cents(fee),
  freeDeliveryThreshold: cents(freeFrom),
})
const refuses = { surchargeBelowMinimum: false }
const charges = { surchargeBelowMinimum: true }
const near = area('near', 1000, 100)
const far = area('far', 2000, 300, 4000)

describe('of several areas counts', () => {
  test.each<[string, Area[], number, typeof refuses, string]>([
    ['the only one', [far], 0, refuses, 'far'],
    ['the cheaper one', [far, near], 2500, refuses, 'near'],
    ['the one that is free for this cart', [near, far], 4000, refuses, 'far'],
    ['the one that can be ordered in', [area('dear', 0, 900), near], 500, refuses, 'dear'],
    ['the cheaper one while neither can be ordered in', [far, near], 500, refuses, 'near'],
    ['the one with less to pay, surcharge and all', [area('dear', 0, 550), near], 500, charges, 'dear'],
    ['the one whose surcharge is small', [area('dear', 0, 650), near], 500, charges, 'near'],
    [
      'the one with the lower minimum, at the same fee',
      [area('a', 900, 200), area('b', 800, 200)],
      1000,
      refuses,
      'b',
    ],
    ['the first one, when all is the same', [area('a', 800, 200), area('b', 800, 200)], 1000, refuses, 'a'],
  ])('%s', (_, areas, goods, rules, expected) => {
    expect(cheapestArea(areas, cents(goods), rules)?.id).toBe(expected)
  })

  test('none, when there is none', () => {
    expect(cheapestArea([], cents(0), refuses)).toBeUndefined()
  })
})

const anyArea = fc
  .record({
    minimum: fc.nat(3000),
    fee: fc.nat(600),
    freeFrom: fc.constantFrom(0, 2000, 4000),
    steps: fc.uniqueArray(fc.record({ from: fc.nat(5000), price: fc.nat(600) }), {
      maxLength: 3,
      selector: ({ from }) => from,
    }),
  })
  .map(({ minimum, fee, freeFrom, steps }) => ({
    ...area('', minimum, fee, freeFrom),
    feeSteps: steps
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, price }) => ({ from: cents(from), deliveryPrice: cents(price) })),
  }))

test('no other area would bring the cart for less', () => {
  fc.assert(
    fc.property(
      fc.array(anyArea, { minLength: 1, maxLength: 6 }),
      fc.nat(6000).map(cents),
      fc.boolean(),
      (areas, goods, surchargeBelowMinimum) => {
        const rules = { surchargeBelowMinimum }
        const chosen = cheapestArea(areas, goods, rules)!
        const canOrder = (one: Area) => surchargeBelowMinimum || missingToMinimum(one, goods) === 0
        const open = areas.filter(canOrder)
        if (open.length > 0) expect(canOrder(chosen)).toBe(true)
        const costs = (open.length > 0 ? open : areas).map((one) => deliveryCost(one, goods, rules).delivery)
        expect(deliveryCost(chosen, goods, rules).delivery).toBe(Math.min(...costs))
      },
    ),
    { numRuns: 1000 },
  )
})
