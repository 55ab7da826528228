import { ApiError } from '#contract/client.ts'

/** Why something failed, as far as a screen needs to know. */
export type FailureKind =
  | 'signed-out'
  | 'forbidden'
  | 'offline'
  | 'missing'
  | 'conflict'
  | 'too-many'
  | 'failed'

/** `offline` is every call that never reached the server: no network, a stopped server, a timeout. */
export function failureKindOf(error: unknown): FailureKind {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 0) return 'offline'
  if (error.status === 401) return 'signed-out'
  if (error.status === 403) return 'forbidden'
  if (error.status === 404) return 'missing'
  if (error.status === 409) return 'conflict'
  if (error.status === 429) return 'too-many'
  return 'failed'
}

/** Why the server refused a call, in the language of the screen; undefined when it did not refuse but fail. */
export function refusalText(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return undefined
  return Object.values(error.fields).flat()[0] ?? error.message
}
