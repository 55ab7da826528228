import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, type ErrorCode, errorCodes, type FieldErrors } from '#contract/errors.ts'
import type { Ctx } from '../context.ts'
import { isDiskTrouble, StoreUnavailable } from '../db/store-unavailable.ts'
import type { AppEnv } from './app-env.ts'
import type { Sentence } from './sentence.ts'

/** Field errors before they are translated into the language of the caller. */
export type FieldSentences = Record<string, Sentence[]>

/** Translates a sentence into the language of the caller. */
export type Say = (sentence: Sentence) => string

/** An expected refusal by field: answered 422 with every message. */
export class ValidationError extends Error {
  readonly fields: FieldSentences

  constructor(fields: FieldSentences) {
    super('Validation Error')
    this.fields = fields
  }
}

/** Throws when a rule of `domain` found something wrong with the fields. */
export function throwFieldErrors(found: Partial<FieldErrors>): void {
  const fields = Object.entries(found).flatMap(([field, said]) => (said ? [[field, said] as const] : []))
  if (fields.length > 0) throw new ValidationError(Object.fromEntries(fields))
}

/**
 * An expected refusal as a whole, from the closed list of codes. `details` joins the body; `retryAfter` says in how many
 * seconds it makes sense to try again.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly sentence: Sentence
  readonly details: Record<string, unknown>
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    sentence: Sentence,
    details: Record<string, unknown> = {},
    { retryAfter }: { retryAfter?: number } = {},
  ) {
    super(typeof sentence === 'string' ? sentence : sentence.text)
    this.code = code
    this.sentence = sentence
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** When to try again, in seconds, where the error does not say. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 5, too_many_requests: 60 }
const BUSY = 'We cannot do this at the moment. Please try again shortly.'

/**
 * The only place that makes an error response, in the language of the caller. An unexpected error is logged and
 * answered as one neutral sentence. `findSay` must not throw.
 */
export async function errorResponse(
  error: unknown,
  c: Context<AppEnv>,
  findSay: (c: Context<AppEnv>) => Promise<Say>,
): Promise<Response> {
  const say = await findSay(c)
  if (error instanceof ValidationError) return c.json({ data: said(error.fields, say) }, 422)
  if (error instanceof AppError) return refused(error, say(error.sentence), c)
  return unexpected(error, c, say)
}

/** Refusals that an operator wants to see: somebody tries what they may not do, or too often. */
const SECURITY: Partial<Record<ErrorCode, string>> = {
  too_many_requests: 'limit',
  forbidden: 'refused',
  csrf: 'refused',
}

function refused({ code, details, ...error }: AppError, message: string, c: Context<AppEnv>): Response {
  const security = SECURITY[code]
  // The context is made after the first checks.
  const caller: Ctx | undefined = c.get('ctx')
  if (security)
    c.get('deps').log.info('call refused', {
      security,
      code,
      requestId: c.get('requestId'),
      path: routePath(c, -1),
      address: caller?.address,
    })
  const body: ErrorBody = { ...details, message, code, requestId: c.get('requestId') }
  const retryAfter = error.retryAfter ?? RETRY_AFTER[code]
  return c.json(body, errorCodes[code] as ContentfulStatusCode, {
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  })
}

function said(fields: FieldSentences, say: Say): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([name, sentences]) => [name, sentences.map(say)]))
}

function unexpected(error: unknown, c: Context<AppEnv>, say: Say): Response {
  const requestId = c.get('requestId')
  if (error instanceof StoreUnavailable || isDiskTrouble(error)) {
    c.get('deps').log.error('the store was not available', { requestId, error: String(error) })
    return refused(new AppError('unavailable', BUSY), say(BUSY), c)
  }
  c.get('deps').log.error('unexpected error', {
    requestId,
    method: c.req.method,
    path: routePath(c, -1),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
  const body: ErrorBody = {
    message: say('Something went wrong on our side. Please try again.'),
    code: 'internal',
    requestId,
  }
  return c.json(body, 500)
}
