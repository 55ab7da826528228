import type { DocumentKind } from '#contract/document-kinds.ts'
import { ALL_BRANCHES } from '../hours/hours-document.ts'
import type { AnyDocument, DocumentSet, Kinded } from './document-set.ts'

/** The names behind ids. */
export type NameOf = (kind: DocumentKind | 'size' | 'option', id: string) => string

/** The names of everything in a set; an allergen or additive is named by its code. */
export function namesIn(set: DocumentSet): NameOf {
  const sizes = new Map(
    [...set.category.values()].flatMap((category) =>
      category.sizes.map((size) => [size.id, `${category.name} ${size.name}`] as const),
    ),
  )
  const options = new Map(
    [...set.variant.values()].flatMap((variant) =>
      variant.options.map((option) => [option.id, `${variant.name}: ${option.name}`] as const),
    ),
  )
  return (kind, id) => {
    if (kind === 'size') return sizes.get(id) ?? id
    if (kind === 'option') return options.get(id) ?? id
    const found = set[kind].get(id)
    return found ? documentName(kind, id, found) : id
  }
}

/** The restaurant's own word for a document. */
export function documentName(kind: DocumentKind, id: string, document: AnyDocument): string {
  const given = { kind, document } as Kinded
  switch (given.kind) {
    case 'notice':
      return `${given.document.code} ${given.document.name}`
    case 'menu-order':
    case 'languages':
      return ''
    case 'translation':
    case 'setting':
      return id
    case 'hours':
      return id === ALL_BRANCHES ? '' : id
    default:
      return given.document.name || id
  }
}
