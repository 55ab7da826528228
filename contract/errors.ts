/** Every error code a response may carry besides field errors. Closed list: clients may switch over it. */
export const errorCodes = {
  malformed_json: 400,
  unauthenticated: 401,
  payment_failed: 402,
  forbidden: 403,
  csrf: 403,
  second_factor_needed: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  quote_changed: 409,
  idempotency_mismatch: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorCodes

/** Field errors as spec 5 shows them: field name to its messages, first one first. */
export type FieldErrors = Record<string, string[]>

/** What stands in the body of every error response that is not about fields. */
export type ErrorBody = { message: string; code: ErrorCode; requestId?: string }
