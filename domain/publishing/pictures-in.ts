import type { DocumentKind } from '#contract/document-kinds.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import type { AnyDocument, Kinded } from './document-set.ts'

/** The pictures that a document shows. */
export function picturesIn(kind: DocumentKind, document: AnyDocument): readonly StoredPicture[] {
  const given = { kind, document } as Kinded
  switch (given.kind) {
    case 'category':
      return [...posterOf(given.document), ...given.document.gallery]
    case 'product':
    case 'combo':
      return posterOf(given.document)
    case 'setting':
      return Object.values(given.document.media).flatMap(({ data }) => data)
    default:
      return []
  }
}

const posterOf = ({ poster }: { poster: StoredPicture | null }): StoredPicture[] => (poster ? [poster] : [])
