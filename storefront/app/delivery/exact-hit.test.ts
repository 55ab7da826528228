import { expect, test } from 'vitest'
import { exactHit } from './exact-hit.ts'

const hits = ['Sonnenallee 120, 12045 Berlin', 'Sonnenallee 12, 12047 Berlin', 'Sonnenallee 12, 12437 Berlin']

test.each([
  ['sonnenallee 12 12047', 1],
  ['Sonnenallee 12, 12437', 2],
  ['Sonnenallee 12', 1],
  ['Sonnenallee', -1],
  ['Sonnenallee 1', -1],
  ['Sonnenallee 12 10115', -1],
])('Enter after "%s" takes the hit %i', (typed, expected) => {
  expect(
    exactHit(
      hits.map((address) => ({ address })),
      typed,
    ),
  ).toBe(expected)
})

test('the only hit is meant, whatever was typed', () => {
  expect(exactHit([{ address: 'Weserstraße 7, 12047 Berlin' }], 'weserstr')).toBe(0)
})

test('letters are folded as the search folds them', () => {
  expect(
    exactHit(
      [...hits, 'Körnerstraße 5, 12051 Berlin'].map((address) => ({ address })),
      'koernerstrasse 5',
    ),
  ).toBe(3)
})
