import { expect, test } from 'vitest'
import type { Client } from '#contract/client.ts'
import * as content from '#contract/content.staff.ts'
import { listLanguages, listPages } from '#contract/content.ts'
import * as publishing from '#contract/publishing.staff.ts'
import { settings as registry } from '#contract/settings.ts'
import { listSettings } from '#contract/settings.public.ts'
import * as settings from '#contract/settings.staff.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { refused, staffClient } from '../test/documents.ts'

const page: content.PageDocument = {
  name: 'Über uns',
  text: '<h1>Wir</h1><script>alert(1)</script><p onclick="x()">kochen</p>',
  translations: { en: { name: 'About us', text: '<p>We <img src="https://spy.example/x.png"> cook</p>' } },
  slug: '',
  isPopup: false,
  onHeader: true,
  onFooter: false,
  position: 3,
}

async function openShop(): Promise<{ app: TestApp; mina: Client }> {
  const app = await createTestApp()
  return { app, mina: await staffClient(app) }
}

const publishAll = (mina: Client) => mina(publishing.publishDrafts, { body: {} })

/** Drafts another value of a setting. */
async function draftSetting(client: Client, id: string, value: string, media = {}) {
  const { version } = await client(settings.getSettingDocument, { params: { id } })
  return client(settings.saveSettingDocument, { params: { id }, query: { version }, body: { value, media } })
}

test('a page is sanitised, published, moved and removed', async () => {
  const { app, mina } = await openShop()
  const params = { id: 'about' }
  const made = await mina(content.savePageDocument, { params, query: {}, body: page })
  expect(made.document).toMatchObject({
    text: '<h2>Wir</h2><p>kochen</p>',
    translations: { en: { text: '<p>We  cook</p>' } },
  })
  expect(await app.call(listPages, {})).toEqual([])
  await publishAll(mina)
  expect(await app.call(listPages, {})).toMatchObject([{ id: 'about', name: 'Über uns', onHeader: true }])
  const { version, document } = await mina(content.getPageDocument, { params })
  expect(document).toEqual({ ...made.document, slug: 'ueber-uns' })
  await mina(content.removePageDocument, { params, query: { version } })
  await publishAll(mina)
  expect(await app.call(listPages, {})).toEqual([])
})

test('a page that a setting names is not removed', async () => {
  const { mina } = await openShop()
  const params = { id: 'about' }
  const { version } = await mina(content.savePageDocument, { params, query: {}, body: page })
  await draftSetting(mina, 'IMPRINT', 'about')
  const error = await refused(mina(content.removePageDocument, { params, query: { version } }))
  expect(error.body).toMatchObject({ usedIn: [{ kind: 'setting', id: 'IMPRINT' }] })
  const unknown = await refused(draftSetting(mina, 'PRIVACY_POLICY', 'nowhere'))
  expect(unknown.fields).toEqual({ value: ['This does not exist any more'] })
})

test('the languages of a shop are one document with one language of its own', async () => {
  const { app, mina } = await openShop()
  const params = { id: 'shop' }
  const { version, document } = await mina(content.getLanguagesDocument, { params })
  expect(document.languages.map(({ code }) => code)).toEqual(['de', 'en'])
  const turkish = { id: 'tr', code: 'tr', name: 'Türkçe', isRtl: false }
  const save = (body: content.LanguagesDocument) =>
    mina(content.saveLanguagesDocument, { params, query: { version }, body })
  const wrong = await refused(save({ languages: [turkish, turkish], initial: 'fr' }))
  expect(Object.keys(wrong.fields)).toEqual(['languages.1.code', 'languages.1.id', 'initial'])
  await save({ languages: [turkish, ...document.languages], initial: 'tr' })
  await publishAll(mina)
  expect((await app.call(listLanguages, {})).map(({ code, isDefault }) => [code, isDefault])).toEqual([
    ['tr', true],
    ['de', false],
    ['en', false],
  ])
})

test('a language that was removed and added again is published', async () => {
  const { app, mina } = await openShop()
  const params = { id: 'shop' }
  const save = async (id: string) => {
    const { version, document } = await mina(content.getLanguagesDocument, { params })
    const languages = document.languages.map((one) => (one.code === 'en' ? { ...one, id } : one))
    await mina(content.saveLanguagesDocument, {
      params,
      query: { version },
      body: { ...document, languages },
    })
    await publishAll(mina)
  }
  await save('once')
  await save('again')
  expect((await app.call(listLanguages, {})).map(({ id, code }) => [id, code])).toEqual([
    ['de', 'de'],
    ['again', 'en'],
  ])
})

