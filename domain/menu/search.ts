import { fold } from '../text/fold.ts'

export type SearchEntry = { id: string; name: string; category: string; description: string }

/** The folded texts of a menu, per entry in the order name, category, description. */
export type SearchIndex = readonly { id: string; fields: readonly (readonly string[])[] }[]

export const searchIndex = (entries: readonly SearchEntry[]): SearchIndex =>
  entries.map(({ id, name, category, description }) => ({
    id,
    fields: [name, category, description].map(fold),
  }))

/**
 * The ids of the entries that contain every word of the query: found by name first, then by category, then by
 * description; within that in menu order (ux.md 1.3). An empty query finds nothing.
 */
export function search(index: SearchIndex, query: string): string[] {
  const words = query
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(fold)
  if (words.length === 0) return []
  return index
    .map(({ id, fields }) => ({ id, rank: Math.max(...words.map((word) => rankOf(fields, word))) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ id }) => id)
}

function rankOf(fields: readonly (readonly string[])[], word: readonly string[]): number {
  const rank = fields.findIndex((forms) => forms.some((form) => word.some((part) => form.includes(part))))
  return rank === -1 ? Infinity : rank
}
