import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import { createTestApp } from '../api/test/app.ts'
import { publish, settings } from '../api/test/builders.ts'
import { createWebManifest, ICONS_PATH } from './web-manifest.ts'

type Manifest = {
  name: string
  start_url: string
  scope: string
  display: string
  lang: string
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

const OWN_ICON = join(import.meta.dirname, '../storefront/public/favicon.svg')

async function setUp(values: Record<string, string> = {}) {
  const mediaDir = mkdtempSync(join(tmpdir(), 'tischlein-icons-'))
  onTestFinished(() => rmSync(mediaDir, { recursive: true }))
  const app = await createTestApp({ deps: { mediaDir } })
  await publish(app, settings({ SITE_TITLE: 'Trattoria Süd', ...values }))
  const web = createWebManifest(app.deps, createApp(app.deps), OWN_ICON)
  const read = async () => (await (await web.manifest()).json()) as Manifest
  const pixels = async (src: string) => {
    const answer = await web.icon(src.replace(ICONS_PATH, ''))
    const image = sharp(Buffer.from(await answer!.arrayBuffer()))
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ]
    return { info, corner: at(1, 1), centre: at(info.width / 2, info.height / 2), headers: answer!.headers }
  }
  return { app, web, read, pixels, mediaDir }
}

test('a browser may install the shop: name, start, standalone, icons of 192 and 512 pixels that may be cut', async () => {
  const { web, read } = await setUp()
  expect((await web.manifest()).headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await read()
  expect(manifest).toMatchObject({
    name: 'Trattoria Süd',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'de',
    theme_color: '#c2371b',
    shortcuts: [{ name: 'Warenkorb', url: '/?cart=1' }, { url: '/me/my-orders' }],
  })
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('every icon of the manifest is a picture of the size it says; a maskable one fills its corners', async () => {
  const { read, pixels } = await setUp()
  for (const { src, sizes, purpose } of (await read()).icons) {
    const { info, corner, headers } = await pixels(src)
    expect(`${info.width}x${info.height}`).toBe(sizes)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cache-control')).toContain('immutable')
    expect(corner[3]).toBe(purpose === 'maskable' ? 255 : 0)
  }
})

test("the icon is the restaurant's own picture on its own paper, with its colours and at a new address", async () => {
  const { app, read, pixels, mediaDir } = await setUp()
  const before = await read()
  const id = 'a'.repeat(24)
  mkdirSync(join(mediaDir, id))
  const blue = { create: { width: 480, height: 240, channels: 3 as const, background: '#0000ff' } }
  writeFileSync(join(mediaDir, id, '480.webp'), await sharp(blue).webp({ lossless: true }).toBuffer())
  await publish(
    app,
    settings({ FAVICON: `/media/${id}/480.webp`, THEME_COLORS: '{"brand":"#0b3d91","paper":"#fdfdf5"}' }),
  )
  const manifest = await read()
  expect(manifest.theme_color).toBe('#0b3d91')
  expect(manifest.icons[0]?.src).not.toBe(before.icons[0]?.src)
  const { corner, centre } = await pixels(manifest.icons.at(-1)?.src ?? '')
  expect(centre.slice(0, 3)).toEqual([0, 0, 255])
  expect(corner.slice(0, 3).every((part) => part > 240)).toBe(true)
})

test("while the restaurant's own picture cannot be read, no other one takes its place for good", async () => {
  const away = () => Promise.reject(new StoreUnavailable(new Error('no route')))
  const { app } = await setUp({ FAVICON: `/media/${'0a'.repeat(12)}/480.webp` })
  const mediaFiles = { ...app.deps.mediaFiles, read: away }
  const web = createWebManifest({ ...app.deps, mediaFiles }, createApp(app.deps), OWN_ICON)
  const response = await web.manifest()
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await createWebManifest(app.deps, createApp(app.deps), OWN_ICON).manifest()).status).toBe(200)
})

test('an icon of another name or another picture is not there', async () => {
  const { web } = await setUp()
  expect(await web.icon('0000000000000000-192.png')).toBeUndefined()
  expect(await web.icon('../favicon.svg')).toBeUndefined()
})
