import { expect, test } from 'vitest'
import { coveredHeight } from './covered-height.ts'

test.each([
  ['no keyboard', { height: 844, offsetTop: 0, scale: 1 }, 0],
  ['a keyboard', { height: 508.5, offsetTop: 0, scale: 1 }, 336],
  ['a keyboard, and the visible part moved up to the field', { height: 508, offsetTop: 120, scale: 1 }, 216],
  ['a zoomed page', { height: 422, offsetTop: 0, scale: 2 }, 0],
  ['a visible part that is larger than the window', { height: 900, offsetTop: 0, scale: 1 }, 0],
])('the covered height of a window of 844 pixels with %s', (_, visible, expected) => {
  expect(coveredHeight(844, visible)).toBe(expected)
})
