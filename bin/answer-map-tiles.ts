import { type FileHandle, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { byteRange } from './byte-range.ts'

const METHODS = ['GET', 'HEAD']

/**
 * Answers the file of the map tiles, whole or a range of it, streamed from the disk. A changed file has another tag.
 */
export async function answerMapTiles(path: string, request: Request): Promise<Response> {
  if (!METHODS.includes(request.method))
    return new Response(null, { status: 405, headers: { allow: METHODS.join(', ') } })
  let file: FileHandle
  try {
    file = await open(path)
  } catch {
    // Deleted while the server was running.
    return new Response(null, { status: 404 })
  }
  const { size, mtimeMs } = await file.stat()
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    'content-type': 'application/vnd.pmtiles',
    // Compression by a proxy would shift the ranges.
    'cache-control': 'public, max-age=3600, no-transform',
    'x-content-type-options': 'nosniff',
  }
  const empty = async (status: number, more: Record<string, string> = {}) => {
    await file.close()
    return new Response(null, { status, headers: { ...headers, ...more } })
  }
  if (isKnown(request, etag)) return empty(304)

  const range = byteRange(rangeOf(request, etag), size)
  if (range === 'none') return empty(416, { 'content-range': `bytes */${size}` })
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range
  const status = range === 'whole' ? 200 : 206
  const more = {
    'content-length': `${end - start + 1}`,
    ...(status === 206 && { 'content-range': `bytes ${start}-${end}/${size}` }),
  }
  if (request.method === 'HEAD' || size === 0) return empty(status, more)
  const body = Readable.toWeb(file.createReadStream({ start, end })) as ReadableStream<Uint8Array>
  return new Response(body, { status, headers: { ...headers, ...more } })
}

const isKnown = ({ headers }: Request, etag: string): boolean =>
  (headers.get('if-none-match') ?? '').split(/\s*,\s*/).some((tag) => tag === '*' || tag === etag)

/** A range only applies to the version of the file it was meant for (`If-Range`); RFC 9110 defines none for HEAD. */
function rangeOf({ method, headers }: Request, etag: string): string | null {
  const ifRange = headers.get('if-range')
  return method === 'GET' && (ifRange === null || ifRange === etag) ? headers.get('range') : null
}
