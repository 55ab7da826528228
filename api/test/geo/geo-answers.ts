/** The data of a geocoding service about one place. Omitted fields are missing in its answer. */
export type Fact = {
  street: string
  number?: string
  zipcode?: string
  city?: string
  /** The field in which Nominatim gives the town. */
  townWord?: 'city' | 'town' | 'village' | 'municipality'
  country?: string
  lat: number
  lng: number
}

export const photonFeatures = (facts: readonly Fact[]) => ({
  type: 'FeatureCollection',
  features: facts.map(({ street, number, zipcode, city, country = 'DE', lat, lng }, at) => ({
    type: 'Feature',
    properties: {
      osm_type: number ? 'N' : 'W',
      osm_id: at + 1,
      osm_key: number ? 'place' : 'highway',
      osm_value: number ? 'house' : 'residential',
      type: number ? 'house' : 'street',
      ...(number ? { street, housenumber: number } : { name: street }),
      ...(zipcode && { postcode: zipcode }),
      ...(city && { city }),
      countrycode: country,
    },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

export const nominatimPlace = (fact: Fact) => {
  const { street, number, zipcode, city, townWord = 'city', country = 'DE', lat, lng } = fact
  return {
    place_id: 134_000_123,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    osm_id: 255_336_108,
    lat: lat.toFixed(7),
    lon: lng.toFixed(7),
    category: 'place',
    type: 'house',
    display_name: street,
    address: {
      road: street,
      ...(number && { house_number: number }),
      ...(zipcode && { postcode: zipcode }),
      ...(city && { [townWord]: city }),
      country_code: country.toLowerCase(),
    },
    boundingbox: [lat, lat, lng, lng].map((degrees) => degrees.toFixed(7)),
  }
}

const line = ({ street, number, zipcode, city }: Fact) =>
  [[street, number].filter(Boolean).join(' '), [zipcode, city].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ')

/** The answer to a search without findings is an empty object. */
export const googleSuggestions = (facts: readonly Fact[]) =>
  facts.length === 0
    ? {}
    : {
        suggestions: facts.map((fact, at) => ({
          placePrediction: {
            place: `places/ChIJ-${at}`,
            placeId: `ChIJ-${at}`,
            text: { text: `${line(fact)}, Deutschland`, matches: [{ endOffset: 3 }] },
            types: ['street_address', 'geocode'],
          },
        })),
      }

const googleParts = ({ street, number, zipcode, city, country = 'DE' }: Fact) =>
  [
    [number, 'street_number'],
    [street, 'route'],
    [city, 'locality'],
    [country, 'country'],
    [zipcode, 'postal_code'],
  ].flatMap(([text, type]) => (text ? [{ text, types: [type!] }] : []))

export const googleDetails = (fact: Fact, id: string) => ({
  id,
  formattedAddress: `${line(fact)}, Deutschland`,
  addressComponents: googleParts(fact).map(({ text, types }) => ({ longText: text, shortText: text, types })),
  location: { latitude: fact.lat, longitude: fact.lng },
})

export const googleGeocoded = (facts: readonly Fact[]) => ({
  status: facts.length === 0 ? 'ZERO_RESULTS' : 'OK',
  results: facts.map((fact, at) => {
    const { lat, lng } = fact
    return {
      address_components: googleParts(fact).map(({ text, types }) => ({
        long_name: text,
        short_name: text,
        types,
      })),
      formatted_address: line(fact),
      geometry: {
        location: { lat, lng },
        location_type: 'ROOFTOP',
        viewport: { northeast: { lat, lng }, southwest: { lat, lng } },
      },
      place_id: `ChIJ-${at}`,
      types: ['street_address'],
    }
  }),
})
