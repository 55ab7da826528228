import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './cache-key.ts'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * The bytes of one answer in one encoding with the headers that belong to them, and with those of a 304: lists of names
 * and values, which `node:http` writes faster than objects.
 */
export type EncodedResponse = {
  etag: string
  headers: string[]
  unchangedHeaders: string[]
  body: Buffer
  /** A short body as a text with one letter for each byte, which `node:http` sends together with the head. */
  shortBody: string | undefined
}

/** One complete answer in each encoding. */
export type CompressedResponse = Record<Encoding, EncodedResponse>

// A tenth smaller than level 9 for twice its time; level 11 would take ten times as long.
const BROTLI_QUALITY = 10
/** What is compressed for one answer alone: a hundredth of the time for a tenth more bytes. */
const BROTLI_QUALITY_ONCE = 7
const SMALL = 200
/** Copying longer bodies behind their head takes more time than a second write. In bytes. */
const SHORT = 4_096

/**
 * Compresses a body once. Each encoding has its own strong `ETag`, because the bytes differ. `headers` needs the
 * content type; length, encoding, tag and `vary` are added.
 */
export async function compressResponse(
  body: Buffer,
  headers: Record<string, string>,
): Promise<CompressedResponse> {
  const [br, gz] =
    body.length < SMALL
      ? [body, body]
      : await Promise.all([brotli(body, BROTLI_QUALITY), compressGzip(body, { level: 9 })])
  const hash = hashOf(body)
  const one = (encoding: Encoding, bytes: Buffer) =>
    encoded(bytes, headers, hash, bytes === body ? 'identity' : encoding)
  return { br: one('br', br), gzip: one('gzip', gz), identity: one('identity', body) }
}

/** Compresses a body that is sent once, as its only client takes it; answers the headers that belong to it, too. */
export async function compressOnce(
  body: Buffer,
  encoding: Encoding,
): Promise<{ body: Buffer; headers: Record<string, string> }> {
  if (encoding === 'identity' || body.length < SMALL) return { body, headers: {} }
  const bytes = encoding === 'br' ? await brotli(body, BROTLI_QUALITY_ONCE) : await compressGzip(body)
  return { body: bytes, headers: { 'content-encoding': encoding, vary: 'accept-encoding' } }
}

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** The same answer for those who take it as it is; compressing takes most of the time. */
export const plainResponse = (
  body: Buffer,
  headers: Record<string, string>,
): Pick<CompressedResponse, 'identity'> => ({ identity: encoded(body, headers, hashOf(body), 'identity') })

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22)

function encoded(
  body: Buffer,
  headers: Record<string, string>,
  hash: string,
  encoding: Encoding,
): EncodedResponse {
  const isPlain = encoding === 'identity'
  const etag = `"${hash}${isPlain ? '' : `-${encoding}`}"`
  const { 'content-type': type = '', ...kept } = headers
  // What caches need, without the headers of the body.
  const unchangedHeaders = { ...kept, etag, vary: 'accept-encoding, accept-language, cookie' }
  return {
    etag,
    body,
    shortBody: body.length <= SHORT ? body.toString('latin1') : undefined,
    unchangedHeaders: Object.entries(unchangedHeaders).flat(),
    headers: Object.entries({
      ...unchangedHeaders,
      'content-type': type,
      'content-length': String(body.length),
      ...(isPlain ? {} : { 'content-encoding': encoding }),
    }).flat(),
  }
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
