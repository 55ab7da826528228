import { useEffect } from 'react'
import type { Cents } from '#contract/primitives.ts'
import { type DeliveryLocation, lacksHouseNumber } from '../location/delivery-location.ts'
import { storeTerms, termsOfPlace } from '../location/store-plan.ts'
import { useOffer } from './use-offer.ts'

/** The offer for the place of the order; what delivery costs there is kept for the header. */
export function useNamedOffer(
  deliveryLocation: DeliveryLocation | undefined,
  goods: Cents,
): ReturnType<typeof useOffer> {
  const asked = useOffer(deliveryLocation, goods)
  const { answer } = asked
  const offer = answer.kind === 'served' ? answer.offer : undefined
  useEffect(() => {
    // Without its number a street is not yet the place of the order.
    if (!deliveryLocation || !offer || lacksHouseNumber(deliveryLocation)) return
    storeTerms(termsOfPlace(offer, deliveryLocation))
  }, [deliveryLocation, offer])
  return asked
}
