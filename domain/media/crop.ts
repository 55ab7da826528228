import type { Crop, Shape } from '#contract/media.staff.ts'

/** A part of a picture; in fractions of its width and height, or in whole pixels. */
export type Box = { x: number; y: number; width: number; height: number }
export type Point = { x: number; y: number }
export type Size = { width: number; height: number }

/** Width divided by height; a free shape has none. */
const aspects: Readonly<Record<Shape, number | undefined>> = {
  free: undefined,
  '4:3': 4 / 3,
  square: 1,
  wide: 16 / 9,
}

/** All of a picture. */
export const wholePicture: Crop = { area: { x: 0, y: 0, width: 1, height: 1 }, focus: { x: 0.5, y: 0.5 } }

/** No side of a crop is shorter than this, in fractions of the picture. */
const SHORTEST = 0.05
const DIGITS = 10_000

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high))
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS

/** The crop as it is stored: numbers that differ by less than can be seen are the same. */
export function roundCrop({ area, focus }: Crop): Crop {
  const [x, y] = [rounded(area.x), rounded(area.y)]
  return {
    area: {
      x,
      y,
      width: rounded(Math.min(area.width, 1 - x)),
      height: rounded(Math.min(area.height, 1 - y)),
    },
    focus: { x: rounded(focus.x), y: rounded(focus.y) },
  }
}

/** An area in whole pixels of a picture, at least one of them. */
export function pixelsOf(area: Box, size: Size): Box {
  const x = Math.min(Math.round(area.x * size.width), size.width - 1)
  const y = Math.min(Math.round(area.y * size.height), size.height - 1)
  return {
    x,
    y,
    width: clamp(Math.round(area.width * size.width), 1, size.width - x),
    height: clamp(Math.round(area.height * size.height), 1, size.height - y),
  }
}

/** Where a point of the whole picture lies in an area of it; outside of it the nearest point inside. */
export const pointIn = (area: Box, point: Point): Point => ({
  x: clamp((point.x - area.x) / area.width, 0, 1),
  y: clamp((point.y - area.y) / area.height, 0, 1),
})

/** The part of a whole picture, in fractions of it, that a cut of another shape shows of a crop. */
export function cutOf({ area, focus }: Crop, aspect: number, size: Size): Box {
  const pixels = pixelsOf(area, size)
  const frame = frameAround(pixels, aspect, pointIn(area, focus))
  return {
    x: (pixels.x + frame.x) / size.width,
    y: (pixels.y + frame.y) / size.height,
    width: frame.width / size.width,
    height: frame.height / size.height,
  }
}

/** The largest part of a picture in a shape, in pixels, as near around the point as the edges allow. */
export function frameAround(size: Size, aspect: number, point: Point): Box {
  const width = clamp(Math.round(size.height * aspect), 1, size.width)
  const height = clamp(Math.round(size.width / aspect), 1, size.height)
  return {
    x: clamp(Math.round(point.x * size.width - width / 2), 0, size.width - width),
    y: clamp(Math.round(point.y * size.height - height / 2), 0, size.height - height),
    width,
    height,
  }
}

/** An area moved by some fractions, as far as the edges allow. */
export const moveArea = (area: Box, by: Point): Box => ({
  ...area,
  x: clamp(area.x + by.x, 0, 1 - area.width),
  y: clamp(area.y + by.y, 0, 1 - area.height),
})

const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

const around = (centre: Point, width: number, height: number): Box =>
  moveArea({ x: centre.x - width / 2, y: centre.y - height / 2, width, height }, { x: 0, y: 0 })

/** An area of another size around the same middle; a factor below one shows less of the picture. */
export function zoomArea(area: Box, factor: number): Box {
  const smallest = SHORTEST / Math.min(area.width, area.height)
  const largest = 1 / Math.max(area.width, area.height)
  const by = clamp(factor, Math.min(1, smallest), largest)
  return around(centreOf(area), area.width * by, area.height * by)
}

/** The largest area in a shape around the middle of another area; a free shape leaves it as it is. */
export function shapeArea(area: Box, shape: Shape, size: Size): Box {
  const aspect = aspects[shape]
  if (aspect === undefined) return area
  const relative = (aspect * size.height) / size.width
  return around(centreOf(area), Math.min(1, relative), Math.min(1, 1 / relative))
}

/** The middle of a picture in a shape. */
export const middleIn = (shape: Shape, size: Size): Crop => ({
  ...wholePicture,
  area: shapeArea(wholePicture.area, shape, size),
})

export type Corner = 'nw' | 'ne' | 'sw' | 'se'

/** An area whose corner was dragged to a point; the opposite corner stays, and so does the shape unless it is free. */
export function dragCorner(
  area: Box,
  corner: Corner,
  to: Point,
  { shape, size }: { shape: Shape; size: Size },
): Box {
  const isWest = corner.endsWith('w')
  const isNorth = corner.startsWith('n')
  const fixed = { x: isWest ? area.x + area.width : area.x, y: isNorth ? area.y + area.height : area.y }
  const room = { x: isWest ? fixed.x : 1 - fixed.x, y: isNorth ? fixed.y : 1 - fixed.y }
  let width = clamp(isWest ? fixed.x - to.x : to.x - fixed.x, SHORTEST, room.x)
  let height = clamp(isNorth ? fixed.y - to.y : to.y - fixed.y, SHORTEST, room.y)
  const aspect = aspects[shape]
  if (aspect !== undefined) {
    const relative = (aspect * size.height) / size.width
    width = Math.min(Math.max(width, height * relative), room.x, room.y * relative)
    height = width / relative
  }
  return { x: isWest ? fixed.x - width : fixed.x, y: isNorth ? fixed.y - height : fixed.y, width, height }
}
