import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { type Cart, emptyCart } from '#domain/cart/cart.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { HEAD_SCRIPT } from './head-script.ts'

type MarksOptions = { search?: string; pathname?: string; sessionStorage?: Record<string, string> }

/** What the document says of a guest before its first frame, on a device that keeps this and at this address. */
function marks(
  localStorage: Record<string, string>,
  { search = '', pathname = '/', sessionStorage = {} }: MarksOptions = {},
): Record<string, string> {
  const dataset = {}
  runInNewContext(HEAD_SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage,
    sessionStorage,
    location: { search, pathname },
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
  expect(marks({}, { search: '?table=tisch-1' })).toEqual({ session: 'table' })
  expect(marks({ 'signed-in': '1' })).toEqual({})
})

test('the form of the checkout is not shown empty where this tab or this device has something to fill it with', () => {
  const checkout = { pathname: '/en/checkout' }
  expect(marks({}, { ...checkout, sessionStorage: { checkout: '{}' } })).toEqual({ filled: '' })
  expect(marks({}, { ...checkout, sessionStorage: { deliveryLocation: '{}' } })).toEqual({ filled: '' })
  expect(marks({ 'last-order': '{}' }, checkout)).toEqual({ again: '', filled: '' })
  expect(marks({}, checkout)).toEqual({})
  expect(marks({}, { sessionStorage: { checkout: '{}' } })).toEqual({})
})
