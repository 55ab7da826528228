import type { Extra } from '#contract/menu.ts'
import { EXTRAS_WITHOUT_FILTER } from '../limits.ts'
import { foldedIncludes } from '../text/fold.ts'

/** Whether a list of extras gets a filter field (ux.md U-19). */
export const hasExtrasFilter = (extras: readonly Extra[]): boolean => extras.length > EXTRAS_WITHOUT_FILTER

/** The extras whose name contains the query; chosen ones always stay, and stand first while a query is given. */
export function filterExtras(extras: readonly Extra[], query: string, chosen: ReadonlySet<string>): Extra[] {
  if (query.trim() === '') return [...extras]
  const selected = extras.filter((extra) => chosen.has(extra.id))
  const found = extras.filter((extra) => !chosen.has(extra.id) && foldedIncludes(extra.name, query))
  return [...selected, ...found]
}
