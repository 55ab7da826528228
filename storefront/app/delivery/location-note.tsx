import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { MyLocation } from './use-my-location.ts'

type LocationNoteProps = {
  location: MyLocation
  /** The address is known, its point only about. */
  isUnsure: boolean
  /** The street has no known house of that number. */
  isNumberUnknown: boolean
  /** Asks again what is at the place; undefined when that is known. */
  onRetry: (() => void) | undefined
}

/** What stands between the guest and an exact place, and what they can do about it. */
export function LocationNote({ location, isUnsure, isNumberUnknown, onRetry }: LocationNoteProps) {
  const { t } = useI18n()
  const { state, roughMetres } = location
  const rough =
    roughMetres !== undefined
      ? t(
          'Your device only knows about where you are (within {metres} m). Please move the marker to your door.',
          {
            metres: Math.round(roughMetres / 10) * 10,
          },
        )
      : isNumberUnknown
        ? t(
            'We do not know this house number. Please check it. If it is right, move the marker to your door.',
          )
        : isUnsure && t('We only know about where this address is. Please move the marker to your door.')
  return (
    <>
      {state === 'denied' && (
        <p className="notice notice--wrong" role="alert">
          {t(
            'In order to use this feature you need open your location services and/or grant permission to our app. Please allow location permissions and try again.',
          )}
        </p>
      )}
      {state === 'unknown' && (
        <p className="notice notice--wrong" role="alert">
          {t('Your device does not know where you are. Please search for your address or mark it on the map')}
        </p>
      )}
      {onRetry && (
        <div className="notice notice--wrong" role="alert">
          <p>{t('We could not find out which address this is')}</p>
          <Button look="secondary" onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      )}
      <div role="status">{rough && <p className="notice">{rough}</p>}</div>
    </>
  )
}