test('translations of a language are one document', async () => {
  const { app, mina } = await openShop()
  const params = { id: 'de' }
  const texts = [
    { source: 'Cart', text: 'Körbchen' },
    { source: '__proto__', text: 'x' },
  ]
  const made = await mina(content.saveTranslationDocument, { params, query: {}, body: { texts } })
  expect(made.document.texts.map(({ source }) => source)).toEqual(['Cart', '__proto__'])
  const { publication } = await publishAll(mina)
  expect(publication?.documents[0]?.changes[0]).toMatchObject({ part: 'Cart', after: 'Körbchen' })
  const map = JSON.parse((await (await app.request('/translations?lang=de')).json()) as string)
  expect(map).toMatchObject({ Cart: 'Körbchen' })
  const call = { params: { id: 'fr' }, query: {}, body: { texts: [] } }
  expect((await refused(mina(content.saveTranslationDocument, call))).status).toBe(422)
})

test('every setting of the registry can be read and saved as it is', async () => {
  const { mina } = await openShop()
  const list = await mina(settings.listSettingDocuments, {})
  expect(list.map(({ id }) => id).sort()).toEqual(Object.keys(registry).sort())
  for (const { id, version, document } of list) {
    const call = { params: { id }, query: { version }, body: document }
    expect(await mina(settings.saveSettingDocument, call)).toMatchObject({ id, state: 'published', version })
  }
})

test('a setting is tidied, checked by its own rule, and goes live with its picture', async () => {
  const { app, mina } = await openShop()
  expect(await draftSetting(mina, 'COUNTRY', ' AT ')).toMatchObject({ document: { value: 'at' } })
  expect((await refused(draftSetting(mina, 'TIME_ZONE', 'Mars'))).fields).toEqual({
    value: ['Please enter a time zone such as Europe/Berlin'],
  })
  const sides = { avif: '', webp: '', square: '', circle: '', wide: '', placeholder: '' }
  const picture = { id: 'l', url: '/media/l/480.webp', width: 2, height: 1, ...sides }
  await draftSetting(mina, 'LOGO', '', { poster: { data: picture } })
  expect((await refused(draftSetting(mina, 'NONSENSE', '1'))).status).toBe(404)
  await publishAll(mina)
  const shown = Object.fromEntries((await app.call(listSettings, {})).map(({ key, value }) => [key, value]))
  expect([shown['COUNTRY'], shown['LOGO']]).toEqual(['at', '/media/l/480.webp'])
  // What was never changed is not stored: its default may get better.
  const keys = await app.db.selectFrom('settings').select('key').execute()
  expect(keys.map(({ key }) => key).sort()).toEqual(['COUNTRY', 'LOGO'])
})

test('code for the head of all pages is drafted by an owner alone', async () => {
  const { app, mina } = await openShop()
  const bela = await staffClient(app, { email: 'bela@example.org', role: 'manager' })
  expect((await refused(draftSetting(bela, 'CUSTOM_HEADER_CODE', '<b>'))).status).toBe(403)
  expect(await draftSetting(mina, 'CUSTOM_HEADER_CODE', '<b>')).toMatchObject({ state: 'changed' })
  expect(await draftSetting(bela, 'SITE_TITLE', 'Bei Bela')).toMatchObject({ state: 'changed' })
})

test('a draft of code for the head of all pages is published and discarded by an owner alone', async () => {
  const { app, mina } = await openShop()
  const bela = await staffClient(app, { email: 'bela@example.org', role: 'manager' })
  const code = { kind: 'setting' as const, id: 'CUSTOM_HEADER_CODE' }
  await draftSetting(mina, code.id, '<b>')
  await draftSetting(bela, 'SITE_TITLE', 'Bei Bela')
  expect((await publishAll(bela)).publication?.documents).toMatchObject([{ id: 'SITE_TITLE' }])
  await draftSetting(bela, 'SITE_TITLE', 'Bei Kim')
  const both = { drafts: [code, { kind: 'setting' as const, id: 'SITE_TITLE' }] }
  const named = await bela(publishing.publishDrafts, { body: both })
  expect(named.publication?.documents).toMatchObject([{ id: 'SITE_TITLE' }])
  const chosen = bela(publishing.publishDrafts, { body: { drafts: [code] } })
  expect((await refused(chosen)).status).toBe(403)
  const discarded = bela(publishing.discardDraft, { params: code, query: { version: 'another' } })
  expect((await refused(discarded)).status).toBe(403)
  expect((await publishAll(mina)).publication?.documents).toMatchObject([code])
})
