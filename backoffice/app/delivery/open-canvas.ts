import type { MapGeoJSONFeature } from 'maplibre-gl'
import type { Coordinates } from '#contract/delivery.ts'
import type { Position } from '#domain/delivery/shape-rings.ts'
import type { MapView, OpenMap } from '#ui/map/create-map.ts'
import type { AreaFeature } from './area-features.ts'
import type { DrawAction, Drawing } from './draw-shape.ts'
import type { HandleTexts } from './point-handles.ts'

type CanvasTexts = HandleTexts & {
  title: string
  wheel: string
  wheelOnMac: string
  touch: string
  restaurant: string
}

type CanvasOptions = {
  place: HTMLElement
  center: Coordinates
  restaurant: Coordinates | undefined
  tiles: () => Promise<string | null>
  texts: CanvasTexts
  /** The map was pressed, and which areas lie there. */
  onPress: (at: Position, pressed: readonly MapGeoJSONFeature[]) => void
  onDraw: (action: DrawAction) => void
  onView: (view: MapView) => void
}

/** A map that shows areas and lets one be drawn. */
export type AreaCanvas = {
  areas(features: readonly AreaFeature[]): void
  drawing(drawing: Drawing | undefined): void
  /** Brings a box into sight. */
  look(box: readonly [Position, Position]): void
  zoomBy: OpenMap['zoomBy']
  close(): void
}

const ZOOM = 12.5
/** A wide area is seen as a whole on a phone too. */
const FARTHEST = 7
/** The nearest that the map comes by itself, and the room around what is looked at, in pixels. */
const NEAREST = 15
const ROOM = 40

/** Opens the map with everything that only this screen needs; the code of maps is fetched here and nowhere earlier. */
export async function openCanvas(options: CanvasOptions): Promise<AreaCanvas> {
  const [{ createMap, nothing }, layers, { createHandles }, { onThemeChange, readMapColours }] =
    await Promise.all([
      import('#ui/map/create-map.ts'),
      import('./area-layers.ts'),
      import('./point-handles.ts'),
      import('#ui/map/map-colours.ts'),
    ])
  const { place, center, restaurant, tiles, texts, onPress, onDraw, onView } = options
  let shown: Drawing | undefined
  const map = await createMap({
    place,
    center,
    zoom: ZOOM,
    tiles,
    areas: Promise.resolve(nothing),
    messages: texts,
    onPress({ lat, lng }) {
      const pressed = gl.queryRenderedFeatures(gl.project([lng, lat]), { layers: [layers.AREA_FILL] })
      onPress([lng, lat], pressed)
    },
    onView,
  })
  const { gl } = map
  gl.setMinZoom(FARTHEST)
  layers.addAreaLayers(gl, readMapColours(place))
  const unfollow = onThemeChange(() => layers.repaintAreaLayers(gl, readMapColours(place)))
  const handles = createHandles(gl, texts, onDraw, (points) =>
    layers.showDrawing(gl, { points, isClosed: shown?.isClosed ?? false }),
  )
  if (restaurant) map.put(restaurantElement(texts.restaurant), restaurant)

  return {
    areas: (features) => layers.showAreas(gl, features),
    drawing(drawing) {
      shown = drawing
      layers.showDrawing(gl, drawing ?? { points: [], isClosed: false })
      if (drawing) handles.show(drawing)
      else handles.remove()
    },
    look([west, east]) {
      const animate = !matchMedia('(prefers-reduced-motion: reduce)').matches
      gl.fitBounds([west, east], { padding: ROOM, maxZoom: NEAREST, animate, duration: 400 })
    },
    zoomBy: map.zoomBy,
    close() {
      unfollow()
      handles.remove()
      map.close()
    },
  }
}

function restaurantElement(label: string): HTMLElement {
  const element = document.createElement('div')
  element.className = 'area-home'
  element.role = 'img'
  element.ariaLabel = label
  return element
}
