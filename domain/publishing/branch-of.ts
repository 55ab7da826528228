import { ALL_BRANCHES } from '../hours/hours-document.ts'
import type { AnyDocument, Kinded } from './document-set.ts'
import type { DocumentKind } from '#contract/document-kinds.ts'

/** The branch that a document is about; null for what counts at every branch, like the menu and the pages. */
export function branchOf(kind: DocumentKind, id: string, document: AnyDocument): string | null {
  const given = { kind, document } as Kinded
  switch (given.kind) {
    case 'branch':
      return id
    case 'hours':
      return id === ALL_BRANCHES ? null : id
    case 'area':
    case 'table':
    case 'special-day':
      return given.document.branchId
    default:
      return null
  }
}

/** Whether a member who works for some branches, or for all (null), may see a document. */
export const maySee = (branchIds: readonly string[] | null, branch: string | null): boolean =>
  branchIds === null || branch === null || branchIds.includes(branch)

/** Whether they may change it: what counts at every branch is changed by members of all branches. */
export const mayChangeAt = (branchIds: readonly string[] | null, branch: string | null): boolean =>
  branchIds === null || (branch !== null && branchIds.includes(branch))
