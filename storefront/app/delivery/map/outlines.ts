import type { AreaOutline, Coordinates } from '#contract/delivery.ts'
import type { Town, TownFeature } from './street-ranks.ts'

const CORNERS = 64
const METRES_PER_DEGREE = 111_320

/** The areas that have an outline of their own, as pieces of a map; a radius becomes a circle. */
export function outlinesOnMap(areas: readonly AreaOutline[]): Town {
  const features = areas.flatMap(({ name, shape, center, radius }): TownFeature[] => {
    const geometry = shape ?? (center && radius ? circle(center, radius) : undefined)
    return geometry ? [{ type: 'Feature', properties: { kind: 'area', name }, geometry }] : []
  })
  return { type: 'FeatureCollection', features }
}

function circle({ lat, lng }: Coordinates, radius: number): TownFeature['geometry'] {
  const high = radius / METRES_PER_DEGREE
  const wide = high / Math.cos((lat * Math.PI) / 180)
  const ring = Array.from({ length: CORNERS + 1 }, (_, at) => {
    const angle = ((at % CORNERS) / CORNERS) * 2 * Math.PI
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)]
  })
  return { type: 'Polygon', coordinates: [ring] }
}
