import type { DocumentRef } from '#contract/publishing.staff.ts'
import { followDishes } from './branch-dishes.ts'
import { newlyIncomplete } from './check-set.ts'
import { type DocumentEdit, type DocumentSet, withEdits } from './document-set.ts'
import { tippingEdit } from './law-causes.ts'
import { withWholeOrder } from './menu-order.ts'
import { isSameRef } from './references.ts'

/** What guests see once some edits are published: the order of the menu and what branches do differently follow them. */
export function targetOf(published: DocumentSet, edits: readonly DocumentEdit[]): DocumentSet {
  const target = withWholeOrder(withEdits(published, edits))
  const branch = [...target.branch].map(([id, one]) => [id, followDishes(one, published, target)] as const)
  return { ...target, branch: new Map(branch) }
}

/**
 * The edits that can be published together: without those that name what would not be there or want what is taken, and
 * without those that take away what is named.
 */
export function soundEdits(published: DocumentSet, edits: readonly DocumentEdit[]): readonly DocumentEdit[] {
  const lacking = newlyIncomplete(published, targetOf(published, edits))
  if (lacking.length === 0) return edits
  const others = edits.filter((edit) => !lacking.some((one) => isSameRef(edit, one)))
  const still = newlyIncomplete(published, targetOf(published, others))
  const sound = edits.filter((edit) => others.includes(edit) || still.some((one) => isSameRef(edit, one)))
  if (sound.length < edits.length) return soundEdits(published, sound)
  // What lacks something without its own edit does so because of another one.
  const [first] = still
  const cause = first && tippingEdit(others, (some) => lacks(published, some, first))
  return soundEdits(
    published,
    edits.filter((edit) => edit !== cause),
  )
}

const lacks = (published: DocumentSet, edits: readonly DocumentEdit[], ref: DocumentRef): boolean =>
  newlyIncomplete(published, targetOf(published, edits)).some((one) => isSameRef(one, ref))
