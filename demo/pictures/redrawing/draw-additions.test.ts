import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Drawing } from '#contract/media.ts'
import { demoMenu } from '../../demo-menu.ts'
import { restaurant } from '../../restaurant-file.ts'
import { addedPieces } from './added-pieces.ts'
import { drawAdditions } from './draw-additions.ts'
import { drops } from './drops.ts'
import { type SurfaceName, surfaceOf, surfaces } from './surfaces.ts'

const names = Object.keys(surfaces) as SurfaceName[]

describe.each(names)('what can be added to a %s', (name) => {
  const drawing = drawAdditions(name)

  test('is a drawing as the contract describes it, and the same each time', () => {
    expect(Drawing.parse(drawing)).toEqual(drawing)
    expect(drawAdditions(name)).toEqual(drawing)
  })

  test('refers only to definitions it carries, under names of its own', () => {
    const all = JSON.stringify(drawing.layers)
    const used = [...all.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
    const defined = [...drawing.definitions.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
    expect(used.filter((id) => !defined.includes(id))).toEqual([])
    expect(defined.filter((id) => !id?.startsWith(`${name}-`))).toEqual([])
    expect(all).not.toMatch(/NaN|undefined|Infinity|\bid=/)
  })

  test('has no two layers on one level, so that their order is that of the drawing', () => {
    const levels = Object.values(drawing.layers).map(({ level }) => level)
    expect(new Set(levels).size).toBe(levels.length)
  })

  test('makes a dish larger, never smaller than on its picture', () => {
    for (const times of Object.values(drawing.sizes)) {
      expect(times).toBeGreaterThan(1)
      expect(times).toBeLessThanOrEqual(1.25)
    }
  })
})

test('sizes, options and extras of the drawings are those of the menu', () => {
  const sizes = demoMenu.categories.flatMap(({ sizes }) => sizes.map(({ id }) => id))
  const options = [...restaurant.variant.values()].flatMap(({ options }) => options.map(({ id }) => id))
  const extras = [...restaurant.extra.keys()]
  for (const name of names) {
    const drawing = drawAdditions(name)
    expect(Object.keys(drawing.sizes).filter((id) => !sizes.includes(id))).toEqual([])
    expect(Object.keys(drawing.layers).filter((id) => ![...options, ...extras].includes(id))).toEqual([])
  }
})

test.each(names)('what a guest fetches for a %s has at most 16 kB', (name) => {
  expect(brotliCompressSync(JSON.stringify(drawAdditions(name))).length).toBeLessThanOrEqual(16_000)
})

test('three falafel are sold and drawn, on a salad as in a bowl', () => {
  for (const name of ['salad', 'bowl'] as const)
    expect(drawAdditions(name).layers['falafel']?.pieces?.count).toBe(3)
})

test('every extra of a pizza, a pasta, a salad and a bowl is seen', () => {
  for (const name of ['pizza', 'pasta', 'salad', 'bowl'] as const)
    expect(surfaces[name].extras.filter((extra) => !(extra in addedPieces) && !(extra in drops))).toEqual([])
})

test.each([
  { slug: 'pizza-margherita', surface: 'pizza' },
  { slug: 'bianca-tartufo', surface: 'pizza' },
  { slug: 'pasta-bolognese', surface: 'pasta' },
  { slug: 'salad-mista', surface: 'salad' },
  { slug: 'bowl-falafel', surface: 'bowl' },
  { slug: 'oven-melanzane', surface: 'gratin' },
  { slug: 'oven-ofenkartoffel', surface: 'potato' },
  { slug: 'ice-pistazie', surface: 'tub' },
  { slug: 'calzone-spinat', surface: undefined },
  { slug: 'burger-halloumi', surface: undefined },
])('$slug is a $surface', ({ slug, surface }) => {
  const product = demoMenu.categories.flatMap(({ products }) => products).find((one) => one.slug === slug)
  expect(product && surfaceOf(product.picture)?.name).toBe(surface)
})
