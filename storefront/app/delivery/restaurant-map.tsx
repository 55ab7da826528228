import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Coordinates } from '#contract/delivery.ts'
import { TownMap } from './map/town-map.tsx'

type RestaurantMapProps = { restaurant: Coordinates; label: string; children: ReactNode }

/** Where the restaurant is, and where it delivers. Until it is seen, and where no map can be drawn, `children` stand there. */
export function RestaurantMap({ restaurant, label, children }: RestaurantMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true))
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
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
