import type { Coordinates } from '#contract/delivery.ts'
import type { Street, StreetIndex } from './street-index.ts'

/** Farther away a marker does not mean the house any more. */
const NEAR_METRES = 60

const METRES_OF_DEGREE = 111_200

/** The house with an exact place that a marker means, or undefined when none is near. */
export function nearestHouse(
  index: StreetIndex,
  { lat, lng }: Coordinates,
): { street: Street; houseNumber: string } | undefined {
  const metresOfLng = METRES_OF_DEGREE * Math.cos((lat * Math.PI) / 180)
  let found: { street: Street; houseNumber: string } | undefined
  let least = NEAR_METRES ** 2
  for (const street of index.all) {
    if (street.houses.size === 0) continue
    for (const [houseNumber, at] of street.houses) {
      const north = (at.lat - lat) * METRES_OF_DEGREE
      const east = (at.lng - lng) * metresOfLng
      const square = north * north + east * east
      if (square > least) continue
      least = square
      found = { street, houseNumber }
    }
  }
  return found
}
