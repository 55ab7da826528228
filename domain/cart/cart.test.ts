import { describe, expect, test } from 'vitest'
import { cartLine } from '../test/cart-fixture.ts'
import { chosenExtra, productItem } from '../test/item-fixture.ts'
import { cartDeposit, count, emptyCart, goods, type Cart } from './cart.ts'
import {
  addLine,
  hasRoom,
  removeLine,
  replaceLine,
  restoreLine,
  setQuantity,
  withTip,
} from './change-cart.ts'
import { noTip } from './tip.ts'

const pasta = (qty = 1) => productItem('carbonara', { qty })
const threeLines: Cart = {
  ...emptyCart,
  lines: ['a', 'b', 'c'].map((id, index) => cartLine(id, productItem(id, { qty: index + 1 }), 500, 25)),
}
const quantities = (cart: Cart): number[] => cart.lines.map((line) => line.item.qty)

describe('adding', () => {
  test('the same configuration joins its line, and what was seen last counts', () => {
    const cart = addLine(addLine(emptyCart, cartLine('1', pasta(2), 1000)), cartLine('2', pasta(3), 1100))
    expect(cart.lines).toEqual([cartLine('2', pasta(5), 1100)].map((line) => ({ ...line, id: '1' })))
  })

  test('what would go beyond 6 becomes a line of its own', () => {
    const cart = addLine(addLine(emptyCart, cartLine('1', pasta(4))), cartLine('2', pasta(3)))
    expect(quantities(cart)).toEqual([4, 3])
    expect(quantities(addLine(cart, cartLine('3', pasta(2))))).toEqual([6, 3])
    expect(quantities(addLine(cart, cartLine('3', pasta(3))))).toEqual([4, 6])
  })

  test('another configuration becomes a line of its own', () => {
    const other = productItem('carbonara', { extraIds: [chosenExtra('egg')] })
    expect(addLine(addLine(emptyCart, cartLine('1', pasta())), cartLine('2', other)).lines).toHaveLength(2)
  })

  test.each([
    [0, 1],
    [9, 6],
    [2.4, 2],
  ])('a quantity of %f is added as %i', (qty, expected) => {
    expect(quantities(addLine(emptyCart, cartLine('1', pasta(qty))))).toEqual([expected])
  })
})

test('replacing keeps the place and the id of a line', () => {
  const cart = replaceLine(threeLines, 'b', cartLine('x', pasta(9)))
  expect(cart.lines.map((line) => line.id)).toEqual(['a', 'b', 'c'])
  expect(cart.lines[1]?.item).toEqual(pasta(6))
})

test('a removed line comes back to where it stood', () => {
  const { cart, removed } = removeLine(threeLines, 'b')
  expect(cart.lines.map((line) => line.id)).toEqual(['a', 'c'])
  expect(removed && restoreLine(cart, removed)).toEqual(threeLines)
})

test('a line comes back to the end when the cart has shrunk meanwhile', () => {
  const { removed } = removeLine(threeLines, 'c')
  expect(removed && restoreLine(emptyCart, removed).lines.map((line) => line.id)).toEqual(['c'])
})

test('removing an unknown line changes nothing', () => {
  expect(removeLine(threeLines, 'x')).toEqual({ cart: threeLines, removed: undefined })
})

test('a quantity is clamped when it is set', () => {
  expect(quantities(setQuantity(threeLines, 'a', 7))).toEqual([6, 2, 3])
  expect(quantities(setQuantity(threeLines, 'a', 0))).toEqual([1, 2, 3])
})

test('a cart counts pieces, goods and deposit of all lines', () => {
  expect([count(threeLines), goods(threeLines), cartDeposit(threeLines)]).toEqual([6, 3000, 150])
})

test('a tip does not change the lines', () => {
  expect(withTip(threeLines, { kind: 'percent', percent: 10 })).toEqual({
    lines: threeLines.lines,
    tip: { kind: 'percent', percent: 10 },
  })
})

test('the first line of a cart begins without a tip, and what is taken out and brought back keeps it', () => {
  const tip = { kind: 'percent', percent: 10 } as const
  const cart = withTip(addLine(emptyCart, cartLine('1', pasta())), tip)
  expect(addLine(cart, cartLine('2', productItem('soup'))).tip).toEqual(tip)
  const { cart: emptied, removed } = removeLine(cart, '1')
  expect(removed && restoreLine(emptied, removed)).toEqual(cart)
  expect(addLine(emptied, cartLine('3', pasta())).tip).toEqual(noTip)
})

test('fifty lines fit', () => {
  const full = {
    ...emptyCart,
    lines: Array.from({ length: 50 }, (_, index) => cartLine(`${index}`, pasta())),
  }
  expect(hasRoom(full)).toBe(false)
  expect(hasRoom({ ...full, lines: full.lines.slice(1) })).toBe(true)
})
