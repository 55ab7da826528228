import type { PastaShape, SauceName } from '../dish-picture.ts'
import { at, blob, num, scatter } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { heap, strew } from '../strew.ts'
import type { FigureOf } from './figure.ts'
import { porcelain, roundVessel } from './vessels.ts'

type Dough = readonly [light: string, mid: string, dark: string]

interface Sauce {
  /** Tints the pasta it clings to. */
  dough: Dough
  /** What lies on top in the middle; none for sauces that only coat. */
  pool?: readonly [light: string, dark: string]
}

const plain: Dough = ['#FFEFB0', '#F6D27A', '#C9963A']

const sauces: Record<SauceName, Sauce> = {
  tomato: { dough: ['#FFD79A', '#F2A65A', '#B85A20'], pool: ['#F0522E', '#B9240F'] },
  arrabbiata: { dough: ['#FFDCA4', '#F6A95C', '#CC6A2C'], pool: ['#E8431F', '#A31C0A'] },
  bolognese: { dough: ['#FFDDA0', '#EFB468', '#B06A2A'], pool: ['#B8502A', '#7A2A12'] },
  cream: { dough: ['#FFF6D6', '#F8E2A8', '#D0A860'], pool: ['#FFFBEE', '#F0DDB0'] },
  cheese: { dough: ['#FFF1B4', '#F9D878', '#CE9A38'] },
  oil: { dough: ['#FFF0A8', '#F5D568', '#C49A2C'] },
  mushroom: { dough: ['#FBEBC6', '#EBCF98', '#B58F54'], pool: ['#F6E4C2', '#D2AE78'] },
  pesto: { dough: ['#E6E68A', '#BCC658', '#7C8A28'], pool: ['#7FA23A', '#4C7420'] },
  gorgonzola: { dough: plain, pool: ['#FFFBEA', '#EFE2BC'] },
  salmon: { dough: ['#FFF0CE', '#F9D9A2', '#D0A05C'], pool: ['#FFF0DE', '#F6CFA8'] },
  lobster: { dough: ['#FFE0B0', '#F6BC78', '#C47A34'], pool: ['#F79A5C', '#D9602C'] },
  lemon: { dough: ['#FFF4B8', '#F8DE7A', '#CFA63A'] },
  pumpkin: { dough: ['#FFE2A0', '#F9BE5C', '#CC8424'], pool: ['#F9A63A', '#DF7A16'] },
}

/** Strands twirled into a nest: arcs around a middle that wanders a little. */
function strands(sketch: Sketch, [light, mid, dark]: Dough, count: number, width: number): string {
  return Array.from({ length: count }, (_, index) => {
    const outer = 1 - index / count
    const reach = 16 + outer * 272 * sketch.between(0.72, 1.02)
    const start = sketch.between(0, 6.283)
    const sweep = sketch.between(0.9, 2.1)
    const [mx, my] = [sketch.between(-34, 34), sketch.between(-34, 34)]
    const point = (part: number) => {
      const angle = start + sweep * part
      const wobble = reach * (1 + Math.sin(part * 5 + start) * 0.07)
      return `${num(mx + Math.cos(angle) * wobble)} ${num(my + Math.sin(angle) * wobble)}`
    }
    const path = `M${point(0)}Q${point(0.2)} ${point(0.34)}T${point(0.67)}T${point(1)}`
    const stroke = (colour: string, size: number, more = '') =>
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(size)}" stroke-linecap="round"${more}/>`
    return (
      stroke(dark, width + 5) +
      stroke(sketch.random() > 0.4 ? mid : light, width) +
      stroke('#FFFBE6', width * 0.24, ' opacity=".55"')
    )
  }).join('')
}

function penne(sketch: Sketch, [light, mid, dark]: Dough): string {
  const body = sketch.linear([
    [0, light],
    [0.5, mid],
    [1, dark],
  ])
  return scatter(sketch, 58, 272)
    .sort((a, b) => Math.hypot(...b) - Math.hypot(...a))
    .map(([x, y]) => {
      const tube = `<path d="M-70 -26L64 -26L84 26L-50 26Z" fill="${body}" stroke="${dark}" stroke-width="3"/><path d="M-58 -12H70M-52 2H76M-48 14H80" stroke="${dark}" stroke-width="2.4" opacity=".45"/><path d="M-58 -19H56" stroke="#FFFBE6" stroke-width="4" opacity=".6"/><ellipse cx="74" cy="0" rx="13" ry="25" transform="rotate(-20 74 0)" fill="${dark}"/><ellipse cx="75" cy="1" rx="8" ry="17" transform="rotate(-20 75 1)" fill="#7A3A12" opacity=".8"/>`
      return (
        sketch.spot(x + 8, y + 16, 84, 60, '#4A1A06', 0.45, 0.2) +
        at(x, y, 0.92, sketch.between(0, 360), tube)
      )
    })
    .join('')
}

