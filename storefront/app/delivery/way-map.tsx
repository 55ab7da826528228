import { useRef } from 'react'
import type { Coordinates } from '#contract/delivery.ts'
import { metresBetween } from '#domain/delivery/coordinates.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import { useI18n } from '#ui/i18n.tsx'
import { TownMap } from './map/town-map.tsx'
import { useSeen } from './use-seen.ts'

/** Where the restaurant is and where an order goes. Nobody knows where it is between the two, so nothing is drawn there. */
export function WayMap({ restaurant, goal }: { restaurant: Coordinates; goal: Coordinates }) {
  const { t, language } = useI18n()
  const place = useRef<HTMLElement>(null)
  const isSeen = useSeen(place)
  const kilometres = new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  })
  const distance = kilometres.format(metresBetween(restaurant, goal) / 1000)
  return (
    <figure className="way-map" ref={place}>
      {isSeen ? (
        <TownMap
          label={t('Map of the restaurant and of your delivery address')}
          center={goal}
          restaurant={restaurant}
          pin={goal}
          isWay
          hasAreas={false}
          withoutMap={null}
        />
      ) : (
        <div className="way-map__space" />
      )}
      <figcaption>
        {t('{distance} as the crow flies from the restaurant to you. Nobody is tracked on the way.', {
          distance,
        })}
      </figcaption>
    </figure>
  )
}
