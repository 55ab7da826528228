import type { Context, Hono } from 'hono'
import { z } from 'zod'
import type { Answer, Args, Endpoint } from '#contract/endpoint.ts'
import type { Ctx } from '../context.ts'
import { requireAccess } from './access.ts'
import type { AppEnv } from './app-env.ts'
import { jsonDepth } from './json-depth.ts'
import { AppError, type FieldSentences, ValidationError } from './errors.ts'
import { readBody } from './read-body.ts'
import { compressOnce, compressResponse, plainResponse } from './compressed-response.ts'
import { toResponse } from './to-response.ts'
import { cacheKeyParts } from './cache-key.ts'
import { sentencesOf } from './sentence.ts'

/** Far deeper than the deepest cart, far less than would overflow the schemas' recursion. */
const MAX_DEPTH = 100

type Handler<E extends Endpoint> = (call: Args<E> & { ctx: Ctx }) => Promise<Answer<E>>

/**
 * Mounts one endpoint of the contract: checks the caller's role, parses parameters, query and body (422 with every
 * wrong field), encodes the answer, and caches answers of `content` endpoints in the response cache.
 */
export function mount<E extends Endpoint>(app: Hono<AppEnv>, endpoint: E, handler: Handler<E>): void {
  const path = endpoint.path.replace(/\{(\w+)\}/g, ':$1')
  app.on(endpoint.method, path, async (c) => {
    requireAccess(endpoint, c.get('ctx').actor)
    const call = { ...(await readCall(c, endpoint)), ctx: c.get('ctx') } as Args<E> & { ctx: Ctx }
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

/**
 * The parameters, query and body of a call, parsed by the endpoint's schemas. Throws `ValidationError` with every wrong
 * field.
 */
export async function readCall(c: Context<AppEnv>, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const fields: FieldSentences = {}
  const call: Record<string, unknown> = {}
  const parse = (key: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): void => {
    if (!schema) return
    const parsed = schema.safeParse(value, { reportInput: true })
    if (parsed.success) call[key] = parsed.data
    // An invalid path parameter is answered 404, rather than as a wrong field.
    else if (key === 'params') throw new AppError('not_found', 'Not found')
    else for (const issue of parsed.error.issues) addIssue(fields, key, issue)
  }
  // PostgreSQL refuses a text with a zero byte, so nothing can be found by one.
  const asked = [...Object.values(c.req.param()), ...Object.values(c.req.query())]
  if (asked.some((value) => value.includes('\0'))) throw new AppError('not_found', 'Not found')
  parse('params', endpoint.params, c.req.param())
  parse('query', endpoint.query, c.req.query())
  if (endpoint.body) parse('body', endpoint.body, await readJson(c, endpoint.maxBody))
  if (endpoint.idempotent) {
    const key = c.req.header('idempotency-key')
    if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) {
      fields['idempotencyKey'] = ['An Idempotency-Key has 1 to 128 printable characters']
    }
    call['idempotencyKey'] = key
  }
  if (Object.keys(fields).length > 0) throw new ValidationError(fields)
  return call
}

function addIssue(fields: FieldSentences, part: string, issue: z.core.$ZodIssue): void {
  for (const { path, sentence } of sentencesOf(issue)) {
    const name = path.length > 0 ? path.join('.') : part
    // A field called `__proto__` must become a property, not a prototype.
    const known = Object.hasOwn(fields, name) ? fields[name]! : []
    Object.defineProperty(fields, name, {
      value: [...known, sentence],
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
}

async function readJson(c: Context<AppEnv>, limit?: number): Promise<unknown> {
  const type = c.req.header('content-type') ?? ''
  const text = await readBody(c.req.raw, limit)
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json')
  }
  if (jsonDepth(text) > MAX_DEPTH) throw new AppError('malformed_json', 'The body is nested too deep')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json', 'The body is not valid JSON')
  }
}

/** Every answer is an object; translations are one without an envelope. */
export function encodeAnswer(endpoint: Endpoint, answer: unknown): object {
  if (endpoint.envelope === 'none') return z.encode(endpoint.response, answer) as object
  if (!endpoint.meta) return { data: z.encode(endpoint.response, answer) }
  const { data, meta } = answer as { data: unknown; meta: unknown }
  return { data: z.encode(endpoint.response, data), meta: z.encode(endpoint.meta, meta) }
}
