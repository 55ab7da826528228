import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import type { Args, Endpoint } from '#contract/endpoint.ts'
import type { Ctx } from '../context.ts'
import { requireAccess } from './access.ts'
import type { AppEnv } from './app-env.ts'
import { AppError, type FieldSentences, ValidationError } from './errors.ts'
import { jsonSize } from './json-size.ts'
import { readBody } from './read-body.ts'
import { sentencesOf } from './sentence.ts'

/** Far deeper than the deepest cart, far less than would overflow the schemas' recursion. */
const MAX_DEPTH = 100
/**
 * More than the largest cart has; each that is wrong costs far more than its characters. Endpoints with a longer body of their
 * own (`maxBody`) are for the staff alone, and have no such limit.
 */
const MAX_VALUES = 5_000
/** Nobody reads more wrong fields than these, and an answer must not be far longer than what was sent. */
const MAX_WRONG_FIELDS = 100

/** What a call of an endpoint asks for, and who makes it. */
export type Call<E extends Endpoint> = Args<E> & { ctx: Ctx }

/**
 * Mounts one endpoint of the contract, whatever the kind of its answer: checks the caller's access, then parses
 * parameters, query and body (422 with the wrong fields, a hundred at most).
 */
export function mountEndpoint<E extends Endpoint>(
  app: Hono<AppEnv>,
  endpoint: E,
  answer: (c: Context<AppEnv>, call: Call<E>) => Promise<Response>,
): void {
  app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const ctx = c.get('ctx')
    requireAccess(endpoint, ctx.actor)
    return answer(c, { ...(await readCall(c, endpoint)), ctx } as Call<E>)
  })
}

/**
 * The parameters, query and body of a call, parsed by the endpoint's schemas. Throws `ValidationError` with the wrong
 * fields, a hundred at most.
 */
async function readCall(c: Context<AppEnv>, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const fields: FieldSentences = {}
  const call: Record<string, unknown> = {}
  const parse = (key: 'params' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): void => {
    if (!schema) return
    const parsed = schema.safeParse(value, { reportInput: true })
    if (parsed.success) call[key] = parsed.data
    // An invalid path parameter is answered 404, rather than as a wrong field.
    else if (key === 'params') throw new AppError('not_found', 'Not found')
    else for (const issue of parsed.error.issues.slice(0, MAX_WRONG_FIELDS)) addIssue(fields, key, issue)
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
  const { depth, values } = jsonSize(text)
  if (depth > MAX_DEPTH) throw new AppError('malformed_json', 'The body is nested too deep')
  if (limit === undefined && values > MAX_VALUES)
    throw new AppError('malformed_json', 'The body has too many values')
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json', 'The body is not valid JSON')
  }
}
