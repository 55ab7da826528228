import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './cache-key.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** One complete answer: its bytes in each encoding with the headers that belong to them. */
export type CompressedResponse = Record<
  Encoding,
  { etag: string; headers: Record<string, string>; body: Buffer }
>

// A tenth smaller than level 9 for twice its time; level 11 would take ten times as long.
const BROTLI_QUALITY = 10
const SMALL = 200

/**
 * Compresses a body once. Each encoding has its own strong `ETag`, because the bytes differ. `headers` needs the
 * content type; length, encoding, tag and `vary` are added.
 */
export async function compressResponse(
  body: Buffer,
  headers: Record<string, string>,
): Promise<CompressedResponse> {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const [br, gz] =
    body.length < SMALL
      ? [body, body]
      : await Promise.all([
          compressBrotli(body, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
            },
          }),
          compressGzip(body, { level: 9 }),
        ])
  const one = (encoding: Encoding, bytes: Buffer) => {
    const plain = bytes === body
    const etag = `"${hash}${plain ? '' : `-${encoding}`}"`
    return {
      etag,
      body: bytes,
      headers: {
        ...headers,
        etag,
        vary: 'accept-encoding, accept-language, cookie',
        'content-length': String(bytes.length),
        ...(plain ? {} : { 'content-encoding': encoding }),
      },
    }
  }
  return { br: one('br', br), gzip: one('gzip', gz), identity: one('identity', body) }
}

/** Whether `If-None-Match` names the tag; weak marks are ignored, as RFC 9110 asks for this comparison. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return (
    ifNoneMatch === etag ||
    ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  )
}
