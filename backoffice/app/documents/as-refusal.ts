import { ApiError } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { I18n } from '#ui/i18n.tsx'

type Issue = { code: string; path: readonly PropertyKey[] }

/**
 * What a document lacks to be sent at all, as the server would refuse it: by field. The client of the API checks what it
 * sends by the same schema, and throws a `ZodError` before anything leaves the browser. Other errors stay as they are.
 */
export function asRefusal(error: unknown, t: I18n['t']): unknown {
  const issues = error instanceof Error && 'issues' in error ? (error.issues as readonly Issue[]) : undefined
  if (!issues) return error
  const fields: FieldErrors = {}
  for (const { code, path } of issues)
    (fields[path.join('.')] ??= []).push(
      code === 'too_small'
        ? t('Please fill this in')
        : t('This value does not have the form that is expected'),
    )
  return new ApiError(422, 'fields', 'Some fields are wrong', { data: fields })
}
