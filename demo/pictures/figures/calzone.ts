import type { PieceName } from '../dish-picture.ts'
import { at, blob, num, scatter } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { heap } from '../strew.ts'
import type { FigureOf } from './figure.ts'
import { woodenBoard } from './vessels.ts'

/** The outline of a folded pizza: straight fold above, round seam below. */
const outline =
  'M-452 -60C-440 -150 -300 -205 -120 -215C60 -224 300 -212 430 -110C470 -70 462 -10 440 40C380 170 220 262 20 270C-190 276 -390 190 -446 40C-456 6 -458 -28 -452 -60Z'

function crimps(): string {
  return Array.from({ length: 17 }, (_, index) => {
    const angle = 0.12 + (index / 16) * 2.9
    const [x, y] = [Math.cos(angle) * 425, Math.sin(angle) * 285 - 20]
    const [ix, iy] = [Math.cos(angle + 0.09) * 372, Math.sin(angle + 0.09) * 232 - 20]
    return `M${num(x)} ${num(y)}Q${num((x + ix) / 2 + 14)} ${num((y + iy) / 2)} ${num(ix)} ${num(iy)}`
  }).join('')
}

/** The open cut that shows what is inside. */
function cut(sketch: Sketch, filling: readonly PieceName[]): string {
  const clip = sketch.define(
    (id) =>
      `<clipPath id="${id}"><path d="M-250 -20C-170 -96 130 -104 236 -30C150 64 -160 70 -250 -20Z"/></clipPath>`,
  )
  const melted = scatter(sketch, 12, 190, 20)
    .map(
      ([x, y]) =>
        `<path d="${blob(sketch, x * 1.1, y * 0.4 - 20, sketch.between(24, 48), 9, 0.4)}" fill="${sketch.pick(['#FFEFC0', '#FBD878', '#F7C95A'])}"/>`,
    )
    .join('')
  const inside = filling.includes('aubergine') ? '' : melted
  return `<path d="M-262 -22C-176 -112 136 -118 250 -32C158 82 -168 88 -262 -22Z" fill="#B56A22"/><g clip-path="${clip}"><rect x="-280" y="-130" width="560" height="240" fill="#C9401E"/>${inside}<g transform="translate(0 -20) scale(1.25 .52)">${heap(sketch, filling, 190, 16, 0.9)}</g></g><path d="M-250 -20C-170 -96 130 -104 236 -30" fill="none" stroke="#7A3A0E" stroke-width="10" opacity=".45"/><path d="M-236 -2C-150 68 140 62 226 -18" fill="none" stroke="#FCE3B0" stroke-width="11" stroke-linecap="round" opacity=".9"/>`
}

/** A folded pizza on a board, cut open so that the filling shows, with a pot of tomato sauce. */
export function drawCalzone(sketch: Sketch, { filling }: FigureOf<'calzone'>): string {
  const dough = sketch.radial(
    [
      [0, '#FBE0A6'],
      [0.5, '#EFBC66'],
      [0.8, '#D8923F'],
      [1, '#A65F20'],
    ],
    0.42,
    0.32,
    0.7,
  )
  const clip = sketch.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const marks = scatter(sketch, 26, 430, 50)
    .map(([x, y]) =>
      at(
        x,
        y * 0.55,
        1,
        sketch.between(0, 180),
        sketch.spot(0, 0, sketch.between(16, 46), sketch.between(10, 24), '#6B3310', 0.6, 0.15),
      ),
    )
    .join('')
  const body = `${sketch.spot(10, 60, 500, 290, '#2E1206', 0.6, 0.7)}<path d="${outline}" fill="${dough}"/><g clip-path="${clip}">${marks}<path d="M-420 -70C-330 -180 40 -204 330 -140" fill="none" stroke="#FFF1CC" stroke-width="22" stroke-linecap="round" opacity=".35"/></g><path d="${crimps()}" fill="none" stroke="#8F521A" stroke-width="9" stroke-linecap="round" opacity=".5"/>${cut(sketch, filling)}`
  const pot = `${sketch.spot(6, 16, 128, 126, '#2E1206', 0.55, 0.7)}<circle r="106" fill="#F7F0E4"/><circle r="88" fill="#D9CDBB"/><circle r="84" cy="2" fill="${sketch.radial(
    [
      [0, '#F05A34'],
      [1, '#AE210F'],
    ],
  )}"/><path d="M-50 -34A62 62 0 0 1 8 -58" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none" opacity=".5"/>`
  return `${woodenBoard(sketch, 1010, 720)}${at(-6, -20, 0.97, -6, body)}${at(318, 226, 1, 0, pot)}`
}
