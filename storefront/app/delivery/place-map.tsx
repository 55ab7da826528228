import { MapPinOff } from 'lucide-react'
import type { Coordinates } from '#contract/delivery.ts'
import { readCoordinates } from '#domain/delivery/coordinates.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'
import { TownMap } from './map/town-map.tsx'

type PlaceMapProps = {
  /** Where the guest is, as far as it is known. */
  pin: Coordinates | undefined
  /** Whether no marker stands on the map until there is a location. */
  isByHand?: boolean
  onPin: (at: Coordinates) => void
}

/** Where the map begins when the restaurant has not said where it is. */
const SOMEWHERE: Coordinates = { lat: 52.4865, lng: 13.433 }

/** The map on which a guest sets the marker. Until then the map is centred on the restaurant. */
export function PlaceMap({ pin, isByHand = false, onPin }: PlaceMapProps) {
  const { t } = useI18n()
  const restaurant = readCoordinates(useShop().settings.RESTAURANT_COORDINATES)
  const center = restaurant ?? SOMEWHERE
  const none = (text: string) => (
    <p className="place__no-map">
      <MapPinOff size={28} strokeWidth={1.6} aria-hidden="true" />
      {text}
    </p>
  )
  return (
    <figure className="place__map">
      <TownMap
        label={t('Map to mark your place')}
        center={center}
        restaurant={restaurant}
        pin={pin ?? (isByHand ? undefined : center)}
        isNear={pin !== undefined}
        hasAreas
        onPin={onPin}
        withoutMap={none(t('Your browser cannot show the map. The search works just as well without it.'))}
      />
      <figcaption>{t('Press on the map or move the marker to where we should ring.')}</figcaption>
    </figure>
  )
}
