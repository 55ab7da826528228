import { expect, test } from 'vitest'
import { splitGallery } from './split-gallery.ts'

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [3, 2, 1],
  [6, 3, 3],
  [8, 4, 4],
  [12, 4, 4],
])('of %i pictures %i stand before the poster and %i after it', (count, before, after) => {
  const pictures = Array.from({ length: count }, (_, at) => at)
  expect(splitGallery(pictures)).toEqual({
    before: pictures.slice(0, before),
    after: pictures.slice(before, before + after),
  })
})
