import type { Coordinates, Shape } from '#contract/delivery.ts'
import { isInShape } from '../point-in-shape.ts'

/** Where a postal code lies, with the corners of the box around it. */
export type PostalCodeShape = {
  zipcode: string
  shape: Shape
  south: number
  west: number
  north: number
  east: number
}

type Collection = { features: readonly { properties: { plz: string }; geometry: Shape }[] }

/** The shapes of the postal codes from the file in `geodata`. */
export function readPostalCodeShapes(text: string): PostalCodeShape[] {
  const { features } = JSON.parse(text) as Collection
  return features.map(({ properties, geometry }) => {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
    let [south, west, north, east] = [90, 180, -90, -180]
    for (const [lng, lat] of rings.flat()) {
      south = Math.min(south, lat)
      west = Math.min(west, lng)
      north = Math.max(north, lat)
      east = Math.max(east, lng)
    }
    return { zipcode: properties.plz, shape: geometry, south, west, north, east }
  })
}

/** The postal code at a point; the shapes are simplified, so that near a border it may be that of the neighbour. */
export function postalCodeAt(shapes: readonly PostalCodeShape[], point: Coordinates): string | undefined {
  const { lat, lng } = point
  return shapes.find(
    ({ shape, south, west, north, east }) =>
      lat >= south && lat <= north && lng >= west && lng <= east && isInShape(shape, point),
  )?.zipcode
}
