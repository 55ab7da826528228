import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { ALL_BRANCHES } from '../hours/hours-document.ts'
import { isPageSetting } from '../settings/page-settings.ts'
import { allDocuments, type AnyDocument, type DocumentSet, type Kinded } from './document-set.ts'

/** What a document can name: another document, or a part that another document holds. */
export type PartKind = DocumentKind | 'size' | 'slot' | 'option'
export type Part = { kind: PartKind; id: string }
/** What a document names, and by which of its fields. */
export type Reference = Part & { field: string }

/** Whether two references name the same document. */
export const isSameRef = (a: DocumentRef, b: DocumentRef): boolean => a.kind === b.kind && a.id === b.id

/** One text for a part. */
export const keyOf = ({ kind, id }: Part): string => `${kind}/${id}`

/** The document itself and the parts that it holds, which others may name. */
export function partsOf(kind: DocumentKind, id: string, document: AnyDocument): Reference[] {
  const given = { kind, document } as Kinded
  const self = { kind, id, field: 'id' }
  const parts = (of: PartKind, name: string, list: readonly { id: string }[]): Reference[] =>
    list.map((part, at) => ({ kind: of, id: part.id, field: `${name}.${at}.id` }))
  switch (given.kind) {
    case 'category':
      return [self, ...parts('size', 'sizes', given.document.sizes)]
    case 'combo':
      return [self, ...parts('slot', 'slots', given.document.slots)]
    case 'variant':
      return [self, ...parts('option', 'options', given.document.options)]
    default:
      return [self]
  }
}

const list = (kind: PartKind, field: string, ids: readonly string[]): Reference[] =>
  ids.map((id, at) => ({ kind, id, field: `${field}.${at}` }))

const notices = (one: { allergens: string[]; additives: string[] }, prefix = ''): Reference[] => [
  ...list('notice', `${prefix}allergens`, one.allergens),
  ...list('notice', `${prefix}additives`, one.additives),
]

const sizes = (field: string, rows: readonly { sizeId: string }[]): Reference[] =>
  rows.map(({ sizeId }, at) => ({ kind: 'size', id: sizeId, field: `${field}.${at}.sizeId` }))

/** Everything else that a document names. The order of the menu names nothing: what is gone is left out of it. */
export function referencesOf(kind: DocumentKind, id: string, document: AnyDocument): Reference[] {
  const given = { kind, document } as Kinded
  switch (given.kind) {
    case 'product': {
      const { categoryId, variants, extras } = given.document
      return [
        { kind: 'category', id: categoryId, field: 'categoryId' },
        ...sizes('sizes', given.document.sizes),
        ...list('variant', 'variants', variants),
        ...list('extra', 'extras', extras),
        ...notices(given.document),
      ]
    }
    case 'combo':
      return given.document.slots.flatMap((slot, at): Reference[] => [
        { kind: 'size', id: slot.sizeId, field: `slots.${at}.sizeId` },
        ...list('product', `slots.${at}.products`, slot.products),
      ])
    case 'variant': {
      const { dependsOn, options } = given.document
      return [
        ...(dependsOn === null ? [] : [{ kind: 'option' as const, id: dependsOn, field: 'dependsOn' }]),
        ...options.flatMap((option, at): Reference[] => [
          ...(option.comboId === null
            ? []
            : [{ kind: 'combo' as const, id: option.comboId, field: `options.${at}.comboId` }]),
          ...notices(option, `options.${at}.`),
        ]),
      ]
    }
    case 'setting':
      return isPageSetting(id) && given.document.value !== ''
        ? [{ kind: 'page', id: given.document.value, field: 'value' }]
        : []
    case 'hours':
      return id === ALL_BRANCHES ? [] : [{ kind: 'branch', id, field: 'id' }]
    case 'table':
      return [{ kind: 'branch', id: given.document.branchId, field: 'branchId' }]
    case 'special-day':
    case 'area': {
      const { branchId } = given.document
      return branchId === null ? [] : [{ kind: 'branch', id: branchId, field: 'branchId' }]
    }
    case 'extra':
      return [...sizes('prices', given.document.prices), ...notices(given.document)]
    default:
      return []
  }
}

/** Everything that can be named in a set, with the document that holds it. */
export function partIndex(set: DocumentSet): ReadonlyMap<string, DocumentRef> {
  return new Map(
    allDocuments(set).flatMap(({ kind, id, document }) =>
      partsOf(kind, id, document).map((part) => [keyOf(part), { kind, id }] as const),
    ),
  )
}

/** The documents that name one of some parts. */
export function usersOf(set: DocumentSet, parts: readonly Part[]): DocumentRef[] {
  const wanted = new Set(parts.map(keyOf))
  return allDocuments(set)
    .filter(({ kind, id, document }) =>
      referencesOf(kind, id, document).some((one) => wanted.has(keyOf(one))),
    )
    .map(({ kind, id }) => ({ kind, id }))
}

/** Which parts of a document are gone after an edit. */
export function lostParts(
  { kind, id }: DocumentRef,
  before: AnyDocument | null,
  after: AnyDocument | null,
): Part[] {
  const kept = new Set((after ? partsOf(kind, id, after) : []).map(keyOf))
  return (before ? partsOf(kind, id, before) : []).filter((part) => !kept.has(keyOf(part)))
}

/** The references of a document that name nothing in the set. */
export function missingReferences(
  index: ReadonlyMap<string, DocumentRef>,
  { kind, id }: DocumentRef,
  document: AnyDocument,
): Reference[] {
  return referencesOf(kind, id, document).filter((one) => !index.has(keyOf(one)))
}

/** The document that holds a part. */
export const holderOf = (index: ReadonlyMap<string, DocumentRef>, part: Part): DocumentRef | undefined =>
  index.get(keyOf(part))
