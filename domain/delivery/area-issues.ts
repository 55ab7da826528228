import type { Shape } from '#contract/delivery.ts'
import { type AreaMessage, areaMessages } from './area-messages.ts'
import { mayLieIn } from './country-box.ts'
import { cross, crossesItself } from './crossing.ts'
import { mayBePostalCode } from './postal-code.ts'
import { cornersOf, polygonsOf } from './shape-rings.ts'

/** The most points that a shape may have, all its rings together. */
export const MAX_POINTS = 500

type Extent = { zipcodes: readonly string[]; shape: Shape | null }

/** What is wrong with where an area lies, by field. `country` is that of the restaurant (ISO 3166). */
export function areaIssues({ zipcodes, shape }: Extent, country: string): Record<string, AreaMessage> {
  const found: [field: string, message: AreaMessage | undefined][] = [
    ...zipcodes.map((code, at): (typeof found)[number] => [
      `zipcodes.${at}`,
      mayBePostalCode(code, country) ? undefined : areaMessages.postalCodeWrong,
    ]),
    ['shape', shape ? shapeIssue(shape, country) : undefined],
  ]
  return Object.fromEntries(found.flatMap(([field, message]) => (message ? [[field, message]] : [])))
}

/** Why a shape cannot be an area; undefined when it can. */
export function shapeIssue(shape: Shape, country: string): AreaMessage | undefined {
  const rings = polygonsOf(shape).flatMap((polygon) => polygon.map(cornersOf))
  const points = rings.flat()
  if (rings.length === 0 || rings.some((corners) => corners.length < 3)) return areaMessages.pointsMissing
  if (points.length > MAX_POINTS) return areaMessages.tooManyPoints
  if (points.some(([lng, lat]) => !mayLieIn(country, { lat, lng }))) return areaMessages.outsideCountry
  if (rings.some(crossesItself)) return areaMessages.crossesItself
  const touch = rings.some((ring, at) => rings.slice(at + 1).some((other) => cross(ring, other)))
  return touch ? areaMessages.partsMeet : undefined
}
