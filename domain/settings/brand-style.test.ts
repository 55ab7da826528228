import { expect, test } from 'vitest'
import type { Picture } from '#contract/media.ts'
import { type Brand, brandStyle } from './brand-style.ts'

const picture: Picture = {
  id: 'a',
  url: '/media/a/480.webp',
  avif: '',
  webp: '/media/a/240.webp 240w, /media/a/960.webp 960w',
  square: '',
  circle: '',
  wide: '',
  width: 4,
  height: 3,
  placeholder: '',
}

const styleOf = (values: Partial<Brand['settings']>, pictures: Brand['pictures'] = {}) =>
  brandStyle({ settings: { FONT_SETTINGS: '', DEFAULT_FONT: '', THEME_COLORS: '', ...values }, pictures })

test('a restaurant that changes nothing brings no styles', () => {
  expect(styleOf({})).toBe('')
})

test('FONT_SETTINGS and DEFAULT_FONT choose among the fonts we ship', () => {
  const style = styleOf({ FONT_SETTINGS: 'figtree', DEFAULT_FONT: 'Bricolage Grotesque' })
  expect(style).toContain("--font-display:'Figtree Variable'")
  expect(style).toContain("--font-text:'Bricolage Grotesque Variable'")
  expect(styleOf({ DEFAULT_FONT: 'Lora' })).toBe(
    "html:root{--font-text:'Lora Variable', Georgia, 'Times New Roman', serif}",
  )
  expect(styleOf({ FONT_SETTINGS: 'Papyrus', DEFAULT_FONT: 'x;}body{display:none' })).toBe('')
})

test('THEME_COLORS outweighs the tokens of both themes', () => {
  const style = styleOf({ THEME_COLORS: '{"brand":"#0a5f38"}' })
  expect(style).toContain('html:root{--brand:#0a5f38')
  expect(style).toContain("html:root[data-theme='dark']{--brand:#")
})

test('BACKGROUND_IMAGE lies below 92 percent paper', () => {
  expect(styleOf({}, { BACKGROUND_IMAGE: picture })).toMatch(
    /var\(--paper\) 92%.*url\("\/media\/a\/960\.webp"\)/,
  )
})

test('BREADCRUMB_BACKGROUND and SPLASH_LOGO bring their styles only when they are set', () => {
  expect(styleOf({}, { BREADCRUMB_BACKGROUND: picture })).toContain('.breadcrumbs{')
  expect(styleOf({}, { SPLASH_LOGO: picture })).toContain('pointer-events:none')
})

test('an address cannot leave its place', () => {
  const style = styleOf({}, { BACKGROUND_IMAGE: { ...picture, webp: '/x").y{}</style> 1w' } })
  expect(style).not.toContain('</style>')
  expect(style).not.toContain('x")')
})
