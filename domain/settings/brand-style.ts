import type { Picture } from '#contract/media.ts'
import type { SettingKey } from '#contract/settings.ts'
import { findFont } from './fonts.ts'
import { readThemeColors, themeTokens } from './theme-colors.ts'

type BrandPicture = Pick<Picture, 'webp' | 'url'>

/** The settings of a shop that change its design. */
export type Brand = {
  settings: Readonly<Record<'FONT_SETTINGS' | 'DEFAULT_FONT' | 'THEME_COLORS', string>>
  pictures: Readonly<Partial<Record<SettingKey, BrandPicture>>>
}

/** Paper over the background picture, in percent, so that everything printed on it can be read (ux.md 5.4). */
const VEIL = 92

/**
 * What a restaurant's settings change in the design, as rules at the end of the page's own style sheet; empty when nothing does
 * (spec 9). The server writes them, and the preview of the back office. Its selectors outweigh those of `ui/tokens.css`, which arrives later.
 */
export function brandStyle({ settings, pictures }: Brand): string {
  return [
    fonts(settings),
    colors(settings.THEME_COLORS),
    pictures.BACKGROUND_IMAGE && background(pictures.BACKGROUND_IMAGE),
    pictures.BREADCRUMB_BACKGROUND && breadcrumbs(pictures.BREADCRUMB_BACKGROUND),
    pictures.SPLASH_LOGO && SPLASH,
  ]
    .filter(Boolean)
    .join('')
}

function fonts({ FONT_SETTINGS, DEFAULT_FONT }: Brand['settings']): string {
  const display = findFont(FONT_SETTINGS)
  const text = findFont(DEFAULT_FONT)
  return [
    display && `html:root{--font-display:${display.family}}`,
    text && `html:root{--font-text:${text.family}}`,
  ]
    .filter(Boolean)
    .join('')
}

function colors(value: string): string {
  const chosen = readThemeColors(value)
  if (!chosen) return ''
  const { light, dark } = themeTokens(chosen)
  const rule = (selector: string, tokens: Record<string, string>) =>
    `${selector}{${Object.entries(tokens)
      .map(([name, hex]) => `--${name}:${hex}`)
      .join(';')}}`
  return (
    rule('html:root', light) +
    `@media (prefers-color-scheme:dark){${rule("html:root:not([data-theme='light'])", dark)}}` +
    rule("html:root[data-theme='dark']", dark)
  )
}

const background = (picture: BrandPicture): string =>
  `body::before{content:'';position:fixed;inset:0;z-index:-1;background:linear-gradient(color-mix(in srgb,var(--paper) ${VEIL}%,transparent) 0 0),${address(picture)} center/cover}`

const breadcrumbs = (picture: BrandPicture): string =>
  `.breadcrumbs{--scrim:#2a1a1266;background:linear-gradient(var(--scrim) 0 0),${address(picture)} center/cover}`

/** Never in the way of a finger; gone 1.5 s after the menu stands there (spec 4, ux.md G14). */
const SPLASH =
  '.splash{position:fixed;inset:0;z-index:90;display:grid;place-items:center;background:var(--paper);pointer-events:none;animation:splash-leaves .4s 1.5s forwards}' +
  '.splash img{inline-size:min(240px,60vw)}' +
  '@keyframes splash-leaves{to{opacity:0;visibility:hidden}}'

/** The widest file of a picture. */
function address({ webp, url }: BrandPicture): string {
  const widest = webp.split(',').at(-1)?.trim().split(' ')[0] || url
  return `url("${encodeURI(widest).replaceAll('"', '%22')}")`
}
