import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { type ErrorBody, type ErrorCode, errorCodes, type FieldErrors } from '#contract/errors.ts'
import { StoreUnavailable } from '../db/store-unavailable.ts'
import type { AppEnv } from './app-env.ts'

/** An expected refusal by field: answered 422 with every message. */
export class ValidationError extends Error {
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('Validation Error')
    this.fields = fields
  }
}

/** Refuses when a rule of `domain` found something wrong with the fields. */
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
  readonly details: Record<string, unknown>
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    details: Record<string, unknown> = {},
    { retryAfter }: { retryAfter?: number } = {},
  ) {
    super(message)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

/** When to try again, in seconds, where nobody knows better. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 5, too_many_requests: 60 }
const BUSY = 'We cannot do this at the moment. Please try again shortly.'

/** The only place that makes an error response. What is not expected is logged and shown as one neutral sentence. */
export function errorResponse(error: unknown, c: Context<AppEnv>): Response {
  if (error instanceof ValidationError) return c.json({ data: error.fields }, 422)
  const requestId = c.get('requestId')
  if (error instanceof StoreUnavailable) {
    c.get('deps').log.error('the database was not available', { requestId, error: error.message })
    return errorResponse(new AppError('unavailable', BUSY), c)
  }
  if (error instanceof AppError) {
    const body: ErrorBody = { ...error.details, message: error.message, code: error.code, requestId }
    const retryAfter = error.retryAfter ?? RETRY_AFTER[error.code]
    return c.json(body, errorCodes[error.code] as ContentfulStatusCode, {
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
  }
  c.get('deps').log.error('unexpected error', {
    requestId,
    method: c.req.method,
    path: routePath(c, -1),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  })
  const body: ErrorBody = {
    message: 'Something went wrong on our side. Please try again.',
    code: 'internal',
    requestId,
  }
  return c.json(body, 500)
}
