import { clampChroma, converter, formatHex, type Oklch, wcagContrast as contrast } from 'culori'

/** The colours of a restaurant, `#rrggbb`; what is absent keeps the default (ux.md 5.4). */
export type ThemeColors = { brand?: string; accent?: string; paper?: string }

/** Values of the design tokens by name (ui/tokens.css), for light and dark. */
export type ThemeTokens = { light: Record<string, string>; dark: Record<string, string> }

/** Text has at least this contrast (WCAG 1.4.3). */
const READABLE = 4.5
const STEP = 0.02

const INK = '#2a1a12'
const ON_BRAND = '#ffffff'
const LIGHT = { paper: '#fff9f0', surface: '#ffffff', sunken: '#f6ecdf' }
const DARK = { paper: '#17110d', surface: '#231a14', sunken: '#100b08' }

/** What stands on the colours of a restaurant in the light theme, or below them (ui/tokens.css). */
export const readable = { ink: INK, muted: '#6e5a4e', onBrand: ON_BRAND, paper: LIGHT.paper }

const names = ['brand', 'accent', 'paper'] as const
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
const toOklch = converter('oklch')
const toRgb = converter('rgb')
const ROUNDING = 1e-4

/** The value of THEME_COLORS, JSON; undefined when it is not colours. */
export function readThemeColors(value: string): ThemeColors | undefined {
  let raw: unknown
  try {
    raw = JSON.parse(value)
  } catch {
    return undefined
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined
  const colors: ThemeColors = {}
  for (const [name, color] of Object.entries(raw)) {
    const known = names.find((one) => one === name)
    if (!known || typeof color !== 'string' || !HEX.test(color)) return undefined
    colors[known] = color.toLowerCase()
  }
  return Object.keys(colors).length > 0 ? colors : undefined
}

/**
 * The tokens that change. A colour that could not be read is made darker, in the dark theme lighter, in small steps
 * until it can; hue and strength stay as they are.
 */
export function themeTokens({ brand, accent, paper }: ThemeColors): ThemeTokens {
  const light: Record<string, string> = {}
  const dark: Record<string, string> = {}
  const ground = paper ? paperTokens(paper) : LIGHT
  if (paper) Object.assign(light, ground)
  if (brand) {
    Object.assign(light, lightBrand(color(brand), Object.values(ground)))
    Object.assign(dark, darkBrand(color(brand)))
  }
  if (accent) {
    const own = color(accent)
    const fill = (l: number) => writeColor(moved(own, +1, l, (hex) => contrast(hex, INK)))
    light['saffron'] = fill(own.l)
    light['saffron-tint'] = tint(own, 0.95, 0.05)
    dark['saffron'] = fill(Math.max(own.l, 0.8))
    dark['saffron-tint'] = tint(own, 0.3, 0.05)
  }
  return { light, dark }
}

function lightBrand(own: Oklch, grounds: readonly string[]): Record<string, string> {
  const fill = moved(own, -1, own.l, (hex) => contrast(hex, ON_BRAND))
  const brandTint = tint(own, 0.95, 0.03)
  const text = moved(own, -1, own.l, (hex) => lowest(hex, [...grounds, brandTint]))
  return {
    brand: writeColor(fill),
    'brand-hover': writeColor({ ...fill, l: Math.max(0, fill.l - 0.05) }),
    'on-brand': ON_BRAND,
    'brand-text': writeColor(text),
    'brand-tint': brandTint,
  }
}

function darkBrand(own: Oklch): Record<string, string> {
  const brandTint = tint(own, 0.26, 0.05)
  const fill = moved(own, +1, own.l, (hex) => lowest(hex, [...Object.values(DARK), brandTint]))
  return {
    brand: writeColor(fill),
    'brand-hover': writeColor({ ...fill, l: Math.min(1, fill.l + 0.05) }),
    'on-brand': DARK.paper,
    'brand-text': writeColor(fill),
    'brand-tint': brandTint,
  }
}

/** Paper must stay paper: light enough for ink and for everything that is printed on it. */
function paperTokens(paper: string): typeof LIGHT {
  const own = color(paper)
  const at = (l: number) => writeColor({ ...own, c: Math.min(own.c, 0.025), l: Math.min(1, l) })
  const l = Math.max(own.l, 0.97)
  return { paper: at(l), surface: at(l + 0.02), sunken: at(l - 0.035) }
}

/** Lightness moved by steps until the colour can be read. */
function moved(own: Oklch, direction: 1 | -1, from: number, read: (hex: string) => number): Oklch {
  let l = from
  while (l >= 0 && l <= 1) {
    if (read(writeColor({ ...own, l })) >= READABLE) return { ...own, l }
    l += direction * STEP
  }
  return { ...own, l: direction > 0 ? 1 : 0 }
}

const lowest = (hex: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrast(hex, other)))

const tint = (own: Oklch, l: number, c: number): string => writeColor({ ...own, l, c: Math.min(own.c, c) })

/** What a screen cannot show keeps its lightness and hue and loses strength; rounding alone changes no colour. */
function writeColor(own: Oklch): string {
  const { r, g, b } = toRgb(own)
  const isShown = [r, g, b].every((part) => part > -ROUNDING && part < 1 + ROUNDING)
  return formatHex(isShown ? own : clampChroma(own, 'oklch'))
}

function color(hex: string): Oklch {
  const read = HEX.test(hex) ? toOklch(hex) : undefined
  if (!read) throw new RangeError(`not a colour: ${hex}`)
  return read
}
