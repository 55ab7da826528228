import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { bringIntoView } from '../list/bring-into-view.ts'
import type { Place, PlaceScreen } from './places.ts'

/** The screens inside the present place. */
export function ScreenNav({ place, current }: { place: Place; current: PlaceScreen }) {
  const { t } = useI18n()
  if (place.screens.length < 2) return null
  return (
    <nav className="screens" aria-label={t(place.name)}>
      <ul>
        {place.screens.map((screen) => (
          <li key={screen.to}>
            <Link
              className="screens__link"
              to={screen.to}
              aria-current={screen.to === current.to ? 'page' : undefined}
              ref={screen.to === current.to ? bringIntoView : undefined}
            >
              {t(screen.name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
