import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '../money.ts'
import { usablePoints } from './usable-points.ts'

const of = (balance: number, goods: number) => usablePoints(cents(balance), cents(goods))
const amounts = [fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 })] as const

describe('points for a cart', () => {
  test.each([
    ['pay up to the balance', 300, 2000, 300],
    ['may leave exactly one euro', 1900, 2000, 1900],
    ['leave one euro, although the balance would reach further', 1950, 2000, 1900],
    ['pay most of a cart that is far below the balance', 5000, 2000, 1900],
    ['pay as soon as the balance is more than a euro above', 2101, 2000, 1900],
  ])('%s', (_, balance, goods, usable) => {
    expect(of(balance, goods)).toEqual({ balance, usable, blocked: false })
  })

  test.each([
    ['as much as the goods', 2000, 2000],
    ['a cent more than the goods', 2001, 2000],
    ['a euro more than the goods', 2100, 2000],
    ['far more, but the goods cost a euro only', 5000, 100],
    ['some, but the cart is empty', 50, 0],
  ])('are blocked with a balance of %s', (_, balance, goods) => {
    expect(of(balance, goods)).toEqual({ balance, usable: 0, blocked: true })
  })

  test('that an account does not have are not blocked, there are just none', () => {
    expect(of(0, 2000)).toEqual({ balance: 0, usable: 0, blocked: false })
  })
})

test('points never exceed the balance and always leave a euro of the goods', () => {
  fc.assert(
    fc.property(...amounts, (balance, goods) => {
      const { usable } = of(balance, goods)
      expect(usable).toBeGreaterThanOrEqual(0)
      expect(usable).toBeLessThanOrEqual(balance)
      if (usable > 0) expect(goods).toBeGreaterThanOrEqual(usable + 100)
    }),
  )
})

test('the range of the specification blocks, and what is not blocked can be used', () => {
  fc.assert(
    fc.property(...amounts, (balance, goods) => {
      const { usable, blocked } = of(balance, goods)
      if (balance > 0 && balance - goods >= 0 && balance - goods <= 100) expect(blocked).toBe(true)
      if (balance > 0) expect(usable > 0).toBe(!blocked)
    }),
  )
})
