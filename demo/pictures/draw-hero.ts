import { svgDocument } from './draw-dish.ts'
import type { Figure } from './dish-picture.ts'
import { drawFigure } from './figures/draw-figure.ts'
import { drawGarnish } from './garnish.ts'
import { place } from './strew.ts'
import { at } from './shapes.ts'
import { Sketch } from './sketch.ts'

const [width, height] = [1600, 1000]
/** The colour of most of the table. */
export const HERO_COLOUR = '#F6B46C'

const garnishView = { view: 'top', isMirrored: false } as const

const dishes: readonly (readonly [figure: Figure, x: number, y: number, scale: number])[] = [
  [
    {
      kind: 'bowl',
      base: 'rice',
      sectors: ['salmon', 'avocado', 'edamame', 'cucumber', 'radish'],
      top: ['sesame'],
    },
    1420,
    150,
    0.56,
  ],
  [
    { kind: 'pasta', shape: 'spaghetti', sauce: 'tomato', toppings: ['cherry-tomato', 'basil'] },
    1390,
    846,
    0.6,
  ],
  [{ kind: 'dip', colour: '#F6E7B4', pieces: ['parsley', 'garlic'] }, 786, 890, 0.3],
  [{ kind: 'salad', leaves: 'rocket', toppings: ['cherry-tomato', 'parmesan', 'pine-nut'] }, 770, 96, 0.42],
  [{ kind: 'pizza', base: 'tomato', toppings: ['salami', 'olive', 'basil'] }, 1092, 500, 0.9],
]

function table(sketch: Sketch): string {
  const light = sketch.radial(
    [
      [0, '#FFE2B4'],
      [0.5, HERO_COLOUR],
      [1, '#D2602C'],
    ],
    0.3,
    0.22,
    0.95,
  )
  const cloth = sketch.define(
    (id) =>
      `<pattern id="${id}" width="190" height="190" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)"><path d="M0 0H95V190H0Z" fill="#fff" opacity=".1"/><path d="M0 0H190V95H0Z" fill="#fff" opacity=".1"/></pattern>`,
  )
  const whole = `width="${width}" height="${height}"`
  return `<rect ${whole} fill="${light}"/><rect ${whole} fill="${cloth}"/>`
}

/** The table scene at the top of the home page, 1600 × 1000; what matters lies in the right 60 %. */
export function drawHero(): string {
  const sketch = new Sketch('hero')
  const ground = table(sketch)
  const laid = dishes.map(([figure, x, y, scale]) => at(x, y, scale, 0, drawFigure(sketch, figure)))
  const leaves = [
    [560, 196, 1.3, 20],
    [600, 720, 1.3, 130],
    [640, 790, 1, 60],
    [1120, 60, 1.2, 200],
    [1160, 955, 1.2, -40],
  ].map(([x = 0, y = 0, scale = 1, turn = 0]) => place(sketch, 'basil', x, y, scale, turn))
  const tomato = at(-265, 190, 0.78, 0, drawGarnish(sketch, ['tomato'], garnishView))
  const garlic = at(-250, 470, 0.78, 0, drawGarnish(sketch, ['garlic'], garnishView))
  return svgDocument(sketch, width, height, ground + tomato + garlic + laid.join('') + leaves.join(''))
}
