import { MapPinOff, Minus, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import '#ui/map/map.css'
import { MapSource } from '#ui/map/map-source.tsx'
import './area-map.css'
import { type AreaMapTraits, useAreaMap } from './use-area-map.ts'

/** The map of the delivery areas. Whatever can be done on it can be done beside it too. */
export function AreaMap(traits: AreaMapTraits) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { state, view, zoomBy } = useAreaMap(place, hint, traits)
  if (state === 'none')
    return (
      <p className="area-map__none">
        <MapPinOff size={28} strokeWidth={1.6} aria-hidden="true" />
        {t('This browser cannot draw the map. Everything can be done without it.')}
      </p>
    )
  return (
    <section className="town-map area-map" aria-label={t('Map')} aria-busy={state === 'asking' || undefined}>
      <div className="town-map__canvas" ref={place} />
      {state === 'open' && (
        <div className="town-map__zoom">
          <IconButton label={t('Zoom in')} icon={<Plus size={22} />} onClick={() => zoomBy(1)} />
          <IconButton label={t('Zoom out')} icon={<Minus size={22} />} onClick={() => zoomBy(-1)} />
        </div>
      )}
      <p className="visually-hidden" id={hint}>
        {t('Arrow keys move the point, farther with Shift. Delete removes it, Plus adds one after it.')}
      </p>
      <div role="status">
        {view?.isCovered === false && <p className="town-map__bare">{t('Our map has no streets here')}</p>}
      </div>
      <MapSource view={view} />
    </section>
  )
}
