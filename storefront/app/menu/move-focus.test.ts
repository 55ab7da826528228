import { expect, test } from 'vitest'
import { moveFocus } from './move-focus.ts'

const flat = { isUpright: false, isRtl: false }
const mirrored = { isUpright: false, isRtl: true }
const upright = { isUpright: true, isRtl: false }

test.each([
  ['ArrowRight', 1, flat, 2],
  ['ArrowLeft', 1, flat, 0],
  ['ArrowRight', 1, mirrored, 0],
  ['ArrowLeft', 1, mirrored, 2],
  ['ArrowDown', 1, upright, 2],
  ['ArrowUp', 1, upright, 0],
  ['Home', 3, flat, 0],
  ['End', 1, flat, 4],
  ['Home', 3, mirrored, 0],
  ['End', 1, upright, 4],
  ['ArrowLeft', 0, flat, 0],
  ['ArrowRight', 4, flat, 4],
] as const)('%s at %i of a row %j leads to %i', (key, at, row, next) => {
  expect(moveFocus(key, at, 5, row)).toBe(next)
})

test.each([
  ['ArrowDown', flat],
  ['ArrowRight', upright],
  ['Tab', flat],
  ['Enter', flat],
] as const)('%s means nothing to a row %j', (key, row) => {
  expect(moveFocus(key, 1, 5, row)).toBeUndefined()
})
