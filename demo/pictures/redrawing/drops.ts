import type { Piece } from '../pieces/piece.ts'
import { blob } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'

const glint =
  '<path d="M-18 -16Q-8 -26 6 -24" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".65"/>'

function flake(sketch: Sketch): string {
  const [x, y] = [sketch.between(-30, 30), sketch.between(-30, 30)]
  return `<path d="${blob(sketch, x, y, sketch.between(9, 15), 6, 0.6)}" fill="${sketch.pick(['#A8160C', '#D6361E'])}"/>`
}

/** Chopped leaves within the oil. */
function herb(sketch: Sketch, colour: string, size: number): string {
  const [x, y] = [sketch.between(-24, 24), sketch.between(-13, 13)]
  return `<path d="${blob(sketch, x, y, size, 7, 0.7, 0.75)}" fill="${colour}"/>`
}

/** What runs over a dish, by the slug of the extra: drops that lie everywhere and above everything. */
export const drops: Readonly<Record<string, Piece>> = {
  'chili-oil': {
    size: 17,
    count: 46,
    onTop: true,
    flat: true,
    draw: (sketch) =>
      `<path d="${blob(sketch, 0, 0, sketch.between(26, 46), 8, 0.5)}" fill="#E2551A" opacity=".62"/>${glint}${flake(sketch)}${flake(sketch)}`,
  },
  pesto: {
    size: 25,
    count: 34,
    onTop: true,
    flat: true,
    draw: (sketch) =>
      `<path d="${blob(sketch, 4, 5, 47, 9, 0.5, 0.7)}" fill="#A9A52E" opacity=".45"/>${herb(sketch, '#4C7F2A', 20)}${herb(sketch, '#6C9C38', 15)}${herb(sketch, '#3C6C22', 17)}${herb(sketch, '#8DB84E', 8)}`,
  },
}
