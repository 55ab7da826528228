import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'
import { type TileShape, varint, vectorTile } from './vector-tile.ts'

const HEADER_BYTES = 127
const GZIP = 2
const MVT = 1
/** The one tile: Neukölln with the demo restaurant, six kilometres wide. */
const tile = { z: 12, x: 2200, y: 1343 }
/** A little more than the tile, in degrees. */
const bounds = [13.35, 52.42, 13.6, 52.53] as const

const box = (from: number, to: number): TileShape['points'] => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
]

/** A town in the layers of the Protomaps basemap. */
const town: Readonly<Record<string, readonly TileShape[]>> = {
  earth: [{ type: 'polygon', points: box(0, 4096), tags: { kind: 'earth' } }],
  water: [{ type: 'polygon', points: box(3200, 3700), tags: { kind: 'lake' } }],
  landuse: [{ type: 'polygon', points: box(600, 1400), tags: { kind: 'park' } }],
  roads: [
    {
      type: 'line',
      points: [
        [0, 2048],
        [4096, 2048],
      ],
      tags: { kind: 'major_road', kind_detail: 'primary', name: 'Lange Straße' },
    },
    {
      type: 'line',
      points: [
        [3500, 0],
        [3500, 4096],
      ],
      tags: { kind: 'minor_road', kind_detail: 'residential', name: 'Kurze Straße' },
    },
  ],
}

/** The bytes of a PMTiles file (version 3) with a single tile. */
export function mapTilesFile(content: Buffer = gzipSync(vectorTile(town))): Buffer {
  const id = zxyToTileId(tile.z, tile.x, tile.y)
  const directory = gzipSync(Buffer.concat([1, id, 1, content.length, 1].map(varint)))
  const metadata = gzipSync('{}')
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 'latin1')
  header[7] = 3
  const parts = [directory, metadata, Buffer.alloc(0), content]
  let offset = HEADER_BYTES
  parts.forEach(({ length }, at) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + at * 16)
    offset += length
  })
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at)
  header.set([1, GZIP, GZIP, MVT, tile.z, tile.z], 96)
  bounds.forEach((degrees, at) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4))
  return Buffer.concat([header, ...parts])
}

/** The same with another byte of its header. */
export function mapTilesWith(at: number, byte: number): Buffer {
  const file = mapTilesFile()
  file[at] = byte
  return file
}

export const writeMapTiles = (path: string, file: Buffer = mapTilesFile()): void => writeFileSync(path, file)
