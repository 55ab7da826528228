import { expect, test } from 'vitest'
import {
  CART_NOTIFICATION_MS,
  GUEST_CHOICES,
  LOADER_LIMIT_MS,
  SLIDER_STEP,
  SLIDER_WIDTHS,
  TOAST_MS,
} from './limits.ts'

test.each([
  [1200, 7],
  [1199, 5],
  [990, 3],
  [575, 3],
  [399, 2],
])('at %i pixels the category slider shows %i slides', (width, slides) => {
  expect(SLIDER_WIDTHS.find(({ minWidth }) => width >= minWidth)?.slides).toBe(slides)
})

test('the arrows move two slides and up to nine guests or more may come', () => {
  expect(SLIDER_STEP).toBe(2)
  expect(GUEST_CHOICES).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'])
})

test('times are those of the specification', () => {
  expect([LOADER_LIMIT_MS, TOAST_MS, CART_NOTIFICATION_MS]).toEqual([20_000, 3000, 4000])
})
