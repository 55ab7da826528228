import type { ExpressionFilterSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import { GROUND } from './ground.ts'
import type { MapColours } from './map-colours.ts'
import { FONT, streetLines, streetNames, type Streets } from './street-layers.ts'

/** What is green in the layer `landuse` of the Protomaps basemap (version 4). */
const GREEN = [
  'park',
  'garden',
  'grass',
  'meadow',
  'forest',
  'wood',
  'scrub',
  'grassland',
  'cemetery',
  'allotments',
  'village_green',
  'playground',
  'recreation_ground',
  'nature_reserve',
  'golf_course',
  'zoo',
]
const OF_THE_QUARTER = ['tertiary', 'tertiary_link']

const kind: ExpressionSpecification = ['get', 'kind']
const isOneOf = (kinds: string[]): ExpressionFilterSpecification => ['in', kind, ['literal', kinds]]

const layer = (name: string) => ({ source: GROUND, 'source-layer': name })

const streets: Streets = {
  of: layer('roads'),
  isStreet: isOneOf(['highway', 'major_road', 'minor_road']),
  rank: [
    'case',
    ['==', kind, 'minor_road'],
    0,
    ['in', ['get', 'kind_detail'], ['literal', OF_THE_QUARTER]],
    1,
    2,
  ],
}

/** Land, water, houses and streets of the Protomaps basemap. Its earth is the ground of the map itself. */
export function tilesLand(colours: MapColours): LayerSpecification[] {
  return [
    {
      id: 'park',
      type: 'fill',
      ...layer('landuse'),
      filter: isOneOf(GREEN),
      paint: { 'fill-color': colours.park },
    },
    {
      id: 'water',
      type: 'fill',
      ...layer('water'),
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colours.water },
    },
    {
      id: 'stream',
      type: 'line',
      ...layer('water'),
      minzoom: 13,
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': colours.water, 'line-width': 2 },
    },
    {
      id: 'building',
      type: 'fill',
      ...layer('buildings'),
      minzoom: 14,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colours.building },
    },
    {
      id: 'rail',
      type: 'line',
      ...layer('roads'),
      filter: ['all', ['==', kind, 'rail'], ['!=', ['get', 'is_tunnel'], true]],
      paint: { 'line-color': colours.rail, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
    {
      id: 'path',
      type: 'line',
      ...layer('roads'),
      minzoom: 14.5,
      filter: ['==', kind, 'path'],
      paint: { 'line-color': colours.street, 'line-width': 1.5 },
    },
    ...streetLines(streets, colours),
  ]
}

/** Names of streets and quarters, and close by the numbers of the houses. */
export function tilesNames(colours: MapColours): LayerSpecification[] {
  const paint = { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 }
  return [
    {
      id: 'house-numbers',
      type: 'symbol',
      ...layer('buildings'),
      minzoom: 16.5,
      filter: ['==', kind, 'address'],
      layout: { 'text-field': ['get', 'addr_housenumber'], 'text-font': FONT, 'text-size': 11 },
      paint,
    },
    ...streetNames(streets, colours),
    {
      id: 'quarters',
      type: 'symbol',
      ...layer('places'),
      maxzoom: 15,
      filter: isOneOf(['locality', 'neighbourhood', 'macrohood']),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['match', kind, 'locality', 15, 13],
        'text-letter-spacing': 0.04,
        'text-max-width': 8,
      },
      paint,
    },
  ]
}
