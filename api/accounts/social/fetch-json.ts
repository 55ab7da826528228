import { AppError } from '../../http/errors.ts'
import { readBytes } from '../../http/read-bytes.ts'

const PATIENCE_MS = 5_000
const MAX_BYTES = 256 * 1024

export type JsonAnswer = { status: number; json: Record<string, unknown>; maxAge: number }

/**
 * Calls a provider. Follows no redirect, waits five seconds, reads a quarter of a megabyte. Throws `unavailable` when
 * the answer is not JSON.
 */
export async function fetchJson(url: string, init: RequestInit = {}): Promise<JsonAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'application/json', ...init.headers },
    })
    const json: unknown = JSON.parse((await readBytes(response.body, MAX_BYTES)).toString('utf8'))
    if (typeof json !== 'object' || json === null) throw new TypeError('not an object')
    const [, age = '0'] = /max-age=(\d{1,9})/.exec(response.headers.get('cache-control') ?? '') ?? []
    return { status: response.status, json: json as Record<string, unknown>, maxAge: Number(age) }
  } catch {
    // The reason is dropped: it may contain a secret of the URL.
    throw new AppError('unavailable', 'Login providers not ready yet...')
  }
}
