import type { Coordinates } from '#contract/delivery.ts'
import berlinUrl from '../../geodata/berlin-plz.geojson?url'
import type { Town, TownFeature } from './street-ranks.ts'

/** The built-in postal codes are those of Berlin, in degrees. */
const berlin = { west: 13.08, east: 13.77, south: 52.33, north: 52.68 }

type PostalCode = Omit<TownFeature, 'properties'> & { properties: Coordinates & { plz: string } }

/** Whether outlines of postal codes around a point are built in. */
export const hasPostalCodes = ({ lat, lng }: Coordinates): boolean =>
  lng > berlin.west && lng < berlin.east && lat > berlin.south && lat < berlin.north

/** The postal codes whose middle the map of streets does not show, as pieces of a map. */
export async function loadPostalCodes(isCovered: (at: Coordinates) => boolean): Promise<Town> {
  const { features } = (await (await fetch(berlinUrl)).json()) as { features: PostalCode[] }
  return {
    type: 'FeatureCollection',
    features: features
      .filter(({ properties }) => !isCovered(properties))
      .map(({ properties, ...piece }) => ({
        ...piece,
        properties: { kind: 'postal code', name: properties.plz },
      })),
  }
}
