import type { AreaOutline, Coordinates } from '#contract/delivery.ts'
import { normalizedCode } from './area-match.ts'
import { metresBetween } from './coordinates.ts'
import { isInShape } from './point-in-shape.ts'

/** A location, as far as it is known. Coordinates that are only estimated have `isExact` false. */
export type Where = {
  zipcode: string | null
  coordinates: Coordinates | null
  isExact: boolean
  /** The middle of the postal code, for an address of which no more is known. */
  around?: Coordinates | undefined
  /** How far from there the postal code reaches, in metres, where that is known. */
  aroundMetres?: number | undefined
}

/**
 * The areas a place lies in. The postal code of an address comes first: where areas name it, only they count, wherever the
 * marker stands. Else the marker decides by shape and radius, the border included; an area that names postal codes, but not
 * the one of the address, has already said no. Estimated coordinates decide nothing.
 */
export function areasAt<Outline extends Omit<AreaOutline, 'name'>>(
  outlines: readonly Outline[],
  { zipcode, coordinates, isExact }: Where,
): Outline[] {
  const code = normalizedCode(zipcode ?? '')
  const byCode = outlines.filter(({ zipcodes }) => code !== '' && zipcodes.includes(code))
  if (byCode.length > 0 || !coordinates || !isExact) return byCode
  return outlines.filter(
    (outline) => (code === '' || outline.zipcodes.length === 0) && contains(outline, coordinates),
  )
}

function contains(
  { shape, center, radius }: Pick<AreaOutline, 'shape' | 'center' | 'radius'>,
  point: Coordinates,
): boolean {
  if (shape && isInShape(shape, point)) return true
  if (!center || !radius) return false
  // Measured as finely as points are stored, so that on the border is inside here too.
  return Math.round(metresBetween(center, point) * 10) <= radius * 10
}
