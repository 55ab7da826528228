import type { PieceName } from '../dish-picture.ts'
import { pieces } from '../pieces/pieces.ts'
import type { SolidName } from '../pieces/pieces.ts'
import { at, num } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { heap, place, strew } from '../strew.ts'
import type { FigureOf } from './figure.ts'
import { porcelain, roundVessel, tableShadow, woodenBoard } from './vessels.ts'

function vessel(sketch: Sketch, kind: FigureOf<'plate'>['vessel']): string {
  if (kind === 'plate') return roundVessel(sketch, 455, 350, porcelain)
  if (kind === 'board') return woodenBoard(sketch, 1010, 740)
  if (kind === 'slate')
    return `${tableShadow(sketch, 440)}<circle r="435" fill="${sketch.linear(
      [
        [0, '#5A646A'],
        [1, '#2C3338'],
      ],
      0,
      0,
      1,
      1,
    )}"/><circle r="426" fill="none" stroke="#8A969C" stroke-width="4" opacity=".5"/>`
  const weave = Array.from({ length: 52 }, (_, index) => {
    const angle = (index / 52) * 360
    return `<rect x="376" y="-21" width="66" height="38" rx="15" fill="${index % 2 ? '#C98F4A' : '#DCAA66'}" stroke="#8A5A28" stroke-width="3" transform="rotate(${num(angle)})"/>`
  }).join('')
  const paper = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * 6.283
    const reach = index % 2 ? 372 : 336
    return `${num(Math.cos(angle) * reach)} ${num(Math.sin(angle) * reach)}`
  }).join('L')
  return `${tableShadow(sketch, 445)}<circle r="440" fill="#9A6830"/>${weave}<circle r="384" fill="#8A5A28"/><path d="M${paper}Z" fill="${sketch.linear(
    [
      [0, '#E9DFCC'],
      [1, '#FFFDF6'],
    ],
    0,
    0,
    1,
    1,
  )}" stroke="#fff" stroke-width="6" stroke-linejoin="round"/>`
}

const only = (names: readonly PieceName[], name: PieceName) => names.length === 1 && names[0] === name

function bruschette(sketch: Sketch): string {
  const spots = [
    [-232, -150, -8],
    [236, -168, 7],
    [-222, 158, 6],
    [240, 150, -9],
  ] as const
  return spots.map(([x, y, turn]) => place(sketch, 'bruschetta', x, y, 1.22, turn)).join('')
}

/** Slices laid over each other in a ring, two kinds by turns. */
function fan(sketch: Sketch, names: readonly SolidName[]): string {
  const ring = (count: number, reach: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 6.283 + reach
      const name = names[index % names.length]
      const scale = name === 'mozzarella' ? 1.75 : 1.4
      return name ? place(sketch, name, Math.cos(angle) * reach, Math.sin(angle) * reach, scale) : ''
    }).join('')
  return ring(14, 240) + ring(6, 92)
}

/** Rows of roasted vegetables on a board. */
function rows(sketch: Sketch, names: readonly SolidName[]): string {
  return names
    .map((name, index) => {
      const x = -345 + (690 / (names.length - 1)) * index
      return Array.from({ length: 7 }, (_, step) =>
        place(sketch, name, x + sketch.between(-26, 26), -255 + step * 85, 76 / pieces[name].size),
      ).join('')
    })
    .join('')
}

/** What lies on the vessel, by what it is. */
function contents(sketch: Sketch, { vessel: kind, heap: names, centre }: FigureOf<'plate'>): string {
  const solids = names as readonly SolidName[]
  if (only(names, 'bruschetta')) return bruschette(sketch)
  if (names.includes('tomato-slice')) return fan(sketch, solids)
  if (kind === 'board') return rows(sketch, solids)
  if (only(names, 'arancini')) return heap(sketch, names, 190, 5, 1.3) + pot(sketch, 250, 226)
  if (only(names, 'onion-ring')) return heap(sketch, names, 205, 8, 1.4)
  if (names.includes('nugget')) {
    const fries = at(90, -60, 1, 0, heap(sketch, ['fries'], 205, 52))
    const nuggets = at(-140, 120, 1, 0, heap(sketch, ['nugget'], 135, 5, 1.2))
    return fries + nuggets + pot(sketch, 232, 214)
  }
  if (centre && centre in pieces)
    return heap(sketch, names, 270, 44, 1.2) + place(sketch, centre as SolidName, 0, 0, 1.35, 0)
  return heap(sketch, names, kind === 'basket' ? 262 : 250, names.includes('potato-wedge') ? 84 : 110, 1.05)
}

/** A small pot of tomato sauce beside the food. */
function pot(sketch: Sketch, x: number, y: number): string {
  return at(
    x,
    y,
    1,
    0,
    `${sketch.spot(6, 16, 116, 114, '#2E1206', 0.5, 0.7)}<circle r="96" fill="#FBF6EC"/><circle r="80" fill="#D9CDBB"/><circle r="76" cy="2" fill="${sketch.radial(
      [
        [0, '#F05A34'],
        [1, '#AE210F'],
      ],
    )}"/><path d="M-46 -30A56 56 0 0 1 8 -52" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" opacity=".5"/>`,
  )
}

/** Food heaped on a plate, board, slate or in a basket, from above. */
export function drawPlate(sketch: Sketch, figure: FigureOf<'plate'>): string {
  const hole = figure.centre ? 170 : 0
  return (
    vessel(sketch, figure.vessel) +
    contents(sketch, figure) +
    strew(sketch, figure.toppings ?? [], 275, { scale: 1.05, density: 0.7, hole })
  )
}
