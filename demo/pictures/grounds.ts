import type { View } from './figures/draw-figure.ts'
import type { GroundName } from './dish-picture.ts'
import type { Sketch } from './sketch.ts'

interface Ground {
  light: string
  mid: string
  dark: string
  pattern: 'plain' | 'check' | 'planks' | 'dots' | 'stripes'
  /** Colour of the table under standing things. */
  table: string
}

/** One palette per category; darker ones where the food is pale or the evening calls for it. */
export const grounds: Record<GroundName, Ground> = {
  ember: { light: '#FFDDA8', mid: '#F7AE66', dark: '#DB6A34', pattern: 'plain', table: '#A8431C' },
  linen: { light: '#FFF6E4', mid: '#F1DFC2', dark: '#CFAF86', pattern: 'check', table: '#A9845A' },
  saffron: { light: '#FFEAB0', mid: '#F9CB62', dark: '#DE9526', pattern: 'plain', table: '#A8641A' },
  tomato: { light: '#FFC9B0', mid: '#EE7A56', dark: '#B93A20', pattern: 'check', table: '#7A2412' },
  oven: { light: '#7A5340', mid: '#4E3226', dark: '#291811', pattern: 'planks', table: '#2A1A12' },
  grill: { light: '#FFE0BC', mid: '#FBC084', dark: '#E8935A', pattern: 'plain', table: '#6E2E16' },
  leaf: { light: '#E9F2C6', mid: '#BFD68C', dark: '#85AA55', pattern: 'plain', table: '#5A7A38' },
  meadow: { light: '#F3F0D2', mid: '#D2D8A0', dark: '#98AA66', pattern: 'plain', table: '#6E7F45' },
  olive: { light: '#F6EBCB', mid: '#D9C993', dark: '#A8955A', pattern: 'check', table: '#7A6A3C' },
  butter: { light: '#FFF3C8', mid: '#FBDC86', dark: '#E3AE48', pattern: 'stripes', table: '#B07A2A' },
  sky: { light: '#E6F4F6', mid: '#AFDAE2', dark: '#6FB0C0', pattern: 'dots', table: '#4A8A9A' },
  berry: { light: '#FFE3E6', mid: '#F4B6C0', dark: '#D97F92', pattern: 'plain', table: '#8E3A52' },
  mint: { light: '#EAF7EC', mid: '#BFE3CC', dark: '#85BF9E', pattern: 'stripes', table: '#4F8A6C' },
  lagoon: { light: '#DDF1EE', mid: '#9FD3CC', dark: '#5FA39C', pattern: 'plain', table: '#33706C' },
  coffee: { light: '#F0DFC8', mid: '#D2B48E', dark: '#9A7650', pattern: 'planks', table: '#6B4A2E' },
  cellar: { light: '#7E3A4E', mid: '#4A2030', dark: '#26101A', pattern: 'plain', table: '#2C1620' },
}

const tiles: Record<Exclude<Ground['pattern'], 'plain'>, readonly [size: number, body: string]> = {
  check: [
    150,
    '<path d="M0 0H75V150H0Z" fill="#fff" opacity=".11"/><path d="M0 0H150V75H0Z" fill="#fff" opacity=".11"/>',
  ],
  planks: [
    200,
    '<path d="M0 1H200" stroke="#000" stroke-width="3" opacity=".22"/><path d="M0 4H200" stroke="#fff" stroke-width="2" opacity=".1"/><path d="M0 60Q60 52 120 62T200 58M0 120Q50 128 110 118T200 124M0 160Q80 154 140 164T200 160" stroke="#000" stroke-width="2" fill="none" opacity=".1"/>',
  ],
  dots: [
    120,
    '<circle cx="30" cy="30" r="13" fill="#fff" opacity=".32"/><circle cx="90" cy="90" r="13" fill="#fff" opacity=".32"/>',
  ],
  stripes: [140, '<path d="M0 0H70V140H0Z" fill="#fff" opacity=".16"/>'],
}

/** The ground of a picture of the given size, lit from the top left. */
export function drawGround(
  sketch: Sketch,
  name: GroundName,
  view: View,
  width = 1200,
  height = 1200,
): string {
  const { light, mid, dark, pattern, table } = grounds[name]
  const whole = `width="${width}" height="${height}"`
  const wall = sketch.radial(
    [
      [0, light],
      [0.55, mid],
      [1, dark],
    ],
    0.4,
    0.32,
    0.88,
  )
  if (view === 'front') {
    const night = name === 'oven' || name === 'cellar'
    const paper = sketch.radial(
      [
        [0, '#fff', 0.45],
        [1, '#fff', 0.12],
      ],
      0.42,
      0.38,
      0.7,
    )
    const disc = night
      ? sketch.spot(width / 2, 540, 560, 520, '#FFB96B', 0.62)
      : `<circle cx="${width / 2}" cy="560" r="440" fill="${paper}"/>`
    const edge = 862
    const wood = sketch.linear([
      [0, '#fff', 0.16],
      [0.12, '#fff', 0],
      [1, '#000', 0.3],
    ])
    return `<rect ${whole} fill="${wall}"/>${disc}<rect y="${edge}" width="${width}" height="${height - edge}" fill="${table}"/><rect y="${edge}" width="${width}" height="${height - edge}" fill="${wood}"/><rect y="${edge}" width="${width}" height="7" fill="#fff" opacity=".2"/>`
  }
  const [size, body] = pattern === 'plain' ? [0, ''] : tiles[pattern]
  const tile =
    body &&
    sketch.define(
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${body}</pattern>`,
    )
  const halo = `<circle cx="${width / 2}" cy="${height / 2 + 10}" r="560" fill="#fff" opacity=".1"/>`
  return `<rect ${whole} fill="${wall}"/>${tile ? `<rect ${whole} fill="${tile}"/>` : halo}`
}
