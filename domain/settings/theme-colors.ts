import { contrast, type Oklch, readColor, writeColor } from './oklch.ts'

/** The colours of a restaurant, `#rrggbb`; what is absent stays as the house has it (ux.md 5.4). */
export type ThemeColors = { brand?: string; accent?: string; paper?: string }

/** Values of the design tokens by name (ui/tokens.css), for light and dark. */
export type ThemeTokens = { light: Record<string, string>; dark: Record<string, string> }

/** Text has at least this contrast (WCAG 1.4.3). */
const READABLE = 4.5
const STEP = 0.02

const INK = '#2a1a12'
const LIGHT = { paper: '#fff9f0', surface: '#ffffff', sunken: '#f6ecdf' }
const DARK = { paper: '#17110d', surface: '#231a14', sunken: '#100b08' }

const names = ['brand', 'accent', 'paper'] as const

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
    if (!known || typeof color !== 'string' || !readColor(color)) return undefined
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
    const fill = (lightness: number) => writeColor(moved(own, +1, lightness, (hex) => contrast(hex, INK)))
    light['saffron'] = fill(own.lightness)
    light['saffron-tint'] = tint(own, 0.95, 0.05)
    dark['saffron'] = fill(Math.max(own.lightness, 0.8))
    dark['saffron-tint'] = tint(own, 0.3, 0.05)
  }
  return { light, dark }
}

function lightBrand(own: Oklch, grounds: readonly string[]): Record<string, string> {
  const fill = moved(own, -1, own.lightness, (hex) => contrast(hex, '#ffffff'))
  const brandTint = tint(own, 0.95, 0.03)
  const text = moved(own, -1, own.lightness, (hex) => lowest(hex, [...grounds, brandTint]))
  return {
    brand: writeColor(fill),
    'brand-hover': writeColor({ ...fill, lightness: Math.max(0, fill.lightness - 0.05) }),
    'on-brand': '#ffffff',
    'brand-text': writeColor(text),
    'brand-tint': brandTint,
  }
}

function darkBrand(own: Oklch): Record<string, string> {
  const brandTint = tint(own, 0.26, 0.05)
  const fill = moved(own, +1, own.lightness, (hex) => lowest(hex, [...Object.values(DARK), brandTint]))
  return {
    brand: writeColor(fill),
    'brand-hover': writeColor({ ...fill, lightness: Math.min(1, fill.lightness + 0.05) }),
    'on-brand': DARK.paper,
    'brand-text': writeColor(fill),
    'brand-tint': brandTint,
  }
}

/** Paper must stay paper: light enough for ink and for everything that is printed on it. */
function paperTokens(paper: string): typeof LIGHT {
  const own = color(paper)
  const at = (lightness: number) =>
    writeColor({ ...own, chroma: Math.min(own.chroma, 0.025), lightness: Math.min(1, lightness) })
  const lightness = Math.max(own.lightness, 0.97)
  return { paper: at(lightness), surface: at(lightness + 0.02), sunken: at(lightness - 0.035) }
}

/** Lightness moved by steps until the colour can be read. */
function moved(own: Oklch, direction: 1 | -1, from: number, read: (hex: string) => number): Oklch {
  let lightness = from
  while (lightness >= 0 && lightness <= 1) {
    if (read(writeColor({ ...own, lightness })) >= READABLE) return { ...own, lightness }
    lightness += direction * STEP
  }
  return { ...own, lightness: direction > 0 ? 1 : 0 }
}

const lowest = (hex: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrast(hex, other)))

const tint = (own: Oklch, lightness: number, chroma: number): string =>
  writeColor({ ...own, lightness, chroma: Math.min(own.chroma, chroma) })

function color(hex: string): Oklch {
  const read = readColor(hex)
  if (!read) throw new RangeError(`not a colour: ${hex}`)
  return read
}
