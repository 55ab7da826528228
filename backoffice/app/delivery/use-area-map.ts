import type { MapGeoJSONFeature } from 'maplibre-gl'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Coordinates, getMap } from '#contract/delivery.ts'
import type { Position } from '#domain/delivery/shape-rings.ts'
import { useI18n } from '#ui/i18n.tsx'
import { canDrawMaps } from '#ui/map/can-draw-maps.ts'
import type { MapView, OpenMap } from '#ui/map/create-map.ts'
import { staffApi } from '../http/staff-api.ts'
import type { AreaFeature } from './area-features.ts'
import type { DrawAction, Drawing } from './draw-shape.ts'
import { type AreaCanvas, openCanvas } from './open-canvas.ts'

export type AreaMapTraits = {
  center: Coordinates
  /** Where the restaurant is; undefined while nobody has said. */
  restaurant: Coordinates | undefined
  features: readonly AreaFeature[]
  /** The box that is to be seen; another one moves the map. */
  box: readonly [Position, Position] | undefined
  /** The shape that is being drawn. */
  drawing?: Drawing | undefined
  onDraw?: (action: DrawAction) => void
  /** An area was pressed. */
  onPick?: (id: string) => void
}

/** `none` is a browser that cannot draw a map, or one that could not fetch it. */
export type AreaMapState = 'asking' | 'open' | 'none'

/** The map in `place`, opened once, and kept in step with the areas and with what is drawn. */
export function useAreaMap(place: RefObject<HTMLElement | null>, hint: string, traits: AreaMapTraits) {
  const { t } = useI18n()
  const { center, restaurant, features, box, drawing } = traits
  const [state, setState] = useState<AreaMapState>('asking')
  const [view, setView] = useState<MapView>()
  const canvas = useRef<AreaCanvas>(undefined)
  const boxKey = JSON.stringify(box)

  const act = useEffectEvent((action: DrawAction) => traits.onDraw?.(action))
  const onPress = useEffectEvent((at: Position, pressed: readonly MapGeoJSONFeature[]) => {
    if (traits.drawing && traits.onDraw) return traits.onDraw({ do: 'press', at })
    const id: unknown = pressed[0]?.properties['id']
    if (typeof id === 'string') traits.onPick?.(id)
  })
  const open = useEffectEvent((element: HTMLElement) =>
    openCanvas({
      place: element,
      center,
      restaurant,
      tiles: async () => (await staffApi(getMap, {})).tiles,
      texts: {
        title: t('Map'),
        wheel: t('Hold Ctrl and scroll to zoom the map'),
        wheelOnMac: t('Hold ⌘ and scroll to zoom the map'),
        touch: t('Move the map with two fingers'),
        restaurant: t('The restaurant'),
        point: (at) => t('Point {number}', { number: at }),
        middle: (at) => t('Add a point after point {number}', { number: at }),
        hint,
      },
      onPress,
      onDraw: (action) => act(action),
      onView: setView,
    }),
  )

  useEffect(() => {
    const element = place.current
    if (!element || !canDrawMaps()) {
      setState('none')
      return
    }
    let isOver = false
    open(element).then(
      (opened) => {
        if (isOver) opened.close()
        else {
          canvas.current = opened
          setState('open')
        }
      },
      () => !isOver && setState('none'),
    )
    return () => {
      isOver = true
      canvas.current?.close()
      canvas.current = undefined
    }
  }, [place])

  useEffect(() => canvas.current?.areas(features), [state, features])
  useEffect(() => canvas.current?.drawing(drawing), [state, drawing])
  const look = useEffectEvent(() => box && canvas.current?.look(box))
  useEffect(() => void look(), [state, boxKey])

  const zoomBy: OpenMap['zoomBy'] = (steps) => canvas.current?.zoomBy(steps)
  return { state, view, zoomBy }
}
