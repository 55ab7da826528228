import type { AreaOutline } from '#contract/delivery.ts'
import { circleShape } from '#domain/delivery/circle-shape.ts'
import type { Town, TownFeature } from './street-ranks.ts'

/** The areas that have an outline of their own, as pieces of a map; a radius becomes a circle. */
export function outlinesOnMap(areas: readonly AreaOutline[]): Town {
  const features = areas.flatMap(({ name, shape, center, radius }): TownFeature[] => {
    const geometry = shape ?? (center && radius ? circleShape(center, radius) : undefined)
    return geometry ? [{ type: 'Feature', properties: { kind: 'area', name }, geometry }] : []
  })
  return { type: 'FeatureCollection', features }
}
