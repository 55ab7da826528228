import { bowlExtras, ovenExtras, pastaExtras, pizzaExtras, saladExtras } from './drawn-extras.ts'
import type { Figure } from '../dish-picture.ts'

type Surface = {
  extras: readonly string[]
  /** By the id of a size. The smallest is as large as on the picture; it only grows, so that nothing shows below it. */
  sizes: Readonly<Record<string, number>>
  /** How far from the middle additions lie, and how large and how many they are compared with those of a pizza. */
  reach: number
  scale: number
  density: number
  /** Each extra lies in a heap of its own around the middle. */
  heaps?: { distance: number; reach: number }
}

export type SurfaceName = 'pizza' | 'pasta' | 'salad' | 'bowl' | 'gratin' | 'potato' | 'tub'

const MEDIUM = 1.1
const LARGE = 1.2

/** On what extras lie, by kinds of dishes. */
export const surfaces: Readonly<Record<SurfaceName, Surface>> = {
  pizza: {
    extras: pizzaExtras,
    sizes: {
      'pizza-medium': MEDIUM,
      'pizza-large': LARGE,
      'pizza-bianca-medium': MEDIUM,
      'pizza-bianca-large': LARGE,
    },
    reach: 318,
    scale: 1,
    density: 1,
  },
  pasta: { extras: pastaExtras, sizes: { 'pasta-large': 1.14 }, reach: 240, scale: 0.96, density: 0.75 },
  salad: { extras: saladExtras, sizes: { 'salads-large': 1.14 }, reach: 300, scale: 1, density: 0.9 },
  bowl: {
    extras: bowlExtras,
    sizes: {},
    reach: 300,
    scale: 0.94,
    density: 1,
    heaps: { distance: 116, reach: 56 },
  },
  gratin: { extras: ovenExtras, sizes: {}, reach: 270, scale: 0.92, density: 1 },
  potato: { extras: ovenExtras, sizes: {}, reach: 104, scale: 0.7, density: 0.4 },
  tub: { extras: [], sizes: { 'ice-cream-ml500': LARGE }, reach: 0, scale: 1, density: 1 },
}

/** The surface of a figure, and its round dish around the middle of the figure; undefined where nothing follows. */
export function surfaceOf(
  figure: Figure,
): { name: SurfaceName; x: number; y: number; radius: number } | undefined {
  const round = (name: SurfaceName, radius: number, x = 0, y = 0) => ({ name, x, y, radius })
  switch (figure.kind) {
    case 'pizza':
      return round('pizza', 450)
    case 'pasta':
      return round('pasta', 461)
    case 'salad':
      return round('salad', figure.toppings.includes('strawberry') ? 449 : 454)
    case 'bowl':
      return round('bowl', 449)
    case 'gratin':
      return round(figure.content === 'baked-potato' ? 'potato' : 'gratin', 412)
    case 'tub':
      return round('tub', 364, -58, 52)
    default:
      return undefined
  }
}
