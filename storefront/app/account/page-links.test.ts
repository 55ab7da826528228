import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 6, 7]],
  [4, 20, [1, 2, 3, 4, 5, 6, 7]],
  [5, 20, [2, 3, 4, 5, 6, 7, 8]],
  [19, 20, [14, 15, 16, 17, 18, 19, 20]],
  [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  [99, 8, [2, 3, 4, 5, 6, 7, 8]],
  [1, 0, []],
])('page %i of %i links to %j', (current, total, links) => {
  expect(pageLinks(current, total)).toEqual(links)
})
