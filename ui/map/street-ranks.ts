type Line = readonly (readonly number[])[]

/** A piece of the base map: water, a park, a railway, or a street with its name. */
export type TownFeature = {
  type: 'Feature'
  properties: { kind: string; name?: string; rank?: number }
  geometry: { type: string; coordinates: unknown }
}
export type Town = { type: 'FeatureCollection'; features: TownFeature[] }

/** From how many metres of a street on it is drawn as a main street, and as one of the middle. */
const MAIN_METRES = 1_800
const MIDDLE_METRES = 800
const METRES_PER_DEGREE = 111_320

/** The base map has no classes of streets; the total length of a street shows which ones people know. */
export function rankStreets({ features, ...town }: Town): Town {
  const metres = new Map<string, number>()
  const name = ({ properties }: TownFeature) => (properties.kind === 'street' ? properties.name : undefined)
  for (const feature of features) {
    const street = name(feature)
    if (street !== undefined) metres.set(street, (metres.get(street) ?? 0) + lengthOf(feature))
  }
  const rank = (street: string) => {
    const length = metres.get(street) ?? 0
    return length >= MAIN_METRES ? 2 : length >= MIDDLE_METRES ? 1 : 0
  }
  return {
    ...town,
    features: features.map((feature) => {
      const street = name(feature)
      return street === undefined
        ? feature
        : { ...feature, properties: { ...feature.properties, rank: rank(street) } }
    }),
  }
}

function lengthOf({ geometry }: TownFeature): number {
  if (geometry.type !== 'LineString') return 0
  const points = geometry.coordinates as Line
  return points.slice(1).reduce((sum, [lng = 0, lat = 0], at) => {
    const [fromLng = 0, fromLat = 0] = points[at] ?? []
    const wide = (lng - fromLng) * Math.cos((lat * Math.PI) / 180)
    return sum + Math.hypot(wide, lat - fromLat) * METRES_PER_DEGREE
  }, 0)
}
