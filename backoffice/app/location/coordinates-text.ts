import type { PlaceDetails } from '#contract/delivery.ts'

/** Where a place is, as a setting keeps it: to the tenth of a metre. */
export const coordinatesText = ({ coordinates: { lat, lng } }: PlaceDetails): string =>
  `${lat.toFixed(6)},${lng.toFixed(6)}`
