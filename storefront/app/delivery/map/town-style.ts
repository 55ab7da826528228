import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import type { Town } from './street-ranks.ts'

/** Zoom levels between which a line grows. */
const FAR = 12
const NEAR = 17

/** The map of the town in the colours of the theme. Nothing in it is fetched: names are drawn with the page's own font. */
export function townStyle(town: Town, areas: Town, colours: MapColours): StyleSpecification {
  return {
    version: 8,
    sources: {
      town: { type: 'geojson', data: town as never },
      areas: { type: 'geojson', data: areas as never },
    },
    layers: layers(colours),
  }
}

function layers(colours: MapColours): LayerSpecification[] {
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
    fill('park', colours.park),
    fill('water', colours.water),
    {
      id: 'rail',
      type: 'line',
      source: 'town',
      filter: kind('rail'),
      paint: { 'line-color': colours.rail, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
    street('edge', colours.edge, 0, 1.4),
    street('street', colours.street, 0, 0),
    street('main-edge', colours.edge, 2, 1.4),
    street('main', colours.main, 2, 0),
    {
      id: 'area-fill',
      type: 'fill',
      source: 'areas',
      paint: { 'fill-color': colours.area, 'fill-opacity': 0.07 },
    },
    {
      id: 'area-edge',
      type: 'line',
      source: 'areas',
      paint: {
        'line-color': colours.area,
        'line-opacity': 0.55,
        'line-width': 1.5,
        'line-dasharray': [4, 2],
      },
    },
    names('main-names', 2, 12.5, colours),
    names('middle-names', 1, 14, colours),
    names('street-names', 0, 15, colours),
  ]
}

const kind = (name: string): ['==', ['get', string], string] => ['==', ['get', 'kind'], name]

const fill = (name: string, colour: string): LayerSpecification => ({
  id: name,
  type: 'fill',
  source: 'town',
  filter: kind(name),
  paint: { 'fill-color': colour },
})

/** Streets from a rank on; the better known, the broader. `more` widens them, to be seen as an edge below. */
const street = (id: string, colour: string, from: number, more: number): LayerSpecification => ({
  id,
  type: 'line',
  source: 'town',
  filter: ['all', kind('street'), ['>=', ['coalesce', ['get', 'rank'], 0], from]],
  layout: { 'line-cap': more > 0 ? 'butt' : 'round', 'line-join': 'round' },
  paint: {
    'line-color': colour,
    'line-width': [
      'interpolate',
      ['exponential', 1.6],
      ['zoom'],
      FAR,
      ['+', ['match', ['get', 'rank'], 2, 2.4, 1, 1.4, 0.8], more],
      NEAR,
      ['+', ['match', ['get', 'rank'], 2, 22, 1, 16, 12], more],
    ],
  },
})

const names = (id: string, rank: number, minzoom: number, colours: MapColours): LayerSpecification => ({
  id,
  type: 'symbol',
  source: 'town',
  minzoom,
  filter: ['all', kind('street'), ['==', ['get', 'rank'], rank]],
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 360,
    'text-field': ['get', 'name'],
    'text-font': ['Figtree Variable'],
    'text-size': ['interpolate', ['linear'], ['zoom'], FAR, rank === 2 ? 11 : 10, NEAR, rank === 2 ? 15 : 13],
    'text-letter-spacing': 0.02,
    'text-padding': 6,
  },
  paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
})
