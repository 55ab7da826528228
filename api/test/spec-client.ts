import { expect } from 'vitest'
import type { TestApp } from './app.ts'

/*
 * A client that has read nothing but the specification: raw calls with the names of its sections 3 and 7, no type and no
 * schema of ours.
 */

/** Whatever an answer holds. */
export type Parsed = ReturnType<typeof JSON.parse>
export type Json = Record<string, Parsed>

const headers = { 'accept-language': 'en', 'content-type': 'application/json' }

export async function call(app: TestApp, method: string, path: string, body?: Json, more: Json = {}) {
  const init = { method, headers: { ...headers, ...more }, body: body ? JSON.stringify(body) : null }
  const response = await app.request(path, init)
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Json }
}

export async function ok(
  app: TestApp,
  method: string,
  path: string,
  body?: Json,
  more?: Json,
): Promise<Parsed> {
  const answer = await call(app, method, path, body, more)
  expect({ ...answer, path }).toMatchObject({ status: 200 })
  return answer.body['meta'] ? answer.body : answer.body['data']
}

const account = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  password: 'a long enough sentence',
  password_confirmation: 'a long enough sentence',
  terms: true,
  socialId: '',
  socialName: '',
}

export async function signedIn(app: TestApp): Promise<Json> {
  expect(await call(app, 'POST', '/register', account)).toMatchObject({ status: 200 })
  const { token } = await ok(app, 'POST', '/login', { email: account.email, password: account.password })
  return { authorization: `Bearer ${token}` }
}

/** The checkout payload of section 3, with an empty text for every id that is not used. */
export const checkout = (items: Json[], total: number, more: Json = {}): Json => ({
  items,
  source: 'web',
  taxPercent: 0,
  price: total,
  total,
  delivery: 0,
  discount: 0,
  tax: 0,
  tip: 0,
  deliverType: 'takeaway',
  takeaway: true,
  deliverAt: 'now',
  deliverDate: '',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '030 1234567',
  areaId: '',
  addressId: '',
  address: '',
  extras: '',
  notes: '',
  table: '',
  terms: true,
  issueInvoice: false,
  useProfit: false,
  paymentType: 'cash',
  ...more,
})

/** A product of a category as section 3 describes it, with its detail. */
export async function findProduct(app: TestApp, name: string): Promise<Json> {
  const categories: Json[] = await ok(app, 'GET', '/products/categories')
  for (const { id } of categories) {
    const { data, meta } = await ok(app, 'GET', `/products/categories/${id}/products`)
    expect(meta.category.data.id).toBe(id)
    const product = (data as Json[]).find((one) => one['name'] === name)
    if (product) return ok(app, 'GET', `/products/categories/${id}/products/${product['id']}`)
  }
  throw new Error(`no ${name} on the menu`)
}

export const cartItem = (product: Json, size: Json, extras: Json[], more: Json = {}): Json => ({
  kind: 'productItem',
  product,
  productId: product['id'],
  sizeId: size['id'],
  extraIds: extras.map(({ id, name }) => ({ extraId: id, selected: true, name })),
  optionIds: [],
  qty: 1,
  price: size['price'],
  name: product['name'],
  poster: product['poster'],
  size,
  ...more,
})
