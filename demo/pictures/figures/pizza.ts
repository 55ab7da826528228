import { at, blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { strew } from '../strew.ts'
import type { FigureOf } from './figure.ts'
import { tableShadow } from './vessels.ts'

const radius = 455

/** Oven marks along a crust between two radii. */
export function charMarks(sketch: Sketch, from: number, to: number, count: number): string {
  return Array.from({ length: count }, () => {
    const angle = sketch.between(0, 6.283)
    const reach = sketch.between(from, to)
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
    const mark = sketch.spot(0, 0, sketch.between(10, 32), sketch.between(7, 15), '#5A2A0C', 0.75, 0.2)
    return at(x, y, 1, (angle * 180) / Math.PI + 90, mark)
  }).join('')
}

function crust(sketch: Sketch): string {
  const dough = sketch.radial(
    [
      [0.72, '#F6D294'],
      [0.84, '#E9B25E'],
      [0.94, '#CB8232'],
      [1, '#9A531A'],
    ],
    0.47,
    0.45,
    0.56,
  )
  const bubbles = scatter(sketch, 9, radius).map(([x, y]) => {
    const length = Math.hypot(x, y) || 1
    const [bx, by] = [(x / length) * radius * 0.915, (y / length) * radius * 0.915]
    const size = sketch.between(22, 38)
    return `<path d="${blob(sketch, bx, by, size, 9, 0.2)}" fill="${sketch.radial([
      [0, '#FBE0AC'],
      [0.7, '#E9B25E'],
      [1, '#D2913F', 0.4],
    ])}"/>`
  })
  const shine = `<path d="M${num(-radius * 0.8)} ${num(-radius * 0.43)}A${num(radius * 0.91)} ${num(radius * 0.91)} 0 0 1 ${num(-radius * 0.12)} ${num(-radius * 0.9)}" stroke="#FFF4D6" stroke-width="12" stroke-linecap="round" fill="none" opacity=".4"/>`
  return `<path d="${blob(sketch, 0, 0, radius, 26, 0.03)}" fill="${dough}"/>${bubbles.join('')}${charMarks(sketch, radius * 0.89, radius * 0.975, 34)}${shine}`
}

function sauce(sketch: Sketch, light: string, dark: string, reach = 0.845): string {
  const fill = sketch.radial(
    [
      [0, light],
      [1, dark],
    ],
    0.45,
    0.42,
    0.6,
  )
  const rim = sketch.spot(0, 0, radius * (reach + 0.05), radius * (reach + 0.05), '#7A3A0E', 0.45, 0.9)
  return `${rim}<path d="${blob(sketch, 0, 0, radius * reach, 30, 0.03)}" fill="${fill}"/>`
}

function meltedCheese(sketch: Sketch, colours: readonly [string, string, string], peek: string): string {
  const fill = sketch.radial(
    [
      [0, colours[0]],
      [0.6, colours[1]],
      [1, colours[2]],
    ],
    0.42,
    0.38,
    0.66,
  )
  const pools = scatter(sketch, 26, radius * 0.7, radius * 0.13).map(([x, y]) => {
    const size = radius * sketch.between(0.06, 0.15)
    const light = sketch.random() > 0.36
    return sketch.spot(x, y, size * 1.3, size * 1.15, light ? '#FFF7DC' : '#DE8A24', light ? 0.75 : 0.7, 0.15)
  })
  const browned = scatter(sketch, 20, radius * 0.74, 30).map(([x, y]) => {
    const size = radius * sketch.between(0.014, 0.036)
    return `<path d="${blob(sketch, x, y, size, 8, 0.5)}" fill="#B9681A" opacity=".55"/>`
  })
  const gaps = scatter(sketch, 13, radius * 0.72, radius * 0.15).map(
    ([x, y]) =>
      `<path d="${blob(sketch, x, y, radius * sketch.between(0.022, 0.06), 8, 0.5)}" fill="${peek}" opacity=".8"/>`,
  )
  return `<path d="${blob(sketch, 0, 0, radius * 0.79, 34, 0.075)}" fill="${fill}"/>${pools.join('')}${browned.join('')}${gaps.join('')}`
}

const bases: Record<FigureOf<'pizza'>['base'], (sketch: Sketch) => string> = {
  tomato: (sketch) =>
    sauce(sketch, '#E8492A', '#B8260F') + meltedCheese(sketch, ['#FFEBB0', '#FBD573', '#F0B445'], '#CF3A1E'),
  white: (sketch) =>
    sauce(sketch, '#FFF8E8', '#F2DDB2') + meltedCheese(sketch, ['#FFF9E4', '#FCE9B4', '#F3CC78'], '#FFFDF4'),
  pumpkin: (sketch) =>
    sauce(sketch, '#F9A63A', '#DF7A16') + meltedCheese(sketch, ['#FFEDB8', '#FDCF74', '#F2AE44'], '#EE8A22'),
  bare: (sketch) =>
    sauce(sketch, '#EA5030', '#BE2A12', 0.83) +
    scatter(sketch, 30, radius * 0.76, 30)
      .map(([x, y]) => {
        const size = sketch.between(20, 60)
        return sketch.spot(x, y, size, size * 0.8, sketch.pick(['#FF7A50', '#9E1C0C', '#D83A1C']), 0.6, 0.2)
      })
      .join(''),
  sweet: (sketch) =>
    sketch.spot(0, 0, radius * 0.86, radius * 0.86, '#FBE3AE', 0.9, 0.5) +
    charMarks(sketch, 0, radius * 0.8, 16) +
    scatter(sketch, 22, radius * 0.8, 30)
      .map(([x, y]) => sketch.spot(x, y, sketch.between(16, 44), sketch.between(14, 34), '#FFEFC8', 0.8, 0.2))
      .join(''),
}

/** A pizza from above, radius 455; its toppings are data, so each gets its own honest picture. */
export function drawPizza(sketch: Sketch, { base, toppings }: FigureOf<'pizza'>): string {
  return (
    tableShadow(sketch, radius) +
    crust(sketch) +
    bases[base](sketch) +
    strew(sketch, toppings, radius * 0.7, { density: 1.15 })
  )
}
