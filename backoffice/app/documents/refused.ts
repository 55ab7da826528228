import { ApiError } from '#contract/client.ts'
import { DocumentRefusal } from '#contract/publishing.staff.ts'

/** What a refused write of documents says beyond its message; empty when it is something else. */
export function refusalOf(error: unknown): Partial<DocumentRefusal> {
  if (!(error instanceof ApiError) || error.status !== 409) return {}
  return DocumentRefusal.safeParse(error.body).data ?? {}
}

/** Whether a refusal carries the document as somebody else has saved it. */
export const isOvertaken = (refusal: Partial<DocumentRefusal>): boolean => refusal.current !== undefined
