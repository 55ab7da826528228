import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Hono } from 'hono'
import { createClient } from '#contract/client.ts'
import { listSettings, type Setting } from '#contract/settings.public.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import { readThemeColors, themeTokens } from '#domain/settings/theme-colors.ts'
import { loadLanguages } from '#api/content/index.ts'
import type { Deps } from '#api/context.ts'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import type { MediaFiles } from '#api/media/store/media-files.ts'
import { answerStoreAway } from './store-away.ts'

/** What a browser needs to install the shop as an app: the manifest, and the icons it names. */
export type WebManifest = {
  manifest(): Promise<Response>
  /** An icon by the last part of its path; undefined when there is none of that name. */
  icon(name: string): Promise<Response | undefined>
}

export const ICONS_PATH = '/app-icons/'

/** The sides of the icons in pixels. */
const SIDES = [192, 512]
/** What a launcher leaves of an icon that it may cut has this part of its width; the corners go. */
const SAFE_PART = 0.6
const PAPER = '#fff9f0'
const BRAND = '#c2371b'
const MAX_MANIFESTS = 4

type Icon = { source: Buffer; ground: string }

/** The restaurant's own picture is the icon: the favicon, else the logo; without both the one of the product. */
const ICON_KEYS = ['FAVICON', 'LOGO']

/** Reads the restaurant's settings through the API; `ownIcon` is the path of the product's icon. */
export function createWebManifest(deps: Deps, api: Hono<AppEnv>, ownIcon: string): WebManifest {
  const drawn = new Map<string, Promise<Buffer>>()
  const call = createClient({
    baseUrl: 'http://localhost/api',
    fetch: async (url, init) => api.request(url, init as RequestInit),
  })

  const read = () =>
    deps.content.get('web-manifest', async () => {
      const settings = await call(listSettings, {})
      const { initial: language } = await loadLanguages(deps)
      const value = (key: string) => settings.find((one) => one.key === key)?.value ?? ''
      const { brand = BRAND, paper = PAPER } = themeOf(value('THEME_COLORS'))
      const icon = await findIcon(deps.mediaFiles, settings, ownIcon, { brand, paper })
      const hash = createHash('sha256').update(icon.source).update(icon.ground).digest('hex').slice(0, 16)
      return { icon, hash, body: manifestOf({ value, language, hash, brand, paper }) }
    })

  return {
    manifest: unlessStoreIsAway(async () => {
      return new Response((await read()).body, {
        headers: {
          'content-type': 'application/manifest+json; charset=utf-8',
          'cache-control': 'no-cache',
          'x-content-type-options': 'nosniff',
        },
      })
    }),
    icon: unlessStoreIsAway(async (name: string) => {
      const { icon, hash } = await read()
      const wanted = iconNames(hash).find((one) => one.name === name)
      if (!wanted) return undefined
      if (drawn.size > MAX_MANIFESTS * SIDES.length * 2) drawn.clear()
      const drawing = drawn.get(name) ?? drawIcon(icon, wanted)
      drawn.set(name, drawing)
      return new Response(new Uint8Array(await drawing), {
        headers: {
          'content-type': 'image/png',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
    }),
  }
}

/** Nothing is made of another picture than the restaurant's own while that one cannot be read. */
const unlessStoreIsAway =
  <Args extends unknown[], Answer>(answer: (...args: Args) => Promise<Answer>) =>
  (...args: Args): Promise<Answer | Response> =>
    answer(...args).catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return answerStoreAway()
      throw error
    })

const iconNames = (hash: string) =>
  SIDES.flatMap((side) => [
    { name: `${hash}-${side}.png`, side, purpose: 'any' },
    { name: `${hash}-${side}-maskable.png`, side, purpose: 'maskable' },
  ])

function themeOf(value: string): { brand?: string; paper?: string } {
  const colors = readThemeColors(value)
  const { brand, paper } = colors ? themeTokens(colors).light : {}
  return { ...(brand && { brand }), ...(paper && { paper }) }
}

async function findIcon(
  files: MediaFiles,
  settings: readonly Setting[],
  ownIcon: string,
  { brand, paper }: { brand: string; paper: string },
): Promise<Icon> {
  for (const key of ICON_KEYS) {
    const { value = '', media } = settings.find((one) => one.key === key) ?? {}
    const picture = (media?.icon ?? media?.poster)?.data
    const [, path] = /^\/media\/([0-9a-f]{24}\/\w+[.]\w+)$/.exec(picture?.url ?? value) ?? []
    // A picture that is not drawn yet has no file; another one of the list does.
    const source = path && (await files.read(path))
    if (source) return { source, ground: paper }
  }
  return { source: await readFile(ownIcon), ground: brand }
}

async function drawIcon({ source, ground }: Icon, { side, purpose }: { side: number; purpose: string }) {
  // Its library takes memory, and few servers are asked for an icon.
  const { default: sharp } = await import('sharp')
  const inner = purpose === 'maskable' ? Math.round(side * SAFE_PART) : side
  const picture = await sharp(source, { density: 1200, limitInputPixels: 40_000_000 })
    .resize(inner, inner, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer()
  const background = purpose === 'maskable' ? ground : '#ffffff00'
  return sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: picture }])
    .png()
    .toBuffer()
}

type Facts = {
  value(key: string): string
  language: string
  hash: string
  brand: string
  paper: string
}

function manifestOf({ value, language, hash, brand, paper }: Facts): string {
  const messages = builtInMessages(language)
  const t = (text: string) => messages[text] ?? text
  return JSON.stringify({
    id: '/',
    name: value('SITE_TITLE'),
    short_name: value('SITE_TITLE'),
    ...(value('TAGLINE') && { description: value('TAGLINE') }),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: brand,
    icons: iconNames(hash).map(({ name, side, purpose }) => ({
      src: ICONS_PATH + name,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      { name: t('Cart'), url: '/?cart=1' },
      { name: t('My Orders'), url: '/me/my-orders' },
    ],
  })
}
