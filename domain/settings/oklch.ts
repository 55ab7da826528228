/** A colour by lightness 0 to 1, chroma, and hue in radians: equal steps look equal. */
export type Oklch = { lightness: number; chroma: number; hue: number }

type Triple = readonly [number, number, number]

/** Red, green and blue, 0 to 1, of `#rgb` or `#rrggbb`; undefined for anything else. */
function readHex(hex: string): Triple | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1]
  if (!digits) return undefined
  const size = digits.length / 3
  const part = (at: number) => {
    const one = digits.slice(at * size, at * size + size)
    return Number.parseInt(size === 1 ? one + one : one, 16) / 255
  }
  return [part(0), part(1), part(2)]
}

const toLinear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLinear = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

/** Reads a colour of CSS, `#rgb` or `#rrggbb`. */
export function readColor(hex: string): Oklch | undefined {
  const rgb = readHex(hex)
  if (!rgb) return undefined
  const [r, g, b] = rgb.map(toLinear) as unknown as Triple
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  }
}

function linearOf({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const FITS = 1e-4

/** The colour as `#rrggbb`; what a screen cannot show keeps its lightness and loses strength. */
export function writeColor(color: Oklch): string {
  let { chroma } = color
  let rgb = linearOf(color)
  while (chroma > 0 && rgb.some((part) => part < -FITS || part > 1 + FITS)) {
    chroma = Math.max(0, chroma - 0.002)
    rgb = linearOf({ ...color, chroma })
  }
  return `#${rgb
    .map((part) => Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** How well two colours are told apart, 1 to 21 (WCAG 1.4.3). Throws for what is no colour. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const rgb = readHex(hex)
  if (!rgb) throw new RangeError(`not a colour: ${hex}`)
  const [r, g, b] = rgb.map(toLinear) as unknown as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
