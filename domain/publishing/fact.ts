import type { Cents } from '#contract/primitives.ts'
import type { FieldChange } from '#contract/publishing.staff.ts'

type Value = FieldChange['before']

/** One thing that a document says, as people read it. `key` finds the same thing in another version of the document. */
export type Fact = { key: string; field: string; part: string | null; language: string | null; value: Value }

export const euros = (amount: Cents): number => amount / 100

/** A fact in the restaurant's own language, about the whole document or a part of it. */
export const fact = (field: string, value: Value, part: string | null = null, partId = ''): Fact => ({
  key: `${field} ${partId}`,
  field,
  part,
  language: null,
  value,
})
