import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { categoryDocument, productDocument } from '#domain/test/document-fixture.ts'
import { moveOn, moveToCategory } from './move-to-category.ts'

const size = (id: string, name: string) => ({ id, name, translations: {}, content: null })
const from = categoryDocument({ sizes: [size('s', 'klein'), size('l', 'groß')] })
const dish = productDocument({
  sizes: [
    { sizeId: 's', price: cents(900), deposit: cents(0) },
    { sizeId: 'l', price: cents(1200), deposit: cents(0) },
  ],
})

test('in another category a dish keeps its prices, as far as that has sizes for them', () => {
  const pricesIn = (...sizes: ReturnType<typeof size>[]) => {
    const moved = moveToCategory(dish, from, { id: 'new', document: categoryDocument({ sizes }) })
    return [moved.categoryId, ...moved.sizes.map(({ sizeId, price }) => `${sizeId} ${price}`)]
  }
  expect(pricesIn(size('a', 'Groß'), size('b', 'Klein'))).toEqual(['new', 'b 900', 'a 1200'])
  expect(pricesIn(size('a', 'groß'))).toEqual(['new', 'a 1200'])
})

test('a dish that is in the category already stays as it is', () => {
  const odd = productDocument({ sizes: [{ sizeId: 'gone', price: cents(500), deposit: cents(0) }] })
  expect(moveToCategory(odd, from, { id: odd.categoryId, document: from })).toBe(odd)
})

describe('a dish that is put into one category after the other', () => {
  const categories = new Map([
    ['pizza', from],
    ['salad', categoryDocument({ sizes: [size('n', 'normal')] })],
    ['pasta', categoryDocument({ sizes: [size('p', 'Groß'), size('q', 'klein')] })],
  ])
  const categoryOf = (id: string) => categories.get(id)
  const into = (id: string) => ({ id, document: categories.get(id) ?? from })
  const pricesOf = ({ dish }: ReturnType<typeof moveOn>) =>
    dish.sizes.map(({ sizeId, price }) => `${sizeId} ${price}`).join(', ')
  const salad = moveOn(dish, undefined, into('salad'), categoryOf)

  test('has all its prices again in the first one, and in every other with as many sizes', () => {
    expect(pricesOf(salad)).toBe('n 900')
    expect(pricesOf(moveOn(salad.dish, salad.moved, into('pasta'), categoryOf))).toBe('q 900, p 1200')
    const back = moveOn(salad.dish, salad.moved, into('pizza'), categoryOf)
    expect(back.dish).toEqual(dish)
  })

  test('keeps what else was changed on the way', () => {
    const named = { ...salad.dish, name: 'Tonno' }
    const back = moveOn(named, salad.moved, into('pizza'), categoryOf)
    expect(back.dish).toEqual({ ...dish, name: 'Tonno' })
  })

  test('keeps its prices when the server has written them in another order', () => {
    const pasta = moveOn(dish, undefined, into('pasta'), categoryOf)
    const written = { ...pasta.dish, sizes: pasta.dish.sizes.toReversed() }
    const other = moveOn(written, pasta.moved, into('salad'), categoryOf)
    expect(moveOn(other.dish, other.moved, into('pizza'), categoryOf).dish).toEqual(dish)
  })

  test('goes on with prices that were edited on the way', () => {
    const dearer = { ...salad.dish, sizes: [{ sizeId: 'n', price: cents(1000), deposit: cents(0) }] }
    expect(pricesOf(moveOn(dearer, salad.moved, into('pizza'), categoryOf))).toBe('s 1000')
  })
})
