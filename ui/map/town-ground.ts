import type { LayerSpecification } from 'maplibre-gl'
import townUrl from '../../geodata/berlin-neukoelln-basemap.geojson?url'
import { type Ground, GROUND } from './ground.ts'
import { streetLines, streetNames, type Streets } from './street-layers.ts'
import { rankStreets, type Town } from './street-ranks.ts'
import { isInTown } from './town-bounds.ts'

/** The built-in base map. */
export async function loadTownGround(): Promise<Ground> {
  const town = rankStreets((await (await fetch(townUrl)).json()) as Town)
  return {
    source: { type: 'geojson', data: town },
    land: (colours) => [
      fill('park', colours.park),
      fill('water', colours.water),
      {
        id: 'rail',
        type: 'line',
        source: GROUND,
        filter: kind('rail'),
        paint: { 'line-color': colours.rail, 'line-width': 1.5, 'line-dasharray': [3, 2] },
      },
      ...streetLines(streets, colours),
    ],
    names: (colours) => streetNames(streets, colours),
    covers: isInTown,
    isOfProtomaps: false,
  }
}

const kind = (name: string): ['==', ['get', string], string] => ['==', ['get', 'kind'], name]

const streets: Streets = {
  of: { source: GROUND },
  isStreet: kind('street'),
  rank: ['coalesce', ['get', 'rank'], 0],
}

const fill = (name: string, colour: string): LayerSpecification => ({
  id: name,
  type: 'fill',
  source: GROUND,
  filter: kind(name),
  paint: { 'fill-color': colour },
})
