import type { Cents } from '#contract/primitives.ts'
import type { DeliveryLocation } from './delivery-location.ts'

/** How a page asks where to bring the food, in the new address system. */
export type PlaceChoiceProps = {
  /** The id of the field. */
  id: string
  deliveryLocation: DeliveryLocation | undefined
  /** What the cart comes to. */
  goods: Cents
  error: string | undefined
  onLocation: (deliveryLocation: DeliveryLocation | undefined) => void
  /** Switches to picking up; undefined when that is not offered. */
  onPickUp: (() => void) | undefined
}
