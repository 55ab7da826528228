/** The distance of two colours in OKLab, where equal steps look equal; black and white are 1 apart. */
export function colourDistance(one: string, other: string): number {
  const [from, to] = [oklab(one), oklab(other)]
  return Math.hypot(...from.map((value, index) => value - (to[index] ?? 0)))
}

/** A colour `#RRGGBB` in OKLab, https://bottosson.github.io/posts/oklab/. */
function oklab(hex: string): readonly number[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(hex.slice(at, at + 2)))
  const [long = 0, middle = 0, short = 0] = [
    0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue,
    0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue,
    0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue,
  ].map(Math.cbrt)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function linear(pair: string): number {
  const value = Number.parseInt(pair, 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
