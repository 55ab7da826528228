import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import * as branches from '#contract/branches.staff.ts'
import * as content from '#contract/content.staff.ts'
import { listPages } from '#contract/content.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { branchDocument } from '#domain/test/document-fixture.ts'
import { createTestApp } from '../test/app.ts'
import { staffClient } from '../test/documents.ts'

const page: content.PageDocument = {
  name: 'Neue Seite',
  text: '<p>Ada</p>',
  translations: {},
  slug: '',
  isPopup: false,
  onHeader: false,
  onFooter: true,
  position: 0,
}

/** A shop whose owner writes one page, each time over what the editor was given before. */
async function openShop() {
  const app = await createTestApp()
  const mina = await staffClient(app)
  const params = { id: 'a' }
  const read = () => mina(content.getPageDocument, { params })
  const change = async (part: Partial<content.PageDocument>) => {
    const { version, document } = await read()
    return mina(content.savePageDocument, { params, query: { version }, body: { ...document, ...part } })
  }
  await mina(content.savePageDocument, { params, query: {}, body: page })
  const slugs = async () => (await app.call(listPages, {})).map(({ slug }) => slug)
  return { app, mina, read, change, slugs }
}

const publishAll = (mina: Client) => mina(publishing.publishDrafts, { body: {} })

test('the address of a page follows its name until it is published, and stays from then on', async () => {
  const { mina, change, slugs } = await openShop()
  await change({ name: 'Impr' })
  await change({ name: 'Impressum' })
  await publishAll(mina)
  expect(await slugs()).toEqual(['impressum'])
  await change({ name: 'Wer wir sind' })
  await publishAll(mina)
  expect(await slugs()).toEqual(['impressum'])
})

test('the address of an unpublished page is empty in its editor, and told in the list of changes', async () => {
  const { mina, read, change } = await openShop()
  await change({ name: 'Impressum' })
  expect((await read()).document.slug).toBe('')
  const [draft] = await mina(publishing.listDrafts, {})
  expect(draft?.changes.find(({ field }) => field === 'slug')?.after).toBe('impressum')
})

test('an address that the owner typed stays when the page is renamed', async () => {
  const { mina, change, slugs } = await openShop()
  await change({ slug: 'wir' })
  await change({ name: 'Impressum' })
  await publishAll(mina)
  expect(await slugs()).toEqual(['wir'])
})

test.each(['drafted', 'published'])(
  'an address that is cleared on a %s page is made from the name',
  async (was) => {
    const { mina, change, slugs } = await openShop()
    await change({ slug: 'wir' })
    if (was === 'published') await publishAll(mina)
    await change({ name: 'Impressum' })
    await change({ slug: '' })
    await publishAll(mina)
    expect(await slugs()).toEqual(['impressum'])
  },
)

test('clearing an address that is the one of the name is no change of a published page', async () => {
  const { mina, change } = await openShop()
  await publishAll(mina)
  expect((await change({ slug: '' })).state).toBe('published')
})

test('two new pages of one name get two addresses', async () => {
  const { mina, slugs } = await openShop()
  await mina(content.savePageDocument, { params: { id: 'b' }, query: {}, body: { ...page, position: 1 } })
  await publishAll(mina)
  expect(await slugs()).toEqual(['neue-seite', 'neue-seite-2'])
})

test('a page gets the address of one that goes with the same publication', async () => {
  const { mina, read, slugs } = await openShop()
  await publishAll(mina)
  const { version } = await read()
  await mina(content.removePageDocument, { params: { id: 'a' }, query: { version } })
  await mina(content.savePageDocument, { params: { id: 'b' }, query: {}, body: page })
  await publishAll(mina)
  expect(await slugs()).toEqual(['neue-seite'])
})

test('a branch, which acts at once, gets its address from its name when it is saved', async () => {
  const { mina } = await openShop()
  const body = branchDocument({ name: 'Mitte', slug: '' })
  const call = { params: { id: 'mitte' }, query: {}, body }
  expect((await mina(branches.saveBranchDocument, call)).document.slug).toBe('mitte')
})
