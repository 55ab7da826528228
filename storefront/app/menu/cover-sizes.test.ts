import { expect, test } from 'vitest'
import { coverSizes } from './cover-sizes.ts'

test.each([
  ['a drawing is as wide as its square', 1200, 1200, '128px'],
  ['a photograph in landscape is loaded as wide as it has to be to fill the square', 1200, 675, '228px'],
  ['a portrait fills it in its own width', 900, 1200, '128px'],
  ['a picture of unknown size is taken for a square', 0, 0, '128px'],
])('%s', (_, width, height, sizes) => {
  expect(coverSizes({ width, height }, 128)).toBe(sizes)
})
