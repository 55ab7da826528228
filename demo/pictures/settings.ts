import type { GroundName, LookName } from './dish-picture.ts'
import type { Backdrop, Foot, Light, Setting, Stand } from './scene.ts'

/** The look of a category: where its dishes may be pictured and in which lights. */
export interface Look {
  settings: readonly Setting[]
  lights: readonly [Light, ...Light[]]
}

const top = (...list: readonly (readonly [GroundName, Stand])[]): Setting[] =>
  list.map(([ground, stand]) => ({ view: 'top', ground, stand }))
const front = (...list: readonly (readonly [GroundName, Backdrop, Foot])[]): Setting[] =>
  list.map(([ground, backdrop, stand]) => ({ view: 'front', ground, backdrop, stand }))

/** The looks of the categories, each named after its first ground. */
export const looks: Record<LookName, Look> = {
  ember: {
    settings: top(
      ['ember', 'board'],
      ['walnut', 'paper'],
      ['sage', 'bare'],
      ['marble', 'tray'],
      ['tomato', 'marble'],
      ['petrol', 'peel'],
      ['sand', 'slate'],
      ['oven', 'bare'],
      ['saffron', 'marble'],
      ['plum', 'cloth'],
      ['linen', 'slate'],
      ['terracotta', 'paper'],
    ),
    lights: ['soft', 'lamp', 'window'],
  },
  linen: {
    settings: top(
      ['linen', 'bare'],
      ['walnut', 'cloth'],
      ['olive', 'board'],
      ['petrol', 'marble'],
      ['terracotta', 'slate'],
      ['sage', 'tray'],
      ['plum', 'bare'],
    ),
    lights: ['window', 'soft'],
  },
  saffron: {
    settings: top(
      ['saffron', 'bare'],
      ['walnut', 'cloth'],
      ['tomato', 'bare'],
      ['sage', 'cloth'],
      ['petrol', 'bare'],
    ),
    lights: ['soft', 'window'],
  },
  tomato: {
    settings: top(
      ['tomato', 'bare'],
      ['sand', 'board'],
      ['olive', 'cloth'],
      ['walnut', 'bare'],
      ['saffron', 'slate'],
      ['petrol', 'bare'],
      ['terracotta', 'peel'],
      ['sage', 'bare'],
    ),
    lights: ['window', 'soft'],
  },
  oven: {
    settings: [
      ...top(
        ['oven', 'bare'],
        ['walnut', 'cloth'],
        ['terracotta', 'slate'],
        ['plum', 'peel'],
        ['coffee', 'board'],
        ['petrol', 'cloth'],
      ),
      ...front(['oven', 'glow', 'plank'], ['terracotta', 'arch', 'plank']),
    ],
    lights: ['lamp', 'window'],
  },
  grill: {
    settings: [
      ...front(
        ['grill', 'disc', 'bare'],
        ['petrol', 'arch', 'plank'],
        ['tomato', 'sun', 'slab'],
        ['sage', 'window', 'plank'],
        ['plum', 'glow', 'slab'],
        ['saffron', 'arch', 'plinth'],
        ['oven', 'glow', 'plank'],
      ),
      ...top(['grill', 'slate'], ['walnut', 'paper']),
    ],
    lights: ['soft', 'lamp'],
  },
  leaf: {
    settings: top(
      ['leaf', 'bare'],
      ['linen', 'slate'],
      ['terracotta', 'cloth'],
      ['petrol', 'bare'],
      ['butter', 'board'],
      ['marble', 'bare'],
    ),
    lights: ['window', 'soft'],
  },
  meadow: {
    settings: top(
      ['meadow', 'bare'],
      ['sand', 'peel'],
      ['terracotta', 'bare'],
      ['butter', 'cloth'],
      ['sage', 'marble'],
      ['ember', 'paper'],
    ),
    lights: ['window', 'soft'],
  },
  olive: {
    settings: top(
      ['olive', 'bare'],
      ['terracotta', 'cloth'],
      ['walnut', 'bare'],
      ['tomato', 'bare'],
      ['sage', 'slate'],
      ['petrol', 'bare'],
      ['linen', 'board'],
    ),
    lights: ['window', 'soft', 'lamp'],
  },
  butter: {
    settings: top(
      ['butter', 'bare'],
      ['tomato', 'paper'],
      ['walnut', 'bare'],
      ['sky', 'slate'],
      ['sage', 'paper'],
      ['terracotta', 'marble'],
      ['petrol', 'bare'],
    ),
    lights: ['soft', 'window'],
  },
  sky: {
    settings: top(
      ['sky', 'bare'],
      ['saffron', 'bare'],
      ['tomato', 'board'],
      ['mint', 'cloth'],
      ['berry', 'bare'],
    ),
    lights: ['soft'],
  },
  berry: {
    settings: [
      ...front(
        ['berry', 'disc', 'bare'],
        ['sand', 'arch', 'plinth'],
        ['plum', 'sun', 'plank'],
        ['sage', 'arch', 'slab'],
        ['saffron', 'window', 'plank'],
      ),
      ...top(['berry', 'bare'], ['plum', 'slate'], ['sage', 'marble'], ['coffee', 'cloth']),
    ],
    lights: ['window', 'soft'],
  },
  mint: {
    settings: top(
      ['mint', 'bare'],
      ['terracotta', 'cloth'],
      ['berry', 'marble'],
      ['butter', 'slate'],
      ['walnut', 'bare'],
      ['sky', 'peel'],
    ),
    lights: ['window', 'soft'],
  },
  lagoon: {
    settings: front(
      ['lagoon', 'disc', 'bare'],
      ['saffron', 'arch', 'plinth'],
      ['sage', 'window', 'plank'],
      ['terracotta', 'sun', 'plank'],
      ['sky', 'arch', 'slab'],
      ['berry', 'sun', 'plinth'],
      ['sand', 'window', 'plank'],
    ),
    lights: ['soft'],
  },
  coffee: {
    settings: top(
      ['coffee', 'bare'],
      ['walnut', 'bare'],
      ['terracotta', 'slate'],
      ['petrol', 'board'],
      ['plum', 'cloth'],
      ['olive', 'board'],
    ),
    lights: ['window', 'lamp'],
  },
  cellar: {
    settings: [
      ...front(
        ['cellar', 'glow', 'bare'],
        ['walnut', 'arch', 'plank'],
        ['petrol', 'sun', 'plank'],
        ['terracotta', 'arch', 'slab'],
        ['oven', 'glow', 'plinth'],
        ['plum', 'window', 'plank'],
      ),
      ...top(['cellar', 'bare'], ['walnut', 'cloth']),
    ],
    lights: ['lamp'],
  },
}
