import { MapPinOff, Minus, Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '#ui/button.tsx'
import { useWords } from '#ui/words.tsx'
import { type TownMapTraits, useTownMap } from './use-town-map.ts'

type TownMapProps = TownMapTraits & {
  /** What the map shows, for whoever does not see it. */
  label: string
  /** What to say where the browser cannot draw a map. */
  withoutMap: string
}

/** The map of the town. Its marker is moved by mouse, by touch, by a press on the map and by the arrow keys. */
export function TownMap({ label, withoutMap, ...traits }: TownMapProps) {
  const { t } = useWords()
  const place = useRef<HTMLDivElement>(null)
  const hint = useId()
  const { state, zoomBy } = useTownMap(place, hint, traits)
  if (state === 'none') {
    return (
      <p className="town-map__none">
        <MapPinOff size={28} strokeWidth={1.6} aria-hidden="true" />
        {withoutMap}
      </p>
    )
  }
  return (
    <section className="town-map" aria-label={label} aria-busy={state === 'asking' || undefined}>
      <div className="town-map__canvas" ref={place} />
      {state === 'open' && (
        <div className="town-map__zoom">
          <IconButton label={t('Zoom in')} icon={<Plus size={22} />} onClick={() => zoomBy(1)} />
          <IconButton label={t('Zoom out')} icon={<Minus size={22} />} onClick={() => zoomBy(-1)} />
        </div>
      )}
      <p className="visually-hidden" id={hint}>
        {t('Move it with the arrow keys, farther with Shift')}
      </p>
      <p className="town-map__source">
        <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
          © OpenStreetMap-Mitwirkende
        </a>
      </p>
    </section>
  )
}
