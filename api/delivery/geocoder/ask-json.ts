import { z } from 'zod'
import { readBytes } from '../../http/read-bytes.ts'
import { GeocoderFailure } from './geocoder.ts'

const PATIENCE_MS = 3_000
const MAX_BYTES = 512 * 1024

/** A part of an address as a service answers it; the id of a place must be able to contain all of them. */
export const Name = z.string().max(120)

/**
 * Calls a service and answers the body as parsed by `schema`. Follows no redirect, waits three seconds, reads half a
 * megabyte. Throws `GeocoderFailure` for everything else, without any part of the request.
 */
export async function askJson<T>(
  url: string,
  schema: z.ZodType<T>,
  { patienceMs = PATIENCE_MS, ...init }: RequestInit & { patienceMs?: number | undefined } = {},
): Promise<T> {
  const signal = AbortSignal.timeout(patienceMs)
  const { status, headers, text } = await load(url, { ...init, signal }).catch((error: unknown) => {
    if (error instanceof RangeError) throw new GeocoderFailure('garbled')
    throw new GeocoderFailure(signal.aborted ? 'slow' : 'unreachable')
  })
  if (status === 429 || status === 503)
    throw new GeocoderFailure('throttled', retryAfterMs(headers.get('retry-after')))
  if (status >= 500) throw new GeocoderFailure('unreachable')
  if (status === 401 || status === 403) throw new GeocoderFailure('refused')
  const parsed = schema.safeParse(jsonOf(text))
  if (!parsed.success) throw new GeocoderFailure('garbled')
  return parsed.data
}

async function load(url: string, init: RequestInit) {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    headers: { accept: 'application/json', ...init.headers },
  })
  return {
    status: response.status,
    headers: response.headers,
    text: (await readBytes(response.body, MAX_BYTES)).toString('utf8'),
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no schema takes it
  }
}

/** The header in milliseconds: seconds, or a moment. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}
