import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/** The path under which the server serves its map tiles. */
export const MAP_TILES_PATH = '/map/tiles.pmtiles'

const HEADER_BYTES = 127
const MAGIC = 'PMTiles'
const VERSION = 3
const VECTOR_TILES = 1
/** Not compressed, or by gzip: what every browser opens by itself. */
const COMPRESSIONS = [1, 2]

/** Why a file cannot serve as map tiles; undefined when it can. Only its header is read (PMTiles, version 3). */
export function mapTilesIssue(path: string): string | undefined {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch (error) {
    return `cannot be read (${(error as NodeJS.ErrnoException).code})`
  }
  try {
    const stat = fstatSync(file)
    return stat.isFile() ? headerIssue(readHeader(file), stat.size) : 'is no file'
  } finally {
    closeSync(file)
  }
}

function readHeader(file: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  return header.subarray(0, readSync(file, header, 0, HEADER_BYTES, 0))
}

function headerIssue(header: Buffer, size: number): string | undefined {
  if (header.length < HEADER_BYTES || header.toString('latin1', 0, 7) !== MAGIC) return 'is no PMTiles file'
  if (header[7] !== VERSION) return `is PMTiles of version ${header[7]}, not ${VERSION}`
  if (header[99] !== VECTOR_TILES) return 'holds no vector tiles (MVT)'
  const isOpen = [97, 98].every((at) => COMPRESSIONS.includes(header[at]!))
  if (!isOpen) return 'must be compressed by gzip or not at all'
  const end = header.readBigUInt64LE(56) + header.readBigUInt64LE(64)
  return end > BigInt(size) ? 'is cut short: copy it again' : undefined
}
