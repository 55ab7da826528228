import type { ExpressionSpecification, GeoJSONSource, LayerSpecification, Map as GlMap } from 'maplibre-gl'
import type { MapColours } from '#ui/map/map-colours.ts'
import { paintsOf } from '#ui/map/map-style.ts'
import { FONT } from '#ui/map/street-layers.ts'
import type { AreaFeature } from './area-features.ts'
import { type Drawing, shapeOf } from './draw-shape.ts'

const AREAS = 'areas-of-the-shop'
const DRAWING = 'drawing'
/** The layer that is pressed to choose an area. */
export const AREA_FILL = 'area-of-the-shop-fill'

/** Puts the areas and what is drawn onto an opened map. */
export function addAreaLayers(gl: GlMap, colours: MapColours): void {
  const empty = { type: 'FeatureCollection', features: [] } as const
  for (const source of [AREAS, DRAWING]) gl.addSource(source, { type: 'geojson', data: empty })
  // Names of streets stay readable above the areas.
  const names = gl.getStyle().layers.find(({ type }) => type === 'symbol')?.id
  for (const layer of layers(colours)) gl.addLayer(layer, layer.type === 'symbol' ? undefined : names)
}

/** The same in the colours of another theme. */
export function repaintAreaLayers(gl: GlMap, colours: MapColours): void {
  for (const paint of layers(colours).flatMap(paintsOf)) gl.setPaintProperty(...paint, { validate: false })
}

export function showAreas(gl: GlMap, features: readonly AreaFeature[]): void {
  void gl.getSource<GeoJSONSource>(AREAS)?.setData({ type: 'FeatureCollection', features })
}

export function showDrawing(gl: GlMap, { points, isClosed }: Pick<Drawing, 'points' | 'isClosed'>): void {
  const line = points.length > 1 ? { type: 'LineString', coordinates: points } : null
  const geometry = isClosed ? shapeOf({ points }) : line
  const features = geometry ? [{ type: 'Feature', properties: {}, geometry }] : []
  void gl.getSource<GeoJSONSource>(DRAWING)?.setData({ type: 'FeatureCollection', features })
}

const isChosen: ExpressionSpecification = ['boolean', ['get', 'isChosen'], false]

const layers = (colours: MapColours): LayerSpecification[] => [
  {
    id: AREA_FILL,
    type: 'fill',
    source: AREAS,
    paint: { 'fill-color': colours.area, 'fill-opacity': ['case', isChosen, 0.26, 0.08] },
  },
  {
    id: 'area-of-the-shop-edge',
    type: 'line',
    source: AREAS,
    paint: {
      'line-color': colours.area,
      'line-opacity': ['case', isChosen, 1, 0.55],
      'line-width': ['case', isChosen, 2.5, 1.5],
    },
  },
  {
    id: 'drawing-fill',
    type: 'fill',
    source: DRAWING,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': colours.area, 'fill-opacity': 0.22 },
  },
  {
    id: 'drawing-edge',
    type: 'line',
    source: DRAWING,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.area, 'line-width': 2.5 },
  },
  {
    id: 'area-of-the-shop-name',
    type: 'symbol',
    source: AREAS,
    layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 13, 'text-padding': 6 },
    paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.8 },
  },
]
