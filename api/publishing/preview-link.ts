import { type Deps, isoAt } from '../context.ts'
import { seal, unseal } from '../platform/seal.ts'

const PURPOSE = 'preview'
const DAY_MS = 24 * 3_600_000

/** The address under which this shop shows everything that is drafted, to whoever has it, until it ends. */
export function previewLink(deps: Deps): { path: string; until: string } {
  const until = deps.clock() + DAY_MS
  return { path: `/preview/${seal(deps.secret, PURPOSE, String(until))}`, until: isoAt(until) }
}

/** When the link with this token ends, in milliseconds since 1970; undefined when it has ended or is not of this shop. */
export function previewEnd(deps: Pick<Deps, 'clock' | 'secret'>, token: string): number | undefined {
  const until = Number(unseal(deps.secret, PURPOSE, token))
  return until > deps.clock() ? until : undefined
}
