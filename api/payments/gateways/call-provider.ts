import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import { readBytes } from '../../http/read-bytes.ts'
import { ProviderError } from '../gateway.ts'
import { type CallLimit, currentCallLimit } from './call-limit.ts'

const MAX_BYTES = 4 * 1024 * 1024
const NO_ANSWER = 'no answer in time'

/** How long a provider may take by kind of call, and the pauses before the same call is made again (payments.md §5). */
export type Patience = { createMs: number; moveMs: number; readMs: number; pausesMs: readonly number[] }

export const PATIENCE: Patience = {
  createMs: 10_000,
  moveMs: 30_000,
  readMs: 5_000,
  pausesMs: [1_000, 3_000, 9_000],
}

export type ProviderCall = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Below the base address, with its query. */
  path: string
  headers: Record<string, string>
  body?: string
  timeoutMs: number
}

/** `json` is null when the provider answers without a body, or a refusal with something else than JSON. */
export type ProviderAnswer = { status: number; json: unknown }

export type CallProvider = (call: ProviderCall) => Promise<ProviderAnswer>

/** Whether an answer is only about our key and what it may do: nothing is said of the payment. */
export const isDenied = ({ status }: Pick<ProviderAnswer, 'status'>): boolean =>
  status === 401 || status === 403

/**
 * Calls one provider. A temporary failure (no answer, 409, 429, 5xx, a page of a proxy) is retried with the same bytes;
 * when it lasts, or our key is denied meanwhile, throws `ProviderError` of kind `unknown`. Every other status is returned.
 * While a guest waits, the limit of `whileGuestWaits` holds too.
 */
export function createCallProvider(baseUrl: string, pausesMs: readonly number[]): CallProvider {
  return async (call) => {
    const limit = currentCallLimit()
    let providerError: string | undefined
    for (const pauseMs of [0, ...pausesMs.slice(0, limit?.repeats)]) {
      await pause(pauseMs, undefined, { signal: limit?.signal }).catch(() => {})
      if (limit?.signal.aborted) break
      const outcome = await callOnce(baseUrl, call, limit)
      if (typeof outcome === 'string') providerError = outcome
      // What has failed before may have been done all the same.
      else if (providerError !== undefined && isDenied(outcome)) break
      else return outcome
    }
    throw new ProviderError('unknown', providerError ?? NO_ANSWER)
  }
}

/** An answer in the shape that we rely on. Throws `unknown` for any other, because its meaning is unknown. */
export function understand<T>(schema: z.ZodType<T>, json: unknown): T {
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new ProviderError('unknown', 'unexpected answer')
  return parsed.data
}

/** The answer, or in a few words why there is none. The provider's text stays out: it may hold the guest's data. */
async function callOnce(
  baseUrl: string,
  call: ProviderCall,
  limit: CallLimit | undefined,
): Promise<ProviderAnswer | string> {
  const { method, headers, body } = call
  try {
    const response = await fetch(`${baseUrl}${call.path}`, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'error', // our key must not be sent elsewhere
      signal: AbortSignal.any([AbortSignal.timeout(call.timeoutMs), ...(limit ? [limit.signal] : [])]),
    })
    const { status } = response
    const text = (await readBytes(response.body, MAX_BYTES)).toString('utf8')
    if (status === 409 || status === 429 || status >= 500) return `status ${status}`
    const json = parse(text)
    return json === undefined && status < 400 ? 'no JSON' : { status, json: json ?? null }
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? NO_ANSWER : 'no connection'
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}
