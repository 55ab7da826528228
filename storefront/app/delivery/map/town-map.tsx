import { Minus, Plus } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import sheet from '#ui/map/map.css?url'
import { MapSource } from '#ui/map/map-source.tsx'
import { type TownMapTraits, useTownMap } from './use-town-map.ts'

type TownMapProps = TownMapTraits & {
  /** The accessible description of the map. */
  label: string
  /** What stands there until the map is drawn. */
  meanwhile?: ReactNode
  /** What stands there where the browser cannot draw a map. */
  withoutMap: ReactNode
}

/** The map of the town. Its marker is moved by mouse, by touch, by a press on the map and by the arrow keys. */
export function TownMap({ label, meanwhile, withoutMap, ...traits }: TownMapProps) {
  const { t } = useI18n()
  const place = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { state, view, zoomBy } = useTownMap(place, hint, traits)
  if (state === 'none') return withoutMap
  return (
    <section className="town-map" aria-label={label} aria-busy={state === 'asking' || undefined}>
      <link rel="stylesheet" href={sheet} precedence="places" />
      <div className="town-map__canvas" ref={place} />
      {state === 'asking' && <div className="town-map__meanwhile">{meanwhile}</div>}
      {state === 'open' && (
        <div className="town-map__zoom">
          <IconButton label={t('Zoom in')} icon={<Plus size={22} />} onClick={() => zoomBy(1)} />
          <IconButton label={t('Zoom out')} icon={<Minus size={22} />} onClick={() => zoomBy(-1)} />
        </div>
      )}
      {traits.onPin && (
        <p className="visually-hidden" id={hint}>
          {t('Move it with the arrow keys, farther with Shift')}
        </p>
      )}
      <div role="status">
        {view?.isCovered === false && <p className="town-map__bare">{t('Our map has no streets here')}</p>}
      </div>
      <MapSource view={view} />
    </section>
  )
}
