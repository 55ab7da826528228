import { afterEach, expect, test, vi } from 'vitest'
import { noTip } from '#domain/cart/tip.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { chosenExtra, productItem } from '#domain/test/item-fixture.ts'

const soup = cartLine('Soup', productItem('soup'), 500)
const bread = cartLine('Bread', productItem('bread'), 150)

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

/** A page that is opened anew on a device with this storage. */
async function freshPage(storage = memoryStorage(), session = memoryStorage()) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', session)
  const target = new EventTarget()
  vi.stubGlobal('window', target)
  const [state, changes] = await Promise.all([import('./cart-store.ts'), import('./change-cart.ts')])
  return { store: { ...state, ...changes }, storage, session, target }
}

afterEach(() => void vi.unstubAllGlobals())

test('a reload keeps the cart and its id where the restaurant keeps carts', async () => {
  const { store, storage } = await freshPage()
  store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  const id = storage.map.get('cart-id')
  const again = await freshPage(storage)
  again.store.startCart(true)
  await again.store.cartHasStarted()
  again.store.addToCart(bread.item, bread.seen)
  expect(JSON.parse(storage.map.get('cart') ?? '').lines).toMatchObject([
    { item: soup.item },
    { item: bread.item },
  ])
  expect(storage.map.get('cart-id')).toBe(id)
})

test('a stored cart is removed at the start where the restaurant does not keep carts', async () => {
  const { store, storage } = await freshPage(memoryStorage({ cart: '{"lines":[]}', 'cart-id': 'x' }))
  store.startCart(false)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  expect([...storage.map.keys()]).toEqual([])
})

test('where no cart is kept, it goes along once into the document that the page itself loads, under its id', async () => {
  const { store, storage, session } = await freshPage()
  store.startCart(false)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  const id = store.cartId()
  store.takeCartAlong()
  const next = await freshPage(storage, session)
  next.store.startCart(false)
  await next.store.cartHasStarted()
  expect(next.store.readCart().lines).toMatchObject([{ item: soup.item }])
  expect(next.store.cartId()).toBe(id)
  expect([...storage.map.keys(), ...session.map.keys()]).toEqual([])
})

test('a cart that is kept lies on the device alone, also while the page loads another document', async () => {
  const { store, storage, session } = await freshPage()
  store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  store.takeCartAlong()
  expect([...session.map.keys()]).toEqual([])
  expect([...storage.map.keys()].toSorted()).toEqual(['cart', 'cart-id'])
})

test('a removed line returns to where it stood', async () => {
  const { store, storage } = await freshPage()
  store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  store.addToCart(bread.item, bread.seen)
  const before = storage.map.get('cart')
  const [first] = JSON.parse(before ?? '').lines
  const removed = store.removeFromCart(first.id)
  if (removed) store.restoreToCart(removed)
  expect(storage.map.get('cart')).toBe(before)
})

test('flushing forgets the cart, its copy and the table, and the next cart has another id', async () => {
  const { store, storage, session } = await freshPage(memoryStorage(), memoryStorage({ table: '7' }))
  store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  const id = storage.map.get('cart-id')
  store.flush()
  expect([...storage.map.keys(), ...session.map.keys()]).toEqual([])
  store.addToCart(bread.item, bread.seen)
  expect(storage.map.get('cart-id')).not.toBe(id)
  expect(JSON.parse(storage.map.get('cart') ?? '').lines).toHaveLength(1)
})

test('what happens in another tab happens here', async () => {
  const { store, storage, target } = await freshPage()
  const line = { ...soup, id: 'from-the-other-tab' }
  const stop = store.startCart(true)
  await store.cartHasStarted()
  storage.map.set('cart', JSON.stringify({ lines: [line], tip: { kind: 'amount', amount: 0 } }))
  const event = Object.assign(new Event('storage'), { key: 'cart', newValue: storage.map.get('cart') })
  target.dispatchEvent(event)
  await vi.waitFor(() => expect(store.findLine('from-the-other-tab')).toEqual(line))
  stop()
})

test('what is added while the change of another tab is being read comes on top of it', async () => {
  const { store, storage, target } = await freshPage()
  const stop = store.startCart(true)
  await store.cartHasStarted()
  storage.map.set('cart', JSON.stringify({ lines: [{ ...bread, id: 'other' }], tip: noTip }))
  target.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }))
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  await vi.dynamicImportSettled()
  expect(store.readCart().lines).toMatchObject([{ item: bread.item }, { item: soup.item }])
  stop()
})

