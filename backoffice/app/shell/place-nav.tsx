import { Ellipsis } from 'lucide-react'
import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import type { Place } from './places.ts'

/** How many places fit beside each other at the bottom of a phone; the others are behind the last one. */
const MOST_ON_PHONE = 5

type PlaceNavProps = {
  places: readonly Place[]
  current: Place | undefined
  /** How many orders wait. */
  waiting: number
}

/** The places of the back office: a bar at the bottom of a phone, a rail at the side of everything wider. */
export function PlaceNav({ places, current, waiting }: PlaceNavProps) {
  const { t } = useI18n()
  if (places.length < 2) return null
  const isTooMany = places.length > MOST_ON_PHONE
  const link = (place: Place) => (
    <li key={place.name}>
      <PlaceLink place={place} isCurrent={place === current} waiting={place === places[0] ? waiting : 0} />
    </li>
  )
  return (
    <nav className="places" aria-label={t('Places')} data-more={isTooMany}>
      <ul>
        {places.slice(0, isTooMany ? MOST_ON_PHONE - 1 : MOST_ON_PHONE).map(link)}
        {isTooMany && (
          <li className="places__more">
            {/* Opening a screen makes the list anew, closed. */}
            <details key={current?.name} className="places__rest">
              <summary className="place">
                <Ellipsis size={24} aria-hidden="true" />
                {t('More')}
              </summary>
              <ul>{places.slice(MOST_ON_PHONE - 1).map(link)}</ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  )
}

function PlaceLink({ place, isCurrent, waiting }: { place: Place; isCurrent: boolean; waiting: number }) {
  const { t } = useI18n()
  const { name, Icon, screens } = place
  return (
    <Link className="place" to={screens[0]?.to ?? '/'} aria-current={isCurrent ? 'true' : undefined}>
      <Icon size={24} aria-hidden="true" />
      <span>{t(name)}</span>
      {waiting > 0 && (
        <span className="place__count">
          {waiting}
          <span className="visually-hidden"> {t('waiting')}</span>
        </span>
      )}
    </Link>
  )
}
