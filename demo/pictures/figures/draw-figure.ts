import type { Figure } from '../dish-picture.ts'
import { at } from '../shapes.ts'
import type { Sketch } from '../sketch.ts'
import { bottleBody, drawBottle } from './bottle.ts'
import { drawBowl, drawDip, drawSalad, drawSoup, drawTub } from './bowls.ts'
import { drawBurger } from './burger.ts'
import { drawCalzone } from './calzone.ts'
import type { FigureOf } from './figure.ts'
import { drawCan, drawCup, drawDrink } from './glasses.ts'
import { drawGratin } from './gratin.ts'
import { drawPasta } from './pasta.ts'
import { drawPizza } from './pizza.ts'
import { drawPlate } from './plate.ts'
import { drawSlice } from './slice.ts'

export type View = 'top' | 'front'

/** Whether a figure is seen from above or from the side; the ground is drawn to match. */
export function viewOf(figure: Figure): View {
  if (figure.kind === 'group') return figure.view
  return ['burger', 'bottle', 'can', 'drink', 'slice'].includes(figure.kind) ? 'front' : 'top'
}

const isTall = (figure: Figure) => figure.kind === 'bottle'

/** Places of the parts that are not bottles, by their number. */
const topPlaces: readonly (readonly (readonly [x: number, y: number, scale: number])[])[] = [
  [],
  [[-128, 0, 0.93]],
  [
    [-236, -118, 0.7],
    [150, 214, 0.66],
  ],
  [
    [-260, -150, 0.62],
    [250, -140, 0.6],
    [0, 270, 0.56],
  ],
  [
    [-262, -200, 0.6],
    [262, -180, 0.6],
    [-240, 262, 0.54],
    [262, 262, 0.5],
  ],
]

function groupFromAbove(sketch: Sketch, parts: readonly Figure[]): string {
  const dishes = parts.filter((part) => !isTall(part))
  const bottles = parts.filter((part): part is FigureOf<'bottle'> => part.kind === 'bottle')
  const places = topPlaces[Math.min(dishes.length, topPlaces.length - 1)] ?? []
  const laid = dishes.map((part, index) => {
    const [x, y, scale] = places[index] ?? [0, 0, 0.5]
    return at(x, y, scale, 0, drawFigure(sketch, part))
  })
  const lone = dishes.length === 1
  const lying = bottles.map((bottle) => {
    const body = `${sketch.spot(26, -330, 170, 460, '#1E0A02', 0.5, 0.4)}${bottleBody(sketch, bottle)}`
    return lone ? at(392, 348, 0.9, 7, body) : at(372, 6, 0.66, 9, body)
  })
  return laid.join('') + lying.join('')
}

function groupFromFront(sketch: Sketch, parts: readonly Figure[]): string {
  const slots = [
    [-265, 0.62],
    [60, 0.86],
    [285, 0.6],
  ] as const
  const order = [1, 0, 2]
  return order
    .map((index) => {
      const part = parts[index]
      const [x, scale] = slots[index] ?? [0, 0.6]
      if (!part) return ''
      return at(x, 340 - 340 * scale + (index === 1 ? -18 : 12), scale, 0, drawFigure(sketch, part))
    })
    .join('')
}

/** Draws a figure around the origin; round ones have a radius of about 455, standing ones their base at y = 340. */
export function drawFigure(sketch: Sketch, figure: Figure): string {
  switch (figure.kind) {
    case 'pizza':
      return drawPizza(sketch, figure)
    case 'calzone':
      return drawCalzone(sketch, figure)
    case 'pasta':
      return drawPasta(sketch, figure)
    case 'gratin':
      return drawGratin(sketch, figure)
    case 'bowl':
      return drawBowl(sketch, figure)
    case 'salad':
      return drawSalad(sketch, figure)
    case 'burger':
      return drawBurger(sketch, figure)
    case 'soup':
      return drawSoup(sketch, figure)
    case 'plate':
      return drawPlate(sketch, figure)
    case 'bottle':
      return drawBottle(sketch, figure)
    case 'can':
      return drawCan(sketch, figure)
    case 'drink':
      return drawDrink(sketch, figure)
    case 'cup':
      return drawCup(sketch, figure)
    case 'tub':
      return drawTub(sketch, figure)
    case 'dip':
      return drawDip(sketch, figure)
    case 'slice':
      return drawSlice(sketch, figure)
    case 'group':
      return figure.view === 'top'
        ? groupFromAbove(sketch, figure.parts)
        : groupFromFront(sketch, figure.parts)
  }
}
