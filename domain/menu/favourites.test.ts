import { expect, test } from 'vitest'
import type { Tag } from '#contract/menu.ts'
import { favourites } from './favourites.ts'

const dish = (id: string, tags: Tag[] = ['popular'], more: { soldOut?: true; notSold?: true } = {}) => ({
  id,
  tags,
  ...more,
})
const idsOf = (categories: Parameters<typeof favourites<ReturnType<typeof dish>>>[0], limit = 4) =>
  favourites(categories, limit).map(({ id }) => id)

test('popular dishes are offered, one of each category before a second one', () => {
  const pizza = [dish('a'), dish('plain', []), dish('b'), dish('c')]
  expect(idsOf([pizza, [dish('d')], [dish('e'), dish('f')]])).toEqual(['a', 'd', 'e', 'b'])
  expect(idsOf([pizza, [dish('d')]], 2)).toEqual(['a', 'd'])
})

test('what cannot be ordered is not offered', () => {
  expect(
    idsOf([
      [
        dish('gone', ['popular'], { soldOut: true }),
        dish('unknown', ['popular'], { notSold: true }),
        dish('a'),
      ],
    ]),
  ).toEqual(['a'])
})

test('a menu without popular dishes offers the first of each category', () => {
  expect(idsOf([[dish('a', []), dish('b', [])], [dish('c', ['new'])]], 3)).toEqual(['a', 'c', 'b'])
  expect(idsOf([])).toEqual([])
})