/** Scraped egg noodles: short, thick and uneven. */
export function spaetzle(sketch: Sketch, radius: number, count: number): string {
  return scatter(sketch, count, radius)
    .sort((a, b) => Math.hypot(...b) - Math.hypot(...a))
    .map(([x, y]) => {
      const [half, bend, width] = [sketch.between(26, 52), sketch.between(-26, 26), sketch.between(15, 24)]
      const path = `M${num(-half)} 0Q0 ${num(bend)} ${num(half)} ${num(sketch.between(-10, 10))}`
      const stroke = (colour: string, size: number, more = '') =>
        `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${num(size)}" stroke-linecap="round"${more}/>`
      const tone = sketch.pick(['#FBDD86', '#F7D06A', '#FFE9A6'])
      return at(
        x,
        y,
        1,
        sketch.between(0, 180),
        stroke('#B8822A', width + 5) +
          stroke(tone, width) +
          `<g transform="translate(0 -3)">${stroke('#FFF9DC', width * 0.25, ' opacity=".7"')}</g>`,
      )
    })
    .join('')
}

function pool(sketch: Sketch, [light, dark]: readonly [string, string]): string {
  const fill = sketch.radial([
    [0, light],
    [1, dark],
  ])
  const tongue = ([x, y]: Point, low: number, high: number) =>
    `<path d="${blob(sketch, x, y, sketch.between(low, high), 9, 0.55)}" fill="${fill}"/>`
  const splashes = scatter(sketch, 16, 262, 30).map((point) => tongue(point, 8, 26))
  const lumps = scatter(sketch, 20, 128, 20).map((point) => tongue(point, 36, 66))
  const depth = scatter(sketch, 26, 150, 16).map(([x, y]) => {
    const [size, tone] = [sketch.between(12, 36), sketch.random() > 0.45 ? dark : light]
    return `<path d="${blob(sketch, x, y, size, 8, 0.6, 0.7)}" fill="${tone}" opacity=".55"/>`
  })
  const shine = scatter(sketch, 9, 130, 30).map(
    ([x, y]) =>
      `<path d="${blob(sketch, x, y, sketch.between(5, 13), 7, 0.5, 0.5)}" fill="#fff" opacity=".34"/>`,
  )
  return splashes.join('') + lumps.join('') + depth.join('') + shine.join('')
}

const shapes: Record<PastaShape, (sketch: Sketch, dough: Dough) => string> = {
  spaghetti: (sketch, dough) => strands(sketch, dough, 165, 12),
  tagliatelle: (sketch, dough) => strands(sketch, dough, 120, 24),
  penne,
  gnocchi: (sketch) => heap(sketch, ['gnocchi'], 262, 62, 0.95),
  spaetzle: (sketch) => spaetzle(sketch, 268, 170),
}

/** A plate of pasta from above. */
export function drawPasta(sketch: Sketch, { shape, sauce, toppings }: FigureOf<'pasta'>): string {
  const { dough, pool: sauced } = sauces[sauce]
  const puddle = sauced
    ? `<path d="${blob(sketch, 0, 8, 302, 24, 0.06)}" fill="${sauced[1]}" opacity=".5"/>`
    : ''
  const bed = `<path d="${blob(sketch, 0, 6, 292, 22, 0.07)}" fill="${dough[2]}"/>`
  const over = strew(sketch, toppings, 215, { scale: 0.86, density: 0.85 })
  const nest = puddle + bed + shapes[shape](sketch, dough) + (sauced ? pool(sketch, sauced) : '') + over
  return `${roundVessel(sketch, 462, 378, porcelain)}${sketch.spot(10, 26, 372, 368, '#5A3A12', 0.5, 0.78)}${at(0, 0, 1.14, 0, nest)}`
}
