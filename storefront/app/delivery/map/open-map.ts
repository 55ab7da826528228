import { getMap, listAreaOutlines } from '#contract/delivery.ts'
import { createMap, type MapOptions, nothing, type OpenMap } from '#ui/map/create-map.ts'
import { outlinesOnMap } from '#ui/map/outlines.ts'
import { browserApi } from '../../http/browser-api.ts'

type ShopMapOptions = Omit<MapOptions, 'tiles' | 'areas'> & {
  /** Whether it shows where we deliver. */
  hasAreas: boolean
}

/** Opens the map of the shop. It is as good without the areas. */
export function openMap({ hasAreas, ...options }: ShopMapOptions): Promise<OpenMap> {
  const api = browserApi()
  return createMap({
    ...options,
    tiles: async () => (await api(getMap, {})).tiles,
    areas: hasAreas ? api(listAreaOutlines, {}).then(outlinesOnMap, () => nothing) : Promise.resolve(nothing),
  })
}
