import { addProtocol } from 'maplibre-gl'
import { type Header, PMTiles } from 'pmtiles'
import type { Coordinates } from '#contract/delivery.ts'
import type { Ground } from './ground.ts'
import { tileAt } from './tile-at.ts'
import { tilesLand, tilesNames } from './tiles-layers.ts'

const PROTOCOL = 'tiles'

/**
 * The tiles of a PMTiles file of ours, read range by range. Throws when the file cannot be read: the tile at `near` is tried
 * first, so that guests never see an empty map.
 */
export async function openTiles(url: string, near: Coordinates): Promise<Ground> {
  const archive = new PMTiles(new URL(url, location.href).href)
  const header = await archive.getHeader()
  await archive.getZxy(...tileAt(near, header.maxZoom))
  addProtocol(PROTOCOL, async ({ url: tile }, { signal }) => {
    const [z = 0, x = 0, y = 0] = tile.slice(`${PROTOCOL}://`.length).split('/').map(Number)
    const found = await archive.getZxy(z, x, y, signal)
    return { data: new Uint8Array(found?.data ?? []) }
  })
  return {
    source: {
      type: 'vector',
      tiles: [`${PROTOCOL}://{z}/{x}/{y}`],
      minzoom: header.minZoom,
      maxzoom: header.maxZoom,
      bounds: [header.minLon, header.minLat, header.maxLon, header.maxLat],
    },
    land: tilesLand,
    names: tilesNames,
    covers: (at) => isInside(header, at),
    isOfProtomaps: true,
  }
}

const isInside = ({ minLon, maxLon, minLat, maxLat }: Header, { lat, lng }: Coordinates): boolean =>
  lng > minLon && lng < maxLon && lat > minLat && lat < maxLat
