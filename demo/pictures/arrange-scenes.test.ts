import { describe, expect, test } from 'vitest'
import { demoMenu } from '../demo-menu.ts'
import { arrangeScenes, LEAST_CONTRAST, rimOf, standsOut } from './arrange-scenes.ts'
import { colourDistance } from './colour-distance.ts'
import { grounds } from './grounds.ts'
import { looks } from './settings.ts'

const rows = [
  ...demoMenu.categories.map(({ slug, products }) => [slug, products] as const),
  ['categories', demoMenu.categories] as const,
  ['combos', demoMenu.combos] as const,
]
const pizzas = demoMenu.categories.find(({ slug }) => slug === 'pizza')?.products ?? []
const distinct = (list: readonly unknown[]) => new Set(list).size

describe('the scenes of a menu', () => {
  test('are the same each time', () => {
    expect(arrangeScenes(pizzas)).toEqual(arrangeScenes(pizzas))
  })

  test('give fifteen pizzas at least eight grounds, six stands, every light and both sides', () => {
    const scenes = arrangeScenes(pizzas)
    expect(pizzas.length).toBeGreaterThanOrEqual(15)
    expect(distinct(scenes.map(({ ground }) => ground))).toBeGreaterThanOrEqual(8)
    expect(distinct(scenes.map(({ stand }) => stand))).toBeGreaterThanOrEqual(6)
    expect(distinct(scenes.map(({ light }) => light))).toBe(3)
    expect(distinct(scenes.map(({ isMirrored }) => isMirrored))).toBe(2)
    expect(distinct(scenes.map(({ scale, x, y }) => `${scale} ${x} ${y}`))).toBe(pizzas.length)
  })

  test.each(rows)('never set two neighbours of %s on the same ground', (_, dishes) => {
    const shown = arrangeScenes(dishes).map(({ ground }) => ground)
    for (const [index, ground] of shown.entries()) expect(shown[index + 1], `after ${index}`).not.toBe(ground)
  })

  test.each(rows)('keep each dish of %s apart from what is around it', (_, dishes) => {
    const scenes = arrangeScenes(dishes)
    const lost = dishes.filter(({ picture }, index) => {
      const scene = scenes[index]
      return !scene || !standsOut(picture, scene)
    })
    expect(lost.map(({ slug }) => slug)).toEqual([])
  })

  test.each(rows)('leave each dish of %s within what a round card shows', (_, dishes) => {
    for (const { view, scale, x, y } of arrangeScenes(dishes)) {
      if (view === 'top') expect(455 * scale + Math.hypot(x, y)).toBeLessThan(600)
      else expect(Math.abs(x)).toBeLessThan(40)
    }
  })
})

test('colours are as far apart as they look', () => {
  expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 3)
  expect(colourDistance('#C97852', '#C97852')).toBe(0)
  expect(colourDistance('#FF0000', '#00FF00')).toBeCloseTo(0.52, 2)
})

test('a dish in the colour of its surroundings does not stand out', () => {
  const crust = { kind: 'pizza', base: 'tomato', toppings: [] } as const
  expect(LEAST_CONTRAST).toBeGreaterThan(0.05)
  expect(rimOf(crust)).toMatch(/^#/)
  expect(standsOut(crust, { view: 'top', ground: 'terracotta', stand: 'bare' })).toBe(false)
  expect(standsOut(crust, { view: 'top', ground: 'oven', stand: 'bare' })).toBe(true)
})

test('no ground glares on a dark page, and none of a look is used twice in the same way', () => {
  for (const [name, { light, mid }] of Object.entries(grounds)) {
    expect(colourDistance(mid, '#000000'), name).toBeLessThan(0.9)
    expect(colourDistance(light, '#000000'), name).toBeLessThan(0.95)
  }
  for (const [name, { settings }] of Object.entries(looks))
    expect(distinct(settings.map((one) => JSON.stringify(one))), name).toBe(settings.length)
})
