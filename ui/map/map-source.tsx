import { useI18n } from '#ui/i18n.tsx'
import type { MapView } from './create-map.ts'

/** Whose data the map shows, as their licences want it said. */
export function MapSource({ view }: { view: MapView | undefined }) {
  const { t } = useI18n()
  return (
    <p className="town-map__source">
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        {t('© OpenStreetMap contributors')}
      </a>
      {view?.isOfProtomaps && (
        <a href="https://protomaps.com" target="_blank" rel="noopener noreferrer">
          Protomaps
        </a>
      )}
      {view?.hasPostalCodes && (
        <span>{t('Postal codes: Amt für Statistik Berlin-Brandenburg, simplified')}</span>
      )}
    </p>
  )
}
