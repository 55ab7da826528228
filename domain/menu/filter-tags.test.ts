import { expect, test } from 'vitest'
import type { Tag } from '#contract/menu.ts'
import { filterTagsOf, fitsTags, isFilterTag } from './filter-tags.ts'

const dish = (...tags: Tag[]) => ({ tags })

test.each<[tags: Tag[], wanted: Tag[], fits: boolean]>([
  [['vegan'], ['vegan'], true],
  [['vegan'], ['vegetarian'], true],
  [['vegetarian'], ['vegan'], false],
  [['vegan', 'spicy'], ['spicy', 'vegetarian'], true],
  [['vegan'], ['vegan', 'spicy'], false],
  [[], ['vegetarian'], false],
  [[], [], true],
])('a dish that is %j, asked to be %j: %j', (tags, wanted, fits) => {
  expect(fitsTags(dish(...tags), wanted)).toBe(fits)
})

test('only tags that some dishes have and others lack are worth a choice', () => {
  expect(filterTagsOf([dish('vegan', 'new'), dish('popular')])).toEqual(['vegan', 'vegetarian'])
  expect(filterTagsOf([dish('vegan'), dish('vegetarian', 'spicy')])).toEqual(['vegan', 'spicy'])
  expect(filterTagsOf([dish('popular'), dish('new')])).toEqual([])
  expect(filterTagsOf([])).toEqual([])
})

test.each([
  ['vegan', true],
  ['popular', false],
  ['A', false],
])('%s can be chosen: %j', (text, isOne) => {
  expect(isFilterTag(text)).toBe(isOne)
})
