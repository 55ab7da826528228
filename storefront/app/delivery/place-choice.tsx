import type { PlaceChoiceProps } from '../location/place-choice-props.ts'
import { PlaceFinder } from './place-finder.tsx'
import { PlaceStyles } from './place-styles.tsx'
import { useNamedOffer } from './use-named-offer.ts'

/** The place of one order: found as in the address form, the map only where it is wanted. */
export function PlaceChoice({ goods, ...finder }: PlaceChoiceProps) {
  const { answer, retry } = useNamedOffer(finder.deliveryLocation, goods)
  return (
    <>
      <PlaceStyles />
      <PlaceFinder {...finder} answer={answer} onRetry={retry} mapFirst={false} takesPostalCode />
    </>
  )
}
