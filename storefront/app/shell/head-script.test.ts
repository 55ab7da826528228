import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type Cart, emptyCart } from '#domain/cart/cart.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { HEAD_SCRIPT } from './head-script.ts'

/** What the document says of a guest before its first frame, on a device that keeps this and at this address. */
function marks(localStorage: Record<string, string>, search = ''): Record<string, string> {
  const dataset = {}
  runInNewContext(HEAD_SCRIPT, {
    document: { documentElement: { dataset }, cookie: '' },
    localStorage,
    sessionStorage: {},
    location: { search },
    addEventListener: () => {},
  })
  return dataset
}

const kept = (cart: Cart) => ({ cart: JSON.stringify(cart) })
const soup = cartLine('Soup', productItem('soup'), 500)

test('room is kept for the lines of a stored cart, and a cart without any is called empty at once', () => {
  expect(marks(kept({ ...emptyCart, lines: [soup] }))).toEqual({ cart: '' })
  expect(marks(kept(emptyCart))).toEqual({})
  expect(marks({})).toEqual({})
})

test('no room is kept for the way to the guest at a table: one they sit at, or one whose code they have scanned', () => {
  expect(marks({ 'signed-in': 't' })).toEqual({ session: 'table' })
  expect(marks({ 'signed-in': '2' })).toEqual({ session: 'table' })
  expect(marks({}, '?table=tisch-1')).toEqual({ session: 'table' })
  expect(marks({ 'signed-in': '1' })).toEqual({})
})