test('another tab that hears that the cart is gone finds its id gone too', async () => {
  const { store, storage } = await freshPage()
  store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  const left: boolean[] = []
  storage.removeItem = (key: string) => {
    storage.map.delete(key)
    if (key === 'cart') left.push(storage.map.has('cart-id'))
  }
  store.flush()
  expect(left).toEqual([false])
})

/** The browser shows a page again that it kept in memory, or one that it has just loaded. */
const show = (target: EventTarget, persisted: boolean) =>
  void target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('a page that the browser kept in memory goes on with the cart that is stored by now, under its id', async () => {
  const { store, storage, target } = await freshPage()
  const stop = store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  storage.map.set('cart', JSON.stringify({ lines: [{ ...bread, id: 'other' }], tip: noTip }))
  storage.map.set('cart-id', 'other-cart')
  show(target, false)
  await store.cartHasStarted()
  expect(store.readCart().lines).toMatchObject([{ item: soup.item }])
  show(target, true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  expect(store.readCart().lines).toMatchObject([{ item: bread.item }, { item: soup.item }])
  expect(storage.map.get('cart-id')).toBe('other-cart')
  stop()
})

test('a page that the browser kept in memory has an empty cart when it was ordered since', async () => {
  const { store, storage, target } = await freshPage()
  store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(soup.item, soup.seen)
  const id = storage.map.get('cart-id')
  storage.map.clear()
  show(target, true)
  await store.cartHasStarted()
  store.addToCart(bread.item, bread.seen)
  expect(store.readCart().lines).toMatchObject([{ item: bread.item }])
  expect(storage.map.get('cart-id')).not.toBe(id)
})

test('a cart that could not be stored lives on in a page that the browser kept in memory', async () => {
  const storage = memoryStorage()
  const refused = {
    ...storage,
    setItem: () => {
      throw new Error('full')
    },
  }
  for (const [device, keeps] of [
    [refused, true],
    [memoryStorage(), false],
  ] as const) {
    const { store, target } = await freshPage(device)
    store.startCart(keeps)
    await store.cartHasStarted()
    store.addToCart(soup.item, soup.seen)
    show(target, true)
    await store.cartHasStarted()
    expect(store.readCart().lines).toMatchObject([{ item: soup.item }])
  }
})

test('a full cart takes no further line', async () => {
  const { store } = await freshPage()
  store.startCart(true)
  await store.cartHasStarted()
  const taken = Array.from({ length: 51 }, (_, at) => store.addToCart(productItem(`dish-${at}`), soup.seen))
  expect(taken.lastIndexOf(true)).toBe(49)
})

test('a full cart takes no removed line back until there is room again', async () => {
  const { store } = await freshPage()
  store.startCart(true)
  await store.cartHasStarted()
  store.addToCart(bread.item, bread.seen)
  const removed = store.removeFromCart(store.readCart().lines[0]!.id)!
  for (let at = 0; at < 50; at += 1) store.addToCart(productItem(`dish-${at}`), soup.seen)
  expect(store.restoreToCart(removed)).toBe(false)
  expect(store.readCart().lines).toHaveLength(50)
  store.removeFromCart(store.readCart().lines[49]!.id)
  expect(store.restoreToCart(removed)).toBe(true)
  expect(store.readCart().lines[0]).toMatchObject({ item: bread.item })
})

test('a dish without choices is counted and taken out piece by piece, whatever else of it is in the cart', async () => {
  const { store } = await freshPage()
  store.startCart(false)
  await store.cartHasStarted()
  const simple = { productId: 'pizza', sizeId: 'large' }
  const plain = productItem('pizza', { sizeId: 'large' })
  const rich = productItem('pizza', { sizeId: 'large', extraIds: [chosenExtra('olives')] })
  for (const item of [plain, rich, plain, productItem('pizza', { sizeId: 'small' })])
    store.addToCart(item, bread.seen)
  expect(store.quantityOf(simple)).toBe(2)
  store.takeOneFromCart(simple)
  expect(store.quantityOf(simple)).toBe(1)
  store.takeOneFromCart(simple)
  store.takeOneFromCart(simple)
  expect(store.quantityOf(simple)).toBe(0)
  expect(store.readCart().lines.map(({ item }) => item)).toMatchObject([rich, { sizeId: 'small' }])
})
