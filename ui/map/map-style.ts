import type { LayerSpecification, Map as GlMap, StyleSpecification } from 'maplibre-gl'
import { type Ground, GROUND } from './ground.ts'
import type { MapColours } from './map-colours.ts'
import { FONT } from './street-layers.ts'
import type { Town } from './street-ranks.ts'

/** Our own data of the town, drawn onto any ground. */
export type MapPieces = {
  /** Where we deliver. */
  areas: Town
  /** Postal codes of which the ground has no streets. */
  postalCodes: Town
}

/** The source of the postal codes. */
export const POSTAL_CODES = 'postal-codes'

/** The map in the colours of the theme. No glyphs are fetched: names are drawn with the page's own font. */
export function mapStyle(
  ground: Ground,
  { areas, postalCodes }: MapPieces,
  colours: MapColours,
): StyleSpecification {
  return {
    version: 8,
    // Another theme is there at once, as on the rest of the page.
    transition: { duration: 0, delay: 0 },
    sources: {
      [GROUND]: ground.source,
      [POSTAL_CODES]: { type: 'geojson', data: postalCodes },
      areas: { type: 'geojson', data: areas },
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.ground } },
      {
        id: 'postal-code-edges',
        type: 'line',
        source: POSTAL_CODES,
        paint: { 'line-color': colours.rail, 'line-width': 1 },
      },
      ...ground.land(colours),
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
      ...ground.names(colours),
      {
        id: 'postal-code-names',
        type: 'symbol',
        source: POSTAL_CODES,
        layout: { 'text-field': ['get', 'name'], 'text-font': FONT, 'text-size': 13, 'text-padding': 12 },
        paint: { 'text-color': colours.label, 'text-halo-color': colours.halo, 'text-halo-width': 1.6 },
      },
    ],
  }
}

type SetPaint = Parameters<GlMap['setPaintProperty']>
/** A layer, one of its properties of painting, and the value. */
type Paint = [layer: string, name: SetPaint[1], value: SetPaint[2]]

/** What a layer is painted with. */
export function paintsOf({ id, paint = {} }: LayerSpecification): Paint[] {
  return (Object.entries(paint) as [SetPaint[1], SetPaint[2]][]).map(([name, value]) => [id, name, value])
}

/** What is painted in another colour in the next style. All else of the two is the same. */
export function repainted(before: StyleSpecification, next: StyleSpecification): Paint[] {
  return next.layers.flatMap((layer, at) => {
    const old: Record<string, unknown> = before.layers[at]?.paint ?? {}
    return paintsOf(layer).filter(([, name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value))
  })
}
