import { describe, expect, test } from 'vitest'
import type { Drawing, DrawingLayer } from '#contract/media.ts'
import { chosenExtra, menuItem, productItem } from '#domain/test/item-fixture.ts'
import { chosenLayers, seenChoice } from './chosen-layers.ts'
import { layerMarkup } from './layer-markup.ts'

const layer = (level: number): DrawingLayer => ({ level, art: [`<path class="${level}"/>`] })

const drawing: Drawing = {
  sizes: { large: 1.2 },
  definitions: '',
  layers: { thin: layer(0), rocket: layer(1200), salami: layer(140.2), ham: layer(140.1) },
}

describe('what is drawn for a choice', () => {
  test.each([
    { sizeId: 'small', ids: [], times: 1, layers: [] },
    { sizeId: undefined, ids: [], times: 1, layers: [] },
    { sizeId: 'large', ids: [], times: 1.2, layers: [] },
    { sizeId: 'small', ids: ['salami'], times: 1, layers: ['salami'] },
    { sizeId: 'large', ids: ['rocket', 'thin', 'salami'], times: 1.2, layers: ['thin', 'salami', 'rocket'] },
    { sizeId: 'small', ids: ['salami', 'ham'], times: 1, layers: ['ham', 'salami'] },
    { sizeId: 'small', ids: ['no-onion', 'constructor'], times: 1, layers: [] },
  ])('$sizeId with $ids is $times times as large and carries $layers', ({ sizeId, ids, times, layers }) => {
    const drawn = chosenLayers(drawing, { sizeId, ids })
    expect({ times: drawn.times, layers: drawn.layers.map(({ id }) => id) }).toEqual({ times, layers })
  })

  test('options and ticked extras count, extras that were taken back do not, and a combo has none', () => {
    const item = productItem('margherita', {
      sizeId: 'medium',
      optionIds: [{ variantId: 'dough', value: 'thin' }],
      extraIds: [chosenExtra('salami'), { ...chosenExtra('ham'), selected: false }],
    })
    expect(seenChoice(item)).toEqual({ sizeId: 'medium', ids: ['thin', 'salami'] })
    expect(seenChoice(menuItem('pizza-night', []))).toEqual({ sizeId: undefined, ids: [] })
  })
})

describe('the pieces of an extra', () => {
  const spread = { count: 9, size: 60, reach: 300, x: 0, y: 0, turn: 360, first: 7, shadow: '<ellipse/>' }
  const salami: DrawingLayer = { level: 140, art: ['<path id="a"/>', '<path id="b"/>'], pieces: spread }
  /** Where the pieces of a layer lie. */
  const places = (drawn: DrawingLayer, dish: string) =>
    [...layerMarkup(drawn, dish).matchAll(/translate\((\S+) (\S+)\)[^>]+><path/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )

  test('are drawn alike for the same dish, and otherwise for another', () => {
    expect(layerMarkup(salami, 'pizza/diavola')).toBe(layerMarkup(salami, 'pizza/diavola'))
    expect(layerMarkup(salami, 'pizza/diavola')).not.toBe(layerMarkup(salami, 'pizza/tonno'))
  })

  test.each(['pizza/diavola', 'pizza/tonno', 'pizza-bianca/patate'])(
    'lie apart from each other and within reach on %s',
    (dish) => {
      const found = places(salami, dish)
      expect(found).toHaveLength(9)
      for (const [index, [x, y]] of found.entries()) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(301)
        for (const other of found.slice(index + 1))
          expect(Math.hypot(other[0] - x, other[1] - y)).toBeGreaterThan(40)
      }
    },
  )

  test('keep away from those of the layer that follows in the sequence', () => {
    const olives: DrawingLayer = { ...salami, pieces: { ...spread, first: spread.first + spread.count } }
    const all = [...places(salami, 'pizza/tonno'), ...places(olives, 'pizza/tonno')]
    for (const [index, [x, y]] of all.entries())
      for (const other of all.slice(index + 1))
        expect(Math.hypot(other[0] - x, other[1] - y)).toBeGreaterThan(20)
  })

  test('lie in a heap around a middle of their own where the drawing says so', () => {
    const heap: DrawingLayer = { ...salami, pieces: { ...spread, reach: 50, x: 120, y: 0 } }
    for (const [x, y] of places(heap, 'bowls/falafel')) {
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(69)
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(171)
    }
  })

  test('use every form by turns, each upon its shadow', () => {
    const markup = layerMarkup(salami, 'pizza/diavola')
    expect(markup.match(/<ellipse\/>/g)).toHaveLength(9)
    expect(markup.match(/id="a"/g)).toHaveLength(5)
    expect(markup.match(/id="b"/g)).toHaveLength(4)
  })
})
