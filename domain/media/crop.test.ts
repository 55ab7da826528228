import { describe, expect, test } from 'vitest'
import {
  type Box,
  cutOf,
  dragCorner,
  frameAround,
  middleIn,
  moveArea,
  pixelsOf,
  pointIn,
  roundCrop,
  shapeArea,
  wholePicture,
  zoomArea,
} from './crop.ts'

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const near = ({ x, y, width, height }: Box) =>
  box(...([x, y, width, height].map((n) => Math.round(n * 1e6) / 1e6) as [number, number, number, number]))
const wide = { width: 1600, height: 800 }

describe('the frame of a fixed shape', () => {
  test.each([
    ['is the middle by default', wide, 1, { x: 0.5, y: 0.5 }, box(400, 0, 800, 800)],
    ['follows the point that stays in sight', wide, 1, { x: 0.7, y: 0.5 }, box(720, 0, 800, 800)],
    ['stops at the edge of the picture', wide, 1, { x: 1, y: 1 }, box(800, 0, 800, 800)],
    [
      'of a wide shape is as wide as an upright picture',
      { width: 400, height: 900 },
      2,
      { x: 0, y: 0.1 },
      box(0, 0, 400, 200),
    ],
    ['has at least one pixel', { width: 1000, height: 1 }, 1, { x: 0.5, y: 0.5 }, box(500, 0, 1, 1)],
  ])('%s', (_, size, aspect, point, expected) => {
    expect(frameAround(size, aspect, point)).toEqual(expected)
  })
})

describe('an area in pixels', () => {
  test.each([
    ['all of it', box(0, 0, 1, 1), box(0, 0, 1600, 800)],
    ['a quarter', box(0.5, 0.5, 0.5, 0.5), box(800, 400, 800, 400)],
    ['never beyond the edge', box(0.9999, 0.9999, 0.5, 0.5), box(1599, 799, 1, 1)],
    ['never empty', box(0.2, 0.2, 0.0001, 0.0001), box(320, 160, 1, 1)],
  ])('%s', (_, area, expected) => {
    expect(pixelsOf(area, wide)).toEqual(expected)
  })
})

test.each([
  [
    { x: 0.5, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ],
  [
    { x: 0.25, y: 0.75 },
    { x: 0, y: 1 },
  ],
  [
    { x: 0, y: 1 },
    { x: 0, y: 1 },
  ],
])('the point %j of a picture lies at %j of its middle half', (point, expected) => {
  expect(pointIn(box(0.25, 0.25, 0.5, 0.5), point)).toEqual(expected)
})

describe('an area that is moved', () => {
  test.each([
    [{ x: 0.1, y: 0 }, box(0.35, 0.25, 0.5, 0.5)],
    [{ x: 9, y: -9 }, box(0.5, 0, 0.5, 0.5)],
  ])('by %j stays in the picture', (by, expected) => {
    expect(near(moveArea(box(0.25, 0.25, 0.5, 0.5), by))).toEqual(expected)
  })
})

describe('an area that is zoomed', () => {
  test.each([
    ['keeps its middle', box(0.25, 0.25, 0.5, 0.5), 0.5, box(0.375, 0.375, 0.25, 0.25)],
    ['grows no further than the picture, and in its shape', box(0.5, 0, 0.5, 1), 3, box(0.5, 0, 0.5, 1)],
    ['is pushed inside at an edge', box(0.8, 0.8, 0.2, 0.2), 2, box(0.6, 0.6, 0.4, 0.4)],
    ['never gets too small to see', box(0.4, 0.4, 0.2, 0.2), 0, box(0.475, 0.475, 0.05, 0.05)],
  ])('%s', (_, area, factor, expected) => {
    expect(near(zoomArea(area, factor))).toEqual(expected)
  })
})

describe('an area in a shape', () => {
  test.each([
    ['square', box(0.25, 0, 0.5, 1)],
    ['wide', box(0.055556, 0, 0.888889, 1)],
    ['4:3', box(0.166667, 0, 0.666667, 1)],
    ['free', box(0.4, 0.4, 0.2, 0.2)],
  ] as const)('%s is the largest one around the same middle', (shape, expected) => {
    expect(near(shapeArea(box(0.4, 0.4, 0.2, 0.2), shape, wide))).toEqual(expected)
  })
})

describe('a corner that is dragged', () => {
  const free = { shape: 'free', size: wide } as const
  const square = { shape: 'square', size: wide } as const
  const area = box(0.25, 0.25, 0.5, 0.5)
  test.each([
    ['leaves the opposite corner where it is', 'nw', { x: 0.5, y: 0.4 }, free, box(0.5, 0.4, 0.25, 0.35)],
    ['stops at the edge', 'se', { x: 2, y: 2 }, free, box(0.25, 0.25, 0.75, 0.75)],
    ['does not pass the opposite one', 'se', { x: 0, y: 0 }, free, box(0.25, 0.25, 0.05, 0.05)],
    ['keeps the shape', 'ne', { x: 0.5, y: 0.25 }, square, box(0.25, 0.25, 0.25, 0.5)],
    ['keeps the shape at the edge', 'sw', { x: 0, y: 5 }, square, box(0.375, 0.25, 0.375, 0.75)],
  ] as const)('%s', (_, corner, to, how, expected) => {
    expect(near(dragCorner(area, corner, to, how))).toEqual(expected)
  })
})

test('crops that differ by less than can be seen are the same, and stay in the picture', () => {
  const crop = { area: box(0.333333, 0, 0.666667, 1), focus: { x: 0.50001, y: 0.49999 } }
  expect(roundCrop(crop)).toEqual({ area: box(0.3333, 0, 0.6667, 1), focus: { x: 0.5, y: 0.5 } })
  expect(roundCrop(wholePicture)).toEqual(wholePicture)
})

test.each([
  ['free', box(0, 0, 1, 1)],
  ['square', box(0.25, 0, 0.5, 1)],
] as const)('the middle of a picture in the shape %s', (shape, area) => {
  expect(middleIn(shape, wide)).toEqual({ area, focus: { x: 0.5, y: 0.5 } })
})

test('a cut of a crop lies inside the crop, around the point that stays in sight', () => {
  const crop = { area: box(0.5, 0, 0.5, 1), focus: { x: 0.9, y: 0.5 } }
  expect(near(cutOf(crop, 0.5, wide))).toEqual(box(0.75, 0, 0.25, 1))
})
