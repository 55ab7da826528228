import { MapPin } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { DoorMarkerProps } from '../location/door-marker-props.ts'
import { PlaceMap } from './place-map.tsx'
import { PlaceStyles } from './place-styles.tsx'
import { useCoordinatesOf } from './use-coordinates-of.ts'

/** Where to ring, marked on the map. The price of delivery does not depend on it. */
export function DoorMarker({ address, marker, onMarker }: DoorMarkerProps) {
  const { t } = useI18n()
  const about = useCoordinatesOf(address, marker === undefined)
  return (
    <div className="place">
      <PlaceStyles />
      <PlaceMap pin={marker ?? about} onPin={onMarker} />
      <div className="place__door">
        <p role="status">
          <MapPin size={20} strokeWidth={1.8} aria-hidden="true" />
          {marker ? t('Your door is marked.') : t('Your door is not marked yet (optional).')}
        </p>
        {marker && (
          <Button look="quiet" onClick={() => onMarker(undefined)}>
            {t('Remove the marker')}
          </Button>
        )}
      </div>
    </div>
  )
}
