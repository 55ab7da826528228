export type ChangedField = {
  /** Where the value stands: `prices.0.amount`; empty for a value that is no object. */
  path: string
  /** As text; empty when there was none. */
  before: string
  after: string
}

/** What differs between two JSON values, field by field, in the order in which they stand. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [new Map(leaves(before, '')), new Map(leaves(after, ''))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter((field) => field.before !== field.after)
}

function leaves(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[path, String(value)]]
  return Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`))
}
