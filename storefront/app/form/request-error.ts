import { ApiError } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'

/** Why a form was not taken, when it is not about one of its fields. `ended` is a session that is over. */
export type RequestError = { kind: 'said' | 'lost' | 'broken' | 'ended'; message: string }

/** What a refused or lost call means for a form with these fields. */
export function requestErrorOf(
  error: unknown,
  fields: readonly string[],
): { fields: FieldErrors; requestError: RequestError | undefined } {
  if (!(error instanceof ApiError)) return { fields: {}, requestError: { kind: 'lost', message: '' } }
  if (error.code === 'fields') {
    const entries = Object.entries(error.fields)
    const others = entries.flatMap(([name, said]) => (fields.includes(name) ? [] : said.slice(0, 1)))
    return {
      fields: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
      requestError: others[0] === undefined ? undefined : { kind: 'said', message: others.join(', ') },
    }
  }
  return { fields: {}, requestError: requestErrorByStatus(error) }
}

function requestErrorByStatus({ status, message }: ApiError): RequestError {
  if (status === 401) return { kind: 'ended', message }
  if (status >= 500) return { kind: 'broken', message }
  return { kind: 'said', message }
}
