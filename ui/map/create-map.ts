import { type GeoJSONSource, Map as GlMap, Marker, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { Coordinates } from '#contract/delivery.ts'
import { loadGround } from './load-ground.ts'
import { onThemeChange, readMapColours } from './map-colours.ts'
import { mapStyle, POSTAL_CODES, repainted } from './map-style.ts'
import { hasPostalCodes, loadPostalCodes } from './postal-codes.ts'
import type { Town } from './street-ranks.ts'

/** The accessible name of the map, and the hint shown to guests who move it with one finger. */
type MapMessages = { title: string; wheel: string; wheelOnMac: string; touch: string }

/** What is to be said about the part of the map that is seen. */
export type MapView = {
  /** Whether the map has streets there. */
  isCovered: boolean
  /** Whether it shows postal codes instead. */
  hasPostalCodes: boolean
  isOfProtomaps: boolean
}

export type MapOptions = {
  place: HTMLElement
  center: Coordinates
  zoom: number
  /** Points that the map begins with, all of them in sight, at most as near as `zoom`. */
  together?: readonly [Coordinates, Coordinates]
  /** The address of the configured tiles; null without any. */
  tiles: () => Promise<string | null>
  /** Where we deliver. */
  areas: Promise<Town>
  messages: MapMessages
  /** The map was pressed somewhere. */
  onPress?: (at: Coordinates) => void
  /** The map shows another part of the town, or more of it. */
  onView: (view: MapView) => void
}

export type OpenMap = {
  /** The map itself, for what only one screen draws on it. */
  gl: GlMap
  /** Puts an element on the map, with its foot at the point; `onDrop` makes it movable by mouse and touch. */
  put(element: HTMLElement, at: Coordinates, onDrop?: (at: Coordinates) => void): MapMarker
  zoomBy(steps: number): void
  /** Brings a point into view; with a zoom also that near. */
  show(at: Coordinates, zoom?: number): void
  close(): void
}

export type MapMarker = { move(at: Coordinates): void; remove(): void }

/** How near the edge of the map, in pixels, a mark may come before the map follows. */
const MARGIN = 48
/** The room around points that are shown together, in pixels: more than the margin, and a mark stands above its point. */
const ROOM = { top: 88, right: 72, bottom: 60, left: 64 }
/** How near it comes where there are no streets: the postal codes around can be read. */
const BARE_ZOOM = 12.5

/**
 * Opens a map with data and worker of our own. It turns no way but north; on a page that scrolls it takes two fingers, or a
 * key and the wheel, to move it.
 */
export async function createMap({
  place,
  center,
  zoom,
  together,
  tiles,
  areas: loading,
  messages,
  onPress,
  onView,
}: MapOptions): Promise<OpenMap> {
  setWorkerUrl(new URL(workerUrl, location.href).href)
  const [ground, areas] = await Promise.all([loadGround(tiles, center), loading])
  let postalCodes: Town | undefined
  const style = () => mapStyle(ground, { areas, postalCodes: postalCodes ?? nothing }, readMapColours(place))
  const first = style()
  const nearest = ground.covers(center) ? zoom : Math.min(zoom, BARE_ZOOM)
  const map = new GlMap({
    container: place,
    style: first,
    center,
    zoom: nearest,
    minZoom: 10.5,
    maxZoom: 18,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    keyboard: false,
    cooperativeGestures: true,
    fadeDuration: prefersReducedMotion() ? 0 : 200,
    locale: {
      'Map.Title': messages.title,
      'CooperativeGesturesHandler.WindowsHelpText': messages.wheel,
      'CooperativeGesturesHandler.MacHelpText': messages.wheelOnMac,
      'CooperativeGesturesHandler.MobileHelpText': messages.touch,
    },
  })
  const drawn = map.once('load')
  map.touchZoomRotate.disableRotation()
  // The marker and the buttons beside the map are keyboard-focusable; the canvas itself is not.
  map.getCanvas().tabIndex = -1
  map.getCanvas().ariaHidden = 'true'
  map.on('click', ({ lngLat }) => onPress?.({ lat: lngLat.lat, lng: lngLat.lng }))
  const look = async () => {
    const { lat, lng } = map.getCenter()
    const isCovered = ground.covers({ lat, lng })
    if (!isCovered && !postalCodes && hasPostalCodes({ lat, lng })) {
      postalCodes = nothing
      postalCodes = await loadPostalCodes(ground.covers).catch(() => undefined)
      void map.getSource<GeoJSONSource>(POSTAL_CODES)?.setData(postalCodes ?? nothing)
    }
    onView({
      isCovered,
      hasPostalCodes: postalCodes !== undefined && postalCodes !== nothing,
      isOfProtomaps: ground.isOfProtomaps,
    })
  }
  map.on('moveend', () => void look())
  await drawn
  // Only now its styles are there for certain, and with them its size.
  map.resize()
  if (together) map.fitBounds(around(together), { padding: ROOM, maxZoom: nearest, animate: false })
  await look()
  let painted = first
  const repaint = () => {
    const next = style()
    for (const paint of repainted(painted, next)) map.setPaintProperty(...paint, { validate: false })
    painted = next
  }
  // The theme may have changed while the map was drawn.
  repaint()
  const unfollow = onThemeChange(repaint)

  return {
    gl: map,
    put(element, at, onDrop) {
      const marker = new Marker({ element, anchor: 'bottom', draggable: onDrop !== undefined })
      marker.setLngLat(at).addTo(map)
      marker.on('dragend', () => {
        const { lat, lng } = marker.getLngLat()
        onDrop?.({ lat, lng })
      })
      return { move: (to) => void marker.setLngLat(to), remove: () => void marker.remove() }
    },
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps, animate: !prefersReducedMotion() }),
    show(at, nearness) {
      const { x, y } = map.project(at)
      const { clientWidth, clientHeight } = place
      const isSeen = x > MARGIN && y > MARGIN && x < clientWidth - MARGIN && y < clientHeight - MARGIN
      if (isSeen && nearness === undefined) return
      const zoom = nearness !== undefined && !ground.covers(at) ? Math.min(nearness, BARE_ZOOM) : nearness
      map.easeTo({ center: at, ...(zoom !== undefined && { zoom }), animate: !prefersReducedMotion() })
    },
    close() {
      unfollow()
      map.remove()
    },
  }
}

/** The box around two points, as south west and north east. */
function around([a, b]: readonly [Coordinates, Coordinates]): [[number, number], [number, number]] {
  return [
    [Math.min(a.lng, b.lng), Math.min(a.lat, b.lat)],
    [Math.max(a.lng, b.lng), Math.max(a.lat, b.lat)],
  ]
}

export const nothing: Town = { type: 'FeatureCollection', features: [] }

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
