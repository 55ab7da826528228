import type {
  ExpressionFilterSpecification,
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'

/** The streets of a source, whatever it calls them. */
export type Streets = {
  of: { source: string; 'source-layer'?: string }
  isStreet: ExpressionFilterSpecification
  /** 2 for the streets everybody knows, 1 for those of the quarter, 0 for the rest. */
  rank: ExpressionSpecification
}

/** Zoom levels between which a line grows. */
const FAR = 12
const NEAR = 17

/** The font of the page: MapLibre draws names with it where a style names no glyphs. */
export const FONT = ['Figtree Variable']

/** The streets with their edges, the better known above the others. */
export const streetLines = (streets: Streets, colours: MapColours): LayerSpecification[] => [
  line('edge', streets, colours.edge, 0, 1.4),
  line('street', streets, colours.street, 0, 0),
  line('main-edge', streets, colours.edge, 2, 1.4),
  line('main', streets, colours.main, 2, 0),
]

/** Their names, the better known from farther away. */
export const streetNames = (streets: Streets, colours: MapColours): LayerSpecification[] => [
  names('main-names', streets, 2, 12.5, colours),
  names('middle-names', streets, 1, 14, colours),
  names('street-names', streets, 0, 15, colours),
]

/** Those of the streets for which a condition on their rank holds. */
const only = (
  { of, isStreet }: Streets,
  condition: ExpressionSpecification,
): Pick<LineLayerSpecification, 'source' | 'source-layer' | 'filter'> => ({
  ...of,
  filter: ['all', isStreet, condition],
})

/** Streets from a rank on; the better known, the broader. `more` widens them, to be seen as an edge below. */
const line = (
  id: string,
  streets: Streets,
  colour: string,
  from: number,
  more: number,
): LayerSpecification => ({
  id,
  type: 'line',
  ...only(streets, ['>=', streets.rank, from]),
  layout: { 'line-cap': more > 0 ? 'butt' : 'round', 'line-join': 'round' },
  paint: {
    'line-color': colour,
    'line-width': [
      'interpolate',
      ['exponential', 1.6],
      ['zoom'],
      FAR,
      ['+', ['match', streets.rank, 2, 2.4, 1, 1.4, 0.8], more],
      NEAR,
      ['+', ['match', streets.rank, 2, 22, 1, 16, 12], more],
    ],
  },
})

const names = (
  id: string,
  streets: Streets,
  rank: number,
  minzoom: number,
  colours: MapColours,
): LayerSpecification => ({
  id,
  type: 'symbol',
  ...only(streets, ['==', streets.rank, rank]),
  minzoom,
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 360,
    'text-field': ['get', 'name'],
    'text-font': FONT,
    'text-size': ['interpolate', ['linear'], ['zoom'], FAR, rank === 2 ? 11 : 10, NEAR, rank === 2 ? 15 : 13],
    'text-letter-spacing': 0.02,
    'text-padding': 6,
  },
  paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
})
