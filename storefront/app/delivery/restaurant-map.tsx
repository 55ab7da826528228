import { type ReactNode, useRef } from 'react'
import type { Coordinates } from '#contract/delivery.ts'
import { TownMap } from './map/town-map.tsx'
import { useSeen } from './use-seen.ts'

type RestaurantMapProps = { restaurant: Coordinates; label: string; children: ReactNode }

/** Where the restaurant is, and where it delivers. Until it is seen, and where no map can be drawn, `children` stand there. */
export function RestaurantMap({ restaurant, label, children }: RestaurantMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place}>
      {isSeen ? (
        <TownMap
          label={label}
          center={restaurant}
          restaurant={restaurant}
          hasAreas
          meanwhile={children}
          withoutMap={children}
        />
      ) : (
        children
      )}
    </div>
  )
}
