import { expect, test } from 'vitest'
import { cents } from '../money.ts'
import { changePrice, type PriceEnding } from './change-price.ts'

test.each([
  [990, 5, 'none', 1040],
  [990, 2.5, 'none', 1015],
  [990, -10, 'none', 891],
  [1000, 7, '90', 1090],
  [1000, 3, '90', 990],
  [1040, 0, '90', 1090],
  [1039, 0, '90', 990],
  [1000, 12, '50', 1150],
  [1000, 9, '50', 1050],
  [1000, 4, '00', 1000],
  [1050, 0, '00', 1100],
  [1049, 0, '00', 1000],
  [20, 0, '90', 90],
  [20, 0, '00', 100],
  [20, 0, '50', 50],
  [1000, -100, 'none', 0],
  [1000, -100, '90', 0],
  [1000, -250, 'none', 0],
  [0, 10, '90', 0],
] as [number, number, PriceEnding, number][])(
  '%i cents by %d percent with the ending %s are %i',
  (price, percent, ending, expected) => {
    expect(changePrice(cents(price), { by: { percent }, ending })).toBe(expected)
  },
)

test.each([
  [990, 50, 'none', 1040],
  [990, -50, '90', 990],
  [990, -60, '90', 890],
  [250, -300, 'none', 0],
  [250, -300, '90', 0],
  [0, 50, 'none', 0],
] as [number, number, PriceEnding, number][])(
  '%i cents and %i cents with the ending %s are %i',
  (price, amount, ending, expected) => {
    expect(changePrice(cents(price), { by: { amount: cents(amount) }, ending })).toBe(expected)
  },
)
