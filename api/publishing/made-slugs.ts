import type { DocumentRef } from '#contract/publishing.staff.ts'
import { allDocuments, type DocumentSet, withEdits } from '#domain/publishing/document-set.ts'
import { freeSlug } from '#domain/publishing/slug.ts'

/** The address that a document of this name gets among the others of its kind. */
export function madeSlug(set: DocumentSet, { kind, id }: DocumentRef, name: string): string {
  const others = [...set[kind]].filter(([other]) => other !== id)
  const taken = new Set(others.map(([, one]) => ('slug' in one ? one.slug : '')))
  return freeSlug(name, (slug) => taken.has(slug))
}

/**
 * The set with an address for every document without one, made from its present name. A draft is kept without one, so
 * that the address follows the name until it is published.
 */
export function withMadeSlugs(set: DocumentSet): DocumentSet {
  let made = set
  for (const { kind, id, document } of allDocuments(set)) {
    if (!('slug' in document) || document.slug !== '') continue
    const slug = madeSlug(made, { kind, id }, document.name)
    made = withEdits(made, [{ kind, id, after: { ...document, slug } }])
  }
  return made
}
