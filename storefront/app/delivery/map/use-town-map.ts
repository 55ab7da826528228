import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Coordinates } from '#contract/delivery.ts'
import { useI18n } from '#ui/i18n.tsx'
import { canDrawMaps } from '#ui/map/can-draw-maps.ts'
import type { MapMarker, MapView, OpenMap } from '#ui/map/create-map.ts'
import { movedByKey } from '#ui/map/move-by-key.ts'
import { fixedElement, pinElement } from './marker-element.ts'

export type TownMapTraits = {
  center: Coordinates
  /** Whether it shows where we deliver. */
  hasAreas: boolean
  /** The restaurant itself. */
  restaurant?: Coordinates | undefined
  /** Where the marker stands; undefined without one. */
  pin?: Coordinates | undefined
  /** Whether the map begins close to the marker. */
  isNear?: boolean
  /** Whether the map begins with the restaurant and the marker in it. */
  isWay?: boolean
  /** The guest moved the marker or pressed on the map; without it nothing can be moved. */
  onPin?: (at: Coordinates) => void
}

/** `none` is a browser that cannot draw a map, or one that could not fetch it. */
export type MapState = 'asking' | 'open' | 'none'

const TOWN_ZOOM = 14
const STREET_ZOOM = 16
/** Degrees from where on a marker counts as put somewhere else altogether. */
const FAR = 0.002

/** The map in `place`, opened once, and kept in step with the marker. `hint` is the id of how the marker is moved. */
export function useTownMap(place: RefObject<HTMLElement | null>, hint: string, traits: TownMapTraits) {
  const { t } = useI18n()
  const { pin, onPin } = traits
  const [state, setState] = useState<MapState>('asking')
  const [view, setView] = useState<MapView>()
  const map = useRef<OpenMap>(undefined)
  const marker = useRef<MapMarker>(undefined)
  const now = useRef(traits)
  useEffect(() => {
    now.current = traits
  })

  useEffect(() => {
    const element = place.current
    if (!element || !canDrawMaps()) {
      setState('none')
      return
    }
    let isOver = false
    const { pin, center, isNear, isWay, restaurant, hasAreas } = now.current
    const open = async () => {
      const { openMap } = await import('./open-map.ts')
      const opened = await openMap({
        place: element,
        center: pin ?? center,
        zoom: isNear || isWay ? STREET_ZOOM : TOWN_ZOOM,
        ...(isWay && pin && restaurant && { together: [restaurant, pin] }),
        hasAreas,
        messages: {
          title: t('Map'),
          wheel: t('Hold Ctrl and scroll to zoom the map'),
          wheelOnMac: t('Hold ⌘ and scroll to zoom the map'),
          touch: t('Move the map with two fingers'),
        },
        onPress: (at) => now.current.onPin?.(at),
        onView: (next) => !isOver && setView(next),
      })
      if (isOver) opened.close()
      else {
        map.current = opened
        setState('open')
      }
    }
    open().catch(() => {
      if (!isOver) setState('none')
    })
    return () => {
      isOver = true
      map.current?.close()
      map.current = marker.current = undefined
    }
  }, [t, place])

  useEffect(() => {
    const { restaurant } = now.current
    if (state !== 'open' || !restaurant) return
    const put = map.current?.put(fixedElement(t('The restaurant'), 'restaurant'), restaurant)
    return () => put?.remove()
  }, [state, t])

  const isPinned = pin !== undefined
  const isMovable = onPin !== undefined
  useEffect(() => {
    const { pin, onPin } = now.current
    if (state !== 'open' || !isPinned || !pin) return
    const element = isMovable
      ? pinElement({
          label: t('Your place on the map'),
          kind: t('Marker'),
          hint,
          onKey: (event) => {
            const at = now.current.pin
            const next = at && movedByKey(event.key, event.shiftKey, at)
            if (!next) return
            event.preventDefault()
            now.current.onPin?.(next)
          },
        })
      : fixedElement(t('Delivery address'), 'goal')
    marker.current = map.current?.put(element, pin, onPin && ((at) => now.current.onPin?.(at)))
    return () => {
      marker.current?.remove()
      marker.current = undefined
    }
  }, [state, isPinned, isMovable, hint, t])

  const seen = useRef(pin)
  useEffect(() => {
    if (state !== 'open' || !pin) return
    const before = seen.current
    seen.current = pin
    marker.current?.move(pin)
    const isElsewhere = !before || Math.abs(before.lat - pin.lat) + Math.abs(before.lng - pin.lng) > FAR
    map.current?.show(pin, isElsewhere ? STREET_ZOOM : undefined)
  }, [state, pin])

  return { state, view, zoomBy: (steps: number) => map.current?.zoomBy(steps) }
}
