import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import { listAreas } from '#contract/delivery.ts'
import * as delivery from '#contract/delivery.staff.ts'
import { type ExportFile, importDocuments, listDrafts, publishDrafts } from '#contract/publishing.staff.ts'
import { areaDocument } from '#domain/test/document-fixture.ts'
import { cents } from '#domain/money.ts'
import type { TestApp } from '../test/app.ts'
import { refused, staffClient } from '../test/documents.ts'
import { createTestShop } from '../test/shop.ts'
import { signedIn } from '../test/staff.ts'

const kiez = { params: { id: 'kiez' } }

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestShop()
  return { app, mina: await staffClient(app) }
}

const served = async ({ call }: TestApp) => (await call(listAreas, {})).map(({ name }) => name)

test('a document that acts at once is seen by guests as soon as it is saved, without a draft', async () => {
  const { app, mina } = await openShop()
  const before = await served(app)
  const saved = await mina(delivery.saveAreaDocument, { ...kiez, query: {}, body: areaDocument() })
  expect(saved).toMatchObject({ id: 'kiez', state: 'published', document: areaDocument() })
  expect(await served(app)).toEqual([...before, 'Schillerkiez'])
  expect(await mina(listDrafts, {})).toEqual([])
  const line = await app.db
    .selectFrom('staff_changes')
    .selectAll()
    .where('kind', '=', 'area')
    .executeTakeFirst()
  expect(line).toMatchObject({ subject_id: 'kiez', subject_name: 'Schillerkiez', before_json: null })
})

test('a second writer of a document that acts at once gets what the first has saved', async () => {
  const { mina } = await openShop()
  const { version } = await mina(delivery.saveAreaDocument, { ...kiez, query: {}, body: areaDocument() })
  const hers = areaDocument({ minimumOrder: cents(900) })
  await mina(delivery.saveAreaDocument, { ...kiez, query: { version }, body: hers })
  const his = areaDocument({ minimumOrder: cents(1900) })
  const error = await refused(mina(delivery.saveAreaDocument, { ...kiez, query: { version }, body: his }))
  expect(error.status).toBe(409)
  expect(error.body).toMatchObject({ current: { document: { minimumOrder: 9 } } })
})

test('a removed document that acts at once is gone for guests and for the staff', async () => {
  const { app, mina } = await openShop()
  const before = await served(app)
  const { version } = await mina(delivery.saveAreaDocument, { ...kiez, query: {}, body: areaDocument() })
  expect(await mina(delivery.removeAreaDocument, { ...kiez, query: { version } })).toBeNull()
  expect(await served(app)).toEqual(before)
  expect((await refused(mina(delivery.getAreaDocument, kiez))).status).toBe(404)
})

test('what a file brings of it waits as a draft, and saving it by hand stands instead', async () => {
  const { app, mina } = await openShop()
  await mina(delivery.saveAreaDocument, { ...kiez, query: {}, body: areaDocument() })
  const headers = await signedIn(app, 'mina@example.org')
  const file = await (await app.request('/staff/export', { headers })).text()
  const changed = file.replaceAll('"name":"Schillerkiez"', '"name":"Schillerkiez Nord"')
  await mina(importDocuments, { query: {}, body: JSON.parse(changed) as ExportFile })
  expect(await served(app)).toContain('Schillerkiez')
  const { version, document } = await mina(delivery.getAreaDocument, kiez)
  expect(document.name).toBe('Schillerkiez Nord')
  const body = { ...document, name: 'Schillerkiez Süd' }
  await mina(delivery.saveAreaDocument, { ...kiez, query: { version }, body })
  expect(await mina(listDrafts, {})).toEqual([])
  expect(await mina(publishDrafts, { body: {} })).toEqual({ publication: null, blocked: [], broken: [] })
  expect(await served(app)).toContain('Schillerkiez Süd')
})

test('an area that lies nowhere, has a fee step twice or belongs to an unknown branch is refused by field', async () => {
  const { mina } = await openShop()
  const step = { from: cents(3000), deliveryPrice: cents(100) }
  const body = areaDocument({ zipcodes: [], feeSteps: [step, step], branchId: 'moon' })
  const error = await refused(mina(delivery.saveAreaDocument, { ...kiez, query: {}, body }))
  expect(error.status).toBe(422)
  expect(Object.keys(error.fields).sort()).toEqual(['branchId', 'feeSteps.1.from', 'zipcodes'])
})

test('what is wrong in a list is named by the place it was sent at, though the list is kept in order', async () => {
  const { mina } = await openShop()
  const steps = [3000, 1000, 2000, 1000].map((from) => ({ from: cents(from), deliveryPrice: cents(100) }))
  const body = areaDocument({ zipcodes: ['Berlin', '12049'], feeSteps: steps })
  const error = await refused(mina(delivery.saveAreaDocument, { ...kiez, query: {}, body }))
  expect(Object.keys(error.fields).sort()).toEqual(['feeSteps.3.from', 'zipcodes.0'])
})
