import type { DocumentRef } from '#contract/publishing.staff.ts'

/** One text for one document. */
export const keyOf = ({ kind, id }: DocumentRef): string => `${kind}/${id}`
