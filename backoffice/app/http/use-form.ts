import { useEffect, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { FieldErrors } from '#contract/errors.ts'
import { type FailureKind, failureKindOf } from './failure-kind.ts'
import { focusFirstError } from './focus-first-error.ts'

export type Form = {
  isBusy: boolean
  /** The first message of each wrong field. */
  issue(field: string): string | undefined
  /** Why the whole was refused; undefined while nothing or only fields were wrong. */
  failure: FailureKind | undefined
  /** Sends once at a time. Answers undefined when it was refused. */
  submit<T>(call: () => Promise<T>): Promise<{ answer: T } | undefined>
}

/** What a form needs of its answers: wrong fields beside the fields, everything else as one failure. */
export function useForm(): Form {
  const [isBusy, setBusy] = useState(false)
  const [issues, setIssues] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<FailureKind>()
  useEffect(() => {
    if (Object.keys(issues).length > 0) focusFirstError(document.activeElement?.closest('form'))
  }, [issues])
  async function submit<T>(call: () => Promise<T>): Promise<{ answer: T } | undefined> {
    if (isBusy) return undefined
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await call()
      setIssues({})
      return { answer }
    } catch (error) {
      const isAboutFields = error instanceof ApiError && error.code === 'fields'
      setIssues(isAboutFields ? error.fields : {})
      if (!isAboutFields) setFailure(failureKindOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, issue: (field) => issues[field]?.[0], submit }
}
