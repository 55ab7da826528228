import type { LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { Coordinates } from '#contract/delivery.ts'
import type { MapColours } from './map-colours.ts'

/** The source of the style that the layers of a ground draw. */
export const GROUND = 'ground'

/** What lies on the map of itself: land, water, streets and their names. */
export type Ground = {
  source: SourceSpecification
  /** Below the areas we deliver to. */
  land(colours: MapColours): LayerSpecification[]
  /** Above them. */
  names(colours: MapColours): LayerSpecification[]
  /** Whether it has anything to show around a point. */
  covers(at: Coordinates): boolean
  /** Whether Protomaps is to be named beside OpenStreetMap. */
  isOfProtomaps: boolean
}
