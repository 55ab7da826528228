import type { Shape } from '#contract/media.staff.ts'
import { type Box, shapeArea, type Size } from '#domain/media/crop.ts'

const NEAR = 0.01

/** The shape that an area has, so that it keeps it; a wanted one counts first. */
export function shapeOf(area: Box, size: Size, wanted: Shape): Shape {
  const aspect = (one: Box) => (one.width * size.width) / (one.height * size.height)
  const has = (shape: Shape) =>
    shape !== 'free' && Math.abs(aspect(shapeArea(area, shape, size)) / aspect(area) - 1) < NEAR
  return ([wanted, 'square', '4:3', 'wide'] as const).find(has) ?? 'free'
}
