import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Answer, Endpoint } from '#contract/endpoint.ts'
import type { AppEnv } from './app-env.ts'
import { compressOnce, compressResponse, plainResponse } from './compressed-response.ts'
import { toResponse } from './to-response.ts'
import { cacheKeyParts } from './cache-key.ts'
import { type Call, mountEndpoint } from './mount-endpoint.ts'

type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

/** Mounts one endpoint that answers with JSON, and keeps the answers of `content` endpoints in the response cache. */
export function mount<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E, handler: Handler<E>): void {
  mountEndpoint(app, endpoint, async (c, call) => {
    const build = async () => encodeAnswer(endpoint, await handler(call))
    if (endpoint.cache !== 'content') return answerOnce(c, endpoint, await build())
    const { responseCache, content } = c.get('deps')
    const { branchId, language, contentVersion } = call.ctx
    // Unknown query parameters do not change the answer: it is cached once, under the cache key of all these addresses.
    const key = `answer:${JSON.stringify([endpoint.id, call.params ?? {}, branchId, language])}`
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-language': language,
    }
    const plain = () =>
      content.get(key, async () => plainResponse(Buffer.from(JSON.stringify(await build())), headers))
    const keyParts = cacheKeyParts((name) => c.req.header(name))
    const { encoding } = keyParts
    // Pages are rendered from answers that are not compressed, and compressing one takes longer than making it.
    const compressed =
      encoding === 'identity'
        ? undefined
        : await content.get(`compressed ${key}`, async () =>
            compressResponse((await plain()).identity.body, headers),
          )
    const bytes = compressed ?? (await plain())
    if (contentVersion === content.version()) responseCache.remember(pathAndQuery(c), keyParts, { bytes })
    return toResponse(compressed?.[encoding] ?? bytes.identity, c.req.header('if-none-match'))
  })
}

/** An answer to this call alone. */
async function answerOnce(c: Context<AppEnv>, { compressed }: Endpoint, answer: object): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  if (!compressed) return c.json(answer, 200, headers)
  const { encoding } = cacheKeyParts((name) => c.req.header(name))
  const sent = await compressOnce(Buffer.from(JSON.stringify(answer)), encoding)
  const type = 'application/json; charset=utf-8'
  return c.body(new Uint8Array(sent.body), 200, { ...headers, 'content-type': type, ...sent.headers })
}

/** Path and known query of a request, as the cache key of an answer. */
export function pathAndQuery(c: Context<AppEnv>): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** Every answer is an object; translations are one without an envelope. */
export function encodeAnswer(endpoint: Endpoint, answer: unknown): object {
  if (endpoint.envelope === 'none') return z.encode(endpoint.response, answer) as object
  if (!endpoint.meta) return { data: z.encode(endpoint.response, answer) }
  const { data, meta } = answer as { data: unknown; meta: unknown }
  return { data: z.encode(endpoint.response, data), meta: z.encode(endpoint.meta, meta) }
}
