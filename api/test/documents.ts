import { type ApiError, type Client, createClient } from '#contract/client.ts'
import { getProductDocument, saveCategoryDocument, saveProductDocument } from '#contract/menu.staff.ts'
import { discardDraft, type DocumentRef, listDrafts } from '#contract/publishing.staff.ts'
import { listCategories, listCategoryProducts, listCombos } from '#contract/menu.ts'
import type { StaffRole } from '#contract/staff.ts'
import { cents } from '#domain/money.ts'
import { categoryDocument, productDocument } from '#domain/test/document-fixture.ts'
import type { TestApp } from './app.ts'
import { addStaff, signedIn } from './staff.ts'

/** A member of staff who signs in and calls the API as the screens do. */
export async function staffClient(
  app: TestApp,
  { email = 'mina@example.org', role = 'owner' }: { email?: string; role?: StaffRole } = {},
): Promise<Client> {
  await addStaff(app, email, role)
  const headers = await signedIn(app, email)
  return createClient({
    baseUrl: '',
    fetch: (path, { body, ...init }) => app.request(path, { ...init, body: body ?? null }),
    headers: () => ({ 'accept-language': 'en', ...headers }),
  })
}

/** What a refused call answered. */
export const refused = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: ApiError) => error,
  )

/** The fields of a document that are refused when Mina sends it as it is, past the checks of the client. */
export async function wrongFields(app: TestApp, path: string, document: object): Promise<string[]> {
  const headers = { ...(await signedIn(app, 'mina@example.org')), 'content-type': 'application/json' }
  const init = { method: 'PUT', headers, body: JSON.stringify(document) }
  const answer = await app.request(`/staff/${path}`, init)
  if (answer.status !== 422) throw new Error(`it was answered ${answer.status}`)
  return Object.keys(((await answer.json()) as { data: object }).data)
}

/** Drafts another price of the large Margherita. */
export async function draftPrice(mina: Client, price: number) {
  const margherita = { params: { id: 'margherita' } }
  const { version, document } = await mina(getProductDocument, margherita)
  const [large, ...others] = document.sizes
  const body = { ...document, sizes: [{ ...large!, price: cents(price) }, ...others] }
  return mina(saveProductDocument, { ...margherita, query: { version }, body })
}

/** Drafts a category of soups with one soup. */
export async function draftSoups(mina: Client) {
  const size = { id: 'cup', name: 'Tasse', translations: {}, content: null }
  const category = categoryDocument({ name: 'Suppen', slug: '', sizes: [size] })
  await mina(saveCategoryDocument, { params: { id: 'soups' }, query: {}, body: category })
  const sizes = [{ sizeId: 'cup', price: cents(450), deposit: cents(0) }]
  const body = productDocument({ name: 'Linsensuppe', slug: '', categoryId: 'soups', sizes })
  await mina(saveProductDocument, { params: { id: 'lentils' }, query: {}, body })
}

/** Discards a draft as the list of drafts shows it. */
export async function discardAsSeen(mina: Client, { kind, id }: DocumentRef) {
  const drafts = await mina(listDrafts, {})
  const { version } = drafts.find((draft) => draft.kind === kind && draft.id === id)!
  return mina(discardDraft, { params: { kind, id }, query: { version } })
}

/** Everything that guests read of the menu. */
export async function readMenu({ call }: Pick<TestApp, 'call'>) {
  const categories = await call(listCategories, {})
  const products = []
  for (const { id } of categories) products.push(await call(listCategoryProducts, { params: { id } }))
  return { categories, products, combos: await call(listCombos, {}) }
}
