import type { Coordinates } from '#contract/delivery.ts'

export type DoorMarkerProps = {
  /** Street, number and postal code: the map begins there. */
  address: string
  marker: Coordinates | undefined
  onMarker: (marker: Coordinates | undefined) => void
}
