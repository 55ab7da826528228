import { afterEach, expect, test, vi } from 'vitest'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'

const soup = cartLine('Soup', productItem('soup'), 500)
const bread = cartLine('Bread', productItem('bread'), 150)

/** A page that is opened anew on this device, where the restaurant keeps carts or does not. */
async function freshPage(device: Map<string, string>, keeps = true) {
  vi.resetModules()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('sessionStorage', { removeItem: () => {} })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
  const [state, changes, paid] = await Promise.all([
    import('./cart-store.ts'),
    import('./change-cart.ts'),
    import('./paid-cart.ts'),
  ])
  state.startCart(keeps)
  await state.cartHasStarted()
  return { ...state, ...changes, ...paid }
}

/** A device whose guest has put the dishes into the cart, has ordered them and is away to pay. */
async function awayToPay(...lines: (typeof soup)[]) {
  const device = new Map<string, string>()
  const checkout = await freshPage(device)
  for (const { item, seen } of lines) checkout.addToCart(item, seen)
  checkout.awaitPayment('/order/secret')
  return device
}

afterEach(() => void vi.unstubAllGlobals())

test('a paid order empties the cart it was placed from, and nothing of it stays on the device', async () => {
  const device = await awayToPay(soup, bread)
  const page = await freshPage(device)
  expect(page.readCart().lines).toHaveLength(2)
  await page.takeOutPaid()
  expect(page.readCart().lines).toEqual([])
  expect([...device.keys()]).toEqual([])
})

test('a paid order leaves the cart alone that was begun after its own, also when its address is opened again', async () => {
  const device = await awayToPay(soup)
  const other = await freshPage(device)
  other.flush()
  other.addToCart(bread.item, bread.seen)
  const before = device.get('cart')
  for (let times = 1; times <= 2; times++) {
    const page = await freshPage(device)
    await page.takeOutPaid()
    expect(page.readCart().lines).toMatchObject([{ item: bread.item }])
    expect(device.get('cart')).toBe(before)
  }
})

test('what was put into the cart during the payment stays, and can be ordered on its own', async () => {
  const device = await awayToPay(soup)
  const other = await freshPage(device)
  const id = device.get('cart-id')
  other.addToCart(bread.item, bread.seen)
  other.addToCart(soup.item, soup.seen)
  const page = await freshPage(device)
  await page.takeOutPaid()
  expect(page.readCart().lines).toMatchObject([{ item: { ...soup.item, qty: 1 } }, { item: bread.item }])
  expect((await freshPage(device)).readCart().lines).toHaveLength(2)
  expect(device.get('cart-id')).not.toBe(id)
})

test('a cart that was filled anew after a payment that was given up is not emptied when that is made up for', async () => {
  const device = await awayToPay(soup)
  const other = await freshPage(device)
  for (const { id } of other.readCart().lines) other.removeFromCart(id)
  other.addToCart(bread.item, bread.seen)
  const page = await freshPage(device)
  await page.takeOutPaid()
  expect(page.readCart().lines).toMatchObject([{ item: bread.item }])
})

test('where the restaurant does not keep carts, the device remembers none that is paid', async () => {
  const device = new Map<string, string>()
  const checkout = await freshPage(device, false)
  checkout.addToCart(soup.item, soup.seen)
  checkout.awaitPayment('/order/secret')
  expect([...device.keys()]).toEqual([])
})

test('a cart that was emptied by hand and filled anew after its payment is ordered under a name of its own', async () => {
  const device = await awayToPay(soup)
  const other = await freshPage(device)
  for (const { id } of other.readCart().lines) other.removeFromCart(id)
  other.addToCart(bread.item, bread.seen)
  const id = device.get('cart-id')
  const page = await freshPage(device)
  await page.takeOutPaid()
  expect(page.readCart().lines).toMatchObject([{ item: bread.item }])
  expect(device.get('cart-id')).not.toBe(id)
})

test('what was paid is taken out once its order is no longer unpaid, and for no other order', async () => {
  const device = await awayToPay(soup)
  const page = await freshPage(device)
  expect(page.payingToken()).toBe('secret')
  await page.settlePaid('secret', 'pending_payment')
  await page.settlePaid('another', 'approved')
  expect(page.readCart().lines).toHaveLength(1)
  await page.settlePaid('secret', 'approved')
  expect(page.readCart().lines).toEqual([])
  expect(page.payingToken()).toBe('')
})

test.each(['nonsense', 'null', '[1]', '{"token":"secret","lines":{"soup":"1"}}', '{"lines":null}'])(
  'what is no such memory empties nothing: %s',
  async (text) => {
    const device = new Map<string, string>()
    const page = await freshPage(device)
    page.addToCart(soup.item, soup.seen)
    device.set('paying', text)
    await page.takeOutPaid()
    expect(page.readCart().lines).toMatchObject([{ item: soup.item }])
  },
)

test('the cart of a payment that was left is told apart from another one', async () => {
  const device = await awayToPay(soup)
  const page = await freshPage(device)
  expect(await page.holdsPaid()).toBe(true)
  page.flush()
  expect(await page.holdsPaid()).toBe(false)
  page.addToCart(bread.item, bread.seen)
  expect(await page.holdsPaid()).toBe(false)
})
