import { describe, expect, test } from 'vitest'
import { demoMenu } from '../demo-menu.ts'
import { arrangeScenes } from './arrange-scenes.ts'
import type { DishPicture, Figure, PieceName } from './dish-picture.ts'
import { drawDish } from './draw-dish.ts'
import { drawHero } from './draw-hero.ts'
import { drawLogo } from './draw-logo.ts'
import { drawNoImage } from './draw-no-image.ts'
import { at, scatter } from './shapes.ts'
import { Sketch } from './sketch.ts'

const products = demoMenu.categories.flatMap((category) => category.products)
const rows: readonly (readonly { slug: string; picture: DishPicture }[])[] = [
  demoMenu.categories,
  ...demoMenu.categories.map((category) => category.products),
  demoMenu.combos,
]
const drawn = rows.flatMap((row) =>
  arrangeScenes(row).map((scene, index) => {
    const { slug, picture } = row[index] ?? { slug: '', picture: products[0]?.picture }
    if (!picture) throw new Error('a scene without a dish')
    return { slug, svg: drawDish(picture, slug, scene) }
  }),
)

/** Every id a document refers to, and every id it defines. */
function ids(svg: string): { used: Set<string>; defined: string[] } {
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, paint, link]) => paint ?? link ?? '',
  )
  return { used: new Set(used), defined: [...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? '') }
}

function toppingsOf(figure: Figure): readonly PieceName[] {
  if ('toppings' in figure) return figure.toppings ?? []
  if (figure.kind === 'calzone') return figure.filling
  return []
}

describe('a dish picture', () => {
  test('has the same bytes for the same picture and seed, and others for another seed', () => {
    const [first] = products
    const [scene] = arrangeScenes(products.slice(0, 1))
    if (!first || !scene) throw new Error('no product')
    expect(drawDish(first.picture, 'a', scene)).toBe(drawDish(first.picture, 'a', scene))
    expect(drawDish(first.picture, 'a', scene)).not.toBe(drawDish(first.picture, 'b', scene))
  })

  test('refers only to definitions it carries, each once, and to no broken number', () => {
    for (const { slug, svg } of drawn) {
      const { used, defined } = ids(svg)
      expect(
        [...used].filter((id) => !defined.includes(id)),
        slug,
      ).toEqual([])
      expect(new Set(defined).size, slug).toBe(defined.length)
      expect(svg, slug).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('is drawn without noise filters and blurs, which would be slow', () => {
    for (const { slug, svg } of drawn) expect(svg, slug).not.toContain('<filter')
  })

  test('holds no text, which would be mirrored and cannot be translated', () => {
    for (const { slug, svg } of drawn) expect(svg, slug).not.toContain('<text')
  })

  test('shows no meat, fish or egg on a vegetarian dish and no cheese on a vegan one', () => {
    const meat: readonly PieceName[] = [
      'salami',
      'sucuk',
      'nduja',
      'ham',
      'prosciutto',
      'bacon',
      'chicken',
      'mince',
      'salsiccia',
    ]
    const fish: readonly PieceName[] = ['tuna', 'anchovy', 'shrimp', 'salmon', 'lobster']
    const dairy: readonly PieceName[] = [
      'mozzarella',
      'burrata',
      'gorgonzola',
      'parmesan',
      'feta',
      'goat-cheese',
      'ricotta',
      'halloumi',
    ]
    for (const { slug, picture, tags } of products) {
      const shown = toppingsOf(picture)
      if (tags.includes('vegan') || tags.includes('vegetarian')) {
        expect(
          shown.filter((name) => [...meat, ...fish].includes(name)),
          slug,
        ).toEqual([])
      }
      if (tags.includes('vegan')) {
        expect(
          shown.filter((name) => [...dairy, 'fried-egg', 'egg-half'].includes(name)),
          slug,
        ).toEqual([])
        if (picture.kind === 'pizza') expect(['bare', 'sweet'], slug).toContain(picture.base)
      }
    }
  })
})

test('hero, logo and default picture are whole documents', () => {
  for (const svg of [drawHero(), drawLogo(), drawNoImage()]) {
    const { used, defined } = ids(svg)
    expect([...used].filter((id) => !defined.includes(id))).toEqual([])
    expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s)
  }
})

test('scattered points stay in the disc and keep their distance', () => {
  const points = scatter(new Sketch('seed'), 20, 100, 30)
  expect(points.every(([x, y]) => Math.hypot(x, y) <= 100)).toBe(true)
  const gaps = points.flatMap(([x, y], index) =>
    points.slice(index + 1).map((other) => Math.hypot(other[0] - x, other[1] - y)),
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30 * 0.72)
})

test('a shared definition is written once', () => {
  const sketch = new Sketch('seed')
  const first = sketch.radial([[0, '#fff']])
  expect(sketch.radial([[0, '#fff']])).toBe(first)
  expect(sketch.definitions().match(/<radialGradient/g)).toHaveLength(1)
})

test('a drawing is moved, turned and scaled in one transform', () => {
  expect(at(10, 20, 2, 45, '<g/>')).toBe('<g transform="translate(10 20) rotate(45) scale(2.000)"><g/></g>')
})
