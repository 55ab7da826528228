import { expect, test } from 'vitest'
import { settings as registry } from '#contract/settings.ts'
import { listSettings } from '#contract/settings.public.ts'
import { ok } from '#domain/result.ts'
import { createTestApp } from '../test/app.ts'
import { publish, settings } from '../test/builders.ts'
import { createTestShop } from '../test/shop.ts'
import { loadSettingsOf, saveSettings } from './index.ts'

const values = async (app: Awaited<ReturnType<typeof createTestApp>>) =>
  Object.fromEntries((await app.call(listSettings, {})).map(({ key, value }) => [key, value]))

test('every public setting is listed with its default', async () => {
  const app = await createTestApp()
  const expected = Object.entries(registry)
    .filter(([, setting]) => setting.public)
    .map(([key, { default: value }]) => ({ key, value, media: {} }))
  expect(await app.call(listSettings, {})).toEqual(expected)
})

test('spec 9: a restaurant that has set nothing is in Germany', async () => {
  expect(await values(await createTestApp())).toMatchObject({ COUNTRY: 'de', TIME_ZONE: 'Europe/Berlin' })
})

test('a stored value replaces the default', async () => {
  const app = await createTestShop({ settings: { SITE_TITLE: 'Bei Ada' } })
  expect(await values(app)).toMatchObject({ SITE_TITLE: 'Bei Ada' })
})

test('a flag that was switched off is empty, whatever its default', async () => {
  const app = await createTestShop({ settings: { ALLOW_DELIVERY: '', PRICES_INCLUDE_TAX: '' } })
  expect(await values(app)).toMatchObject({ ALLOW_DELIVERY: '', PRICES_INCLUDE_TAX: '' })
})

test('a stored value that cannot be used counts as the default', async () => {
  const app = await createTestShop({
    settings: { TIME_ZONE: 'Mars/Olympus', FACEBOOK: 'javascript:alert(1)' },
  })
  expect(await values(app)).toMatchObject({ TIME_ZONE: 'Europe/Berlin', FACEBOOK: '' })
})

test('a stored font or map that cannot be used is logged once per content, by its key and the reason', async () => {
  const lines: unknown[] = []
  const log = { error: (...line: unknown[]) => void lines.push(line), info: () => {}, debug: () => {} }
  const app = await createTestApp({ deps: { log } })
  await publish(app, settings({ DEFAULT_FONT: 'Comic Sans', MAP_URL: 'http://maps.example' }))
  await loadSettingsOf(app.deps, undefined)
  await loadSettingsOf(app.deps, undefined)
  const told = (key: string, value: string, why: unknown) => [
    'a stored setting cannot be used',
    { key, value, why },
  ]
  expect(lines).toEqual([
    told('MAP_URL', 'http://maps.example', expect.stringContaining('begins with https://')),
    told('DEFAULT_FONT', 'Comic Sans', expect.stringContaining('choose one of these')),
  ])
})

test('settings are stored tidied, all of them or none', async () => {
  const app = await createTestApp()
  expect(await saveSettings(app, { SITE_TITLE: ' Bei Ada ', COUNTRY: 'DE' })).toEqual(ok(undefined))
  await publish(app)
  expect(await values(app)).toMatchObject({ SITE_TITLE: 'Bei Ada', COUNTRY: 'de' })

  const refused = await saveSettings(app, { SITE_TITLE: 'Bei Bea', TIME_ZONE: 'Berlin', NONSENSE: '1' })
  expect(refused.ok ? [] : Object.keys(refused.problems)).toEqual(['TIME_ZONE', 'NONSENSE'])
  await publish(app)
  expect(await values(app)).toMatchObject({ SITE_TITLE: 'Bei Ada', TIME_ZONE: 'Europe/Berlin' })
})

test('the value of a picture is the address of its poster', async () => {
  const app = await createTestApp()
  const data = {
    id: 'l',
    url: '/media/l.webp',
    avif: '',
    webp: '',
    square: '',
    circle: '',
    wide: '',
    width: 2,
    height: 1,
    placeholder: '',
  }
  await publish(app, {
    settings: [{ key: 'LOGO', value: '', media_json: JSON.stringify({ poster: { data } }) }],
  })
  const logo = (await app.call(listSettings, {})).find(({ key }) => key === 'LOGO')
  expect(logo).toEqual({ key: 'LOGO', value: '/media/l.webp', media: { poster: { data } } })
})

test('a picture is described in the language of the guest, and in the restaurant’s own by its own words', async () => {
  const sides = { avif: '', webp: '', square: '', circle: '', wide: '', placeholder: '' }
  const translations = { de: { alt: 'Haus von früher' }, en: { alt: 'Our house' } }
  const data = { id: 'l', url: '/l.webp', width: 2, height: 1, ...sides, alt: 'Unser Haus', translations }
  const media_json = JSON.stringify({ poster: { data } })
  const app = await createTestApp()
  await publish(app, { settings: [{ key: 'LOGO', value: '', media_json }] })
  const altIn = async (language: string) => {
    const answer = await app.request('/settings', { headers: { 'accept-language': language } })
    return /"alt":"([^"]*)"/.exec(await answer.text())?.[1]
  }
  expect([await altIn('de'), await altIn('en')]).toEqual(['Unser Haus', 'Our house'])
})

test('a stored key that the registry does not know stays private', async () => {
  const app = await createTestApp()
  await publish(app, settings({ ['SECRET_OF_THE_SHOP' as never]: 'hidden' }))
  expect(await (await app.request('/settings')).text()).not.toContain('hidden')
})
