import { z } from 'zod'
import { type Ctx, type Deps, isoAt } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { seal, unseal } from '../platform/seal.ts'

const PURPOSE = 'preview'
const DAY_MS = 24 * 3_600_000

const Sealed = z.object({ until: z.number(), branchIds: z.array(z.string()).nullable() })

/** What a link to the preview shows: the drafts that a member of these branches sees; null stands for all. */
export type PreviewScope = readonly string[] | null

/** The address under which this shop shows what is drafted and its maker sees, to whoever has it, until it ends. */
export function previewLink({ deps, actor }: Ctx): { path: string; until: string } {
  const until = deps.clock() + DAY_MS
  const sealed = { until, branchIds: branchesOfStaff(actor) }
  return { path: `/preview/${seal(deps.secret, PURPOSE, JSON.stringify(sealed))}`, until: isoAt(until) }
}

/** What the link with this token shows; undefined when it has ended or is not of this shop. */
export function readPreviewLink(
  deps: Pick<Deps, 'clock' | 'secret'>,
  token: string,
): { branchIds: PreviewScope } | undefined {
  const text = unseal(deps.secret, PURPOSE, token)
  const { success, data } = Sealed.safeParse(text === undefined ? undefined : JSON.parse(text))
  return success && data.until > deps.clock() ? { branchIds: data.branchIds } : undefined
}
