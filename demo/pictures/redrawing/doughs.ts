import { charMarks } from '../figures/pizza.ts'
import { blob, num } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'

/** The middle of the crust of a pizza. */
const CRUST = 418

/** Dark flour: a browner crust with flakes of bran. */
function spelt(sketch: Sketch): string {
  const bran = Array.from({ length: 80 }, () => {
    const [angle, reach] = [sketch.between(0, 6.283), sketch.between(388, 448)]
    const [x, y] = [num(Math.cos(angle) * reach), num(Math.sin(angle) * reach)]
    return `<ellipse cx="${x}" cy="${y}" rx="${num(sketch.between(3, 7))}" ry="2.6" transform="rotate(${num(sketch.between(0, 180))} ${x} ${y})"/>`
  }).join('')
  return `<circle r="${CRUST}" fill="none" stroke="#6B3A12" stroke-width="64" opacity=".36"/><g fill="#4A2408" opacity=".75">${bran}</g>`
}

/** Cheese that has run out of the crust all around and browned in places. */
function cheeseRim(sketch: Sketch): string {
  const seam = (reach: number) => blob(sketch, 0, 0, reach, 30, 0.03)
  const line = (path: string, colour: string, width: number, more = '') =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${more}/>`
  const [middle, inner] = [seam(CRUST - 6), seam(CRUST - 10)]
  return (
    line(middle, '#8A4A10', 66, ' opacity=".45"') +
    line(middle, '#EBA53A', 58) +
    line(middle, '#FBCB62', 46) +
    line(inner, '#FFE9A6', 24) +
    line(middle, '#C0701E', 17, ' opacity=".5" stroke-dasharray="7 118 22 83 1 141"') +
    line(inner, '#fff', 9, ' opacity=".75" stroke-dasharray="34 66 12 104"')
  )
}

/** Doughs by the id of their option. A thin one is crisper: it has more marks of the oven. */
export const doughs: Readonly<Record<string, (sketch: Sketch) => string>> = {
  'dough-dough-spelt': spelt,
  'dough-dough-thin': (sketch) => charMarks(sketch, 398, 444, 54),
  'dough-dough-cheese-rim': cheeseRim,
}
