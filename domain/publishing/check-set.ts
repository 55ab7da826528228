import type { DocumentRef } from '#contract/publishing.staff.ts'
import { wrongChoice, wrongOrder } from './check-choices.ts'
import { allDocuments, type DocumentSet } from './document-set.ts'
import { losingCombos } from './losing-combos.ts'
import { isSameRef, keyOf, missingReferences, partIndex, partsOf } from './references.ts'

/** A document that cannot be published as it is, and what it needs that is not there or taken. */
export type Incomplete = DocumentRef & {
  fields: string[]
  /** What it names that is not there. */
  missing: string[]
}

/**
 * The documents of a set that name something that is not there, or share with another one what only one may have. A
 * set of all drafts is whole; a choice of them may not be.
 */
export function checkSet(set: DocumentSet): Incomplete[] {
  const index = partIndex(set)
  const holders = new Map<string, string>()
  const isTaken = (name: string, owner: string) => {
    const holder = holders.get(name) ?? owner
    holders.set(name, holder)
    return holder !== owner
  }
  return allDocuments(set).flatMap(({ kind, id, document }) => {
    const owner = `${kind}/${id}`
    const missing = missingReferences(index, { kind, id }, document)
    const parts = partsOf(kind, id, document).filter((part) => isTaken(`${part.kind}/${part.id}`, owner))
    const shared = 'slug' in document && isTaken(`slug of ${kind}/${document.slug}`, owner) ? ['slug'] : []
    const holderKind = 'kind' in document ? document.kind : kind
    const code =
      'code' in document && isTaken(`code of ${holderKind}/${document.code}`, owner) ? ['code'] : []
    const choices =
      kind === 'variant'
        ? wrongChoice(set, id, set.variant.get(id)!)
        : kind === 'product'
          ? wrongOrder(set, set.product.get(id)!.variants)
          : []
    const fields = [
      ...missing.map(({ field }) => field),
      ...parts.map(({ field }) => field),
      ...shared,
      ...code,
      ...choices.map(([field]) => field),
    ]
    return fields.length > 0 ? [{ kind, id, fields, missing: missing.map(keyOf) }] : []
  })
}

/**
 * What lacks something in a set and did not before, also a dish that a combo would lose: a shop must be able to publish its
 * way out of what is wrong.
 */
export function newlyIncomplete(before: DocumentSet, target: DocumentSet): Incomplete[] {
  const known = new Set(checkSet(before).map((one) => JSON.stringify(one)))
  const found = checkSet(target).filter((one) => !known.has(JSON.stringify(one)))
  const losing = losingCombos(before, target).filter((one) => !found.some((other) => isSameRef(one, other)))
  return [...found, ...losing.map((one) => ({ ...one, missing: [] }))]
}
