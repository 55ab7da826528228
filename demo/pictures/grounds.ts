import type { GroundName } from './dish-picture.ts'
import type { Scene } from './scene.ts'
import type { Sketch } from './sketch.ts'
import { drawBackdrop } from './backdrops.ts'

interface Ground {
  light: string
  mid: string
  dark: string
  pattern: 'plain' | 'check' | 'planks' | 'dots' | 'stripes' | 'veins'
  /** Colour of the table under standing things. */
  table: string
}

/** The tables of the house: warm colours, and none so bright that it glares on a dark page. */
export const grounds: Record<GroundName, Ground> = {
  ember: { light: '#FFDDA8', mid: '#F7AE66', dark: '#DB6A34', pattern: 'plain', table: '#A8431C' },
  linen: { light: '#F8EBD2', mid: '#EBD6B4', dark: '#C4A276', pattern: 'check', table: '#A9845A' },
  saffron: { light: '#FFE6A4', mid: '#F6C65C', dark: '#D98E22', pattern: 'plain', table: '#A8641A' },
  tomato: { light: '#FFC9B0', mid: '#EE7A56', dark: '#B93A20', pattern: 'check', table: '#7A2412' },
  oven: { light: '#7A5340', mid: '#4E3226', dark: '#291811', pattern: 'planks', table: '#2A1A12' },
  grill: { light: '#FFE0BC', mid: '#FBC084', dark: '#E8935A', pattern: 'plain', table: '#6E2E16' },
  leaf: { light: '#E6EFC2', mid: '#BFD68C', dark: '#85AA55', pattern: 'plain', table: '#5A7A38' },
  meadow: { light: '#F0ECCC', mid: '#D2D8A0', dark: '#98AA66', pattern: 'plain', table: '#6E7F45' },
  olive: { light: '#F3E6C2', mid: '#D3C288', dark: '#9E8A4E', pattern: 'check', table: '#7A6A3C' },
  butter: { light: '#FBEBB8', mid: '#F5D378', dark: '#DBA440', pattern: 'stripes', table: '#B07A2A' },
  sky: { light: '#DDEEF0', mid: '#AFDAE2', dark: '#6FB0C0', pattern: 'dots', table: '#4A8A9A' },
  berry: { light: '#FADADD', mid: '#F0AEB9', dark: '#D0758A', pattern: 'plain', table: '#8E3A52' },
  mint: { light: '#E2F1E4', mid: '#BFE3CC', dark: '#85BF9E', pattern: 'stripes', table: '#4F8A6C' },
  lagoon: { light: '#D6ECE8', mid: '#9FD3CC', dark: '#5FA39C', pattern: 'plain', table: '#33706C' },
  coffee: { light: '#F0DFC8', mid: '#D2B48E', dark: '#9A7650', pattern: 'planks', table: '#6B4A2E' },
  cellar: { light: '#7E3A4E', mid: '#4A2030', dark: '#26101A', pattern: 'plain', table: '#2C1620' },
  walnut: { light: '#9A6C4A', mid: '#6E472E', dark: '#3E2416', pattern: 'planks', table: '#3A2114' },
  terracotta: { light: '#E9AE8C', mid: '#C97852', dark: '#93492B', pattern: 'plain', table: '#6E321C' },
  sage: { light: '#D3DBBA', mid: '#A3B285', dark: '#6E8053', pattern: 'stripes', table: '#55663E' },
  plum: { light: '#8E586C', mid: '#63364A', dark: '#3A1C2A', pattern: 'plain', table: '#2E1420' },
  petrol: { light: '#6A9A98', mid: '#35686B', dark: '#1B3E44', pattern: 'plain', table: '#173238' },
  sand: { light: '#F0DCBA', mid: '#DCBE92', dark: '#B08A58', pattern: 'planks', table: '#8A6438' },
  marble: { light: '#F3EADD', mid: '#E3D7C6', dark: '#B9A993', pattern: 'veins', table: '#8F7F6A' },
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
  veins: [
    640,
    '<path d="M-20 120C120 60 200 220 330 180S560 60 660 140M-20 520C90 440 230 560 380 470S560 500 660 420M180 -20C220 120 120 200 240 340S200 560 260 660" stroke="#7C6A55" stroke-width="4" fill="none" opacity=".22"/><path d="M-20 330C140 280 260 420 420 330S600 300 660 340" stroke="#fff" stroke-width="7" fill="none" opacity=".4"/>',
  ],
}

const whole = 'width="1200" height="1200"'

/** The ground of a picture of 1200 × 1200, lit from the top left before the scene turns or mirrors it. */
export function drawGround(sketch: Sketch, scene: Scene): string {
  const { light, mid, dark, pattern, table } = grounds[scene.ground]
  const [cx, cy] = lightCentre(scene.turn)
  const wall = sketch.radial(
    [
      [0, light],
      [0.55, mid],
      [1, dark],
    ],
    cx,
    cy,
    0.88,
  )
  const base = `<rect ${whole} fill="${wall}"/>`
  if (scene.view === 'front')
    return base + drawBackdrop(sketch, scene.backdrop, { light, dark }) + shelf(sketch, table)
  const [size, body] = pattern === 'plain' ? [0, ''] : tiles[pattern]
  const tile =
    body &&
    sketch.define(
      (id) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${scene.turn} 600 600)">${body}</pattern>`,
    )
  return base + (tile ? `<rect ${whole} fill="${tile}"/>` : '') + drawLight(sketch, scene)
}

/** Where the light falls: the top left, turned around the middle by as much as the figure. */
function lightCentre(turn: number): [x: number, y: number] {
  const angle = (turn * Math.PI) / 180
  const [x, y] = [-0.12, -0.18]
  const round = (value: number) => Math.round(value * 100) / 100
  return [
    round(0.5 + x * Math.cos(angle) - y * Math.sin(angle)),
    round(0.5 + x * Math.sin(angle) + y * Math.cos(angle)),
  ]
}

/** What the light leaves on the table: the panes of a window, the cone of a lamp, or nothing but softness. */
function drawLight(sketch: Sketch, { light, turn }: Scene): string {
  if (light === 'lamp') {
    const cone = sketch.radial(
      [
        [0.5, '#1E0A02', 0],
        [1, '#1E0A02', 0.42],
      ],
      ...lightCentre(turn),
      0.82,
    )
    return `<rect ${whole} fill="${cone}"/>`
  }
  if (light === 'soft') return '<circle cx="600" cy="610" r="560" fill="#fff" opacity=".1"/>'
  return `<g transform="rotate(${turn} 600 600)" fill="#fff" opacity=".2"><path d="M-260 470L300 -160L560 -160L-260 760Z"/><path d="M-260 850L640 -160L900 -160L-260 1140Z"/><path d="M-160 1440L1260 -150L1420 -40L60 1500Z" opacity=".55"/></g>`
}

/** The edge of the table on which standing things stand. */
function shelf(sketch: Sketch, colour: string): string {
  const edge = 862
  const wood = sketch.linear([
    [0, '#fff', 0.16],
    [0.12, '#fff', 0],
    [1, '#000', 0.3],
  ])
  const box = `y="${edge}" width="1200"`
  return `<rect ${box} height="338" fill="${colour}"/><rect ${box} height="338" fill="${wood}"/><rect ${box} height="7" fill="#fff" opacity=".2"/>`
}
