import { describe, expect, test } from 'vitest'
import type { Position } from '#domain/delivery/shape-rings.ts'
import {
  draw,
  type DrawAction,
  type Drawing,
  drawingOf,
  emptyDrawing,
  middles,
  pointKeys,
  shapeOf,
} from './draw-shape.ts'

const [a, b, c, d]: [Position, Position, Position, Position] = [
  [13, 52],
  [14, 52],
  [14, 53],
  [13, 53],
]
const press = (...points: Position[]): DrawAction[] => points.map((at) => ({ do: 'press', at }))
const after = (...actions: DrawAction[]): Drawing => actions.reduce(draw, emptyDrawing)
const triangle: DrawAction[] = [...press(a, b, c), { do: 'close' }]

describe('drawing', () => {
  test.each<[string, DrawAction[], Position[], boolean, number | null]>([
    ['a press adds a point at the end', press(a, b), [a, b], false, 1],
    ['two points cannot be closed', [...press(a, b), { do: 'close' }], [a, b], false, 1],
    ['three points can', triangle, [a, b, c], true, null],
    ['a press beside a closed shape adds nothing', [...triangle, ...press(d)], [a, b, c], true, null],
    ['a point is moved', [...triangle, { do: 'move', point: 1, to: d }], [a, d, c], true, 1],
    [
      'a point is put between two others',
      [...triangle, { do: 'insert', after: 0, at: d }],
      [a, d, b, c],
      true,
      1,
    ],
    [
      'a point is put after the last one',
      [...triangle, { do: 'insert', after: 2, at: d }],
      [a, b, c, d],
      true,
      3,
    ],
    [
      'a side is divided in the middle',
      [...triangle, { do: 'divide', point: 0 }],
      [a, [13.5, 52], b, c],
      true,
      1,
    ],
    [
      'without one of three points the shape is open again',
      [...triangle, { do: 'remove', point: 2 }],
      [a, b],
      false,
      1,
    ],
    ['without the only point nothing is left', [...press(a), { do: 'remove', point: 0 }], [], false, null],
    [
      'a step is taken back',
      [...triangle, { do: 'remove', point: 0 }, { do: 'undo' }],
      [a, b, c],
      true,
      null,
    ],
    ['closing is a step too', [...triangle, { do: 'undo' }], [a, b, c], false, null],
    ['nothing is taken back from nothing', [{ do: 'undo' }], [], false, null],
    [
      'choosing a point is no step',
      [...press(a), { do: 'select', point: 0 }, { do: 'undo' }],
      [],
      false,
      null,
    ],
  ])('%s', (_, actions, points, isClosed, selected) => {
    expect(after(...actions)).toMatchObject({ points, isClosed, selected })
  })

  test('more than 500 points are not taken', () => {
    const many = Array.from({ length: 501 }, (_, at): Position => [13 + at / 1000, 52])
    const full = after(...press(...many))
    expect(full.points).toHaveLength(500)
    expect(draw(full, { do: 'insert', after: 0, at: d })).toBe(full)
  })

  test('points are as fine as they are stored', () => {
    expect(after(...press([13.123_456_789, 52.000_000_1])).points).toEqual([[13.123_457, 52]])
  })
})

test('a closed shape has a middle on every side, an open line between its points', () => {
  expect(middles(after(...press(a, b, c)))).toHaveLength(2)
  expect(middles(after(...triangle))).toEqual([
    [13.5, 52],
    [14, 52.5],
    [13.5, 52.5],
  ])
})

test('what is drawn and opened again is the same', () => {
  const shape = shapeOf(after(...triangle))
  expect(shape).toEqual({ type: 'Polygon', coordinates: [[a, b, c, a]] })
  expect(drawingOf(shape)).toMatchObject({ points: [a, b, c], isClosed: true })
})

test('what was begun is kept and goes on where it was', () => {
  const begun = after(...press(a, b))
  expect(drawingOf(shapeOf(begun))).toMatchObject({ points: [a, b], isClosed: false })
  expect(shapeOf(emptyDrawing)).toBeNull()
})

test('a shape with a hole is not drawn', () => {
  expect(
    drawingOf({
      type: 'Polygon',
      coordinates: [
        [a, b, c, a],
        [a, b, d, a],
      ],
    }),
  ).toBeUndefined()
})

test('a point keeps its key while others come and go, also where two points lie at one place', () => {
  const [a, b, c]: [Position, Position, Position] = [
    [13.4, 52.5],
    [13.5, 52.5],
    [13.4, 52.5],
  ]
  const [first, second, third] = pointKeys([a, b, c])
  expect(new Set([first, second, third]).size).toBe(3)
  expect(pointKeys([b, c])[0]).toBe(second)
})
