import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { branchOf, mayChangeAt, maySee } from '#domain/publishing/branch-of.ts'
import type { AnyDocument } from '#domain/publishing/document-set.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import type { Entry } from './workspace.ts'

/** Whether a document concerns the member: one of some branches sees nothing of the others. */
export const isVisible = (ctx: Ctx, kind: DocumentKind, { id, document }: Entry): boolean =>
  maySee(branchesOfStaff(ctx.actor), branchOf(kind, id, document))

/** Throws `forbidden` for a document of a branch that the member does not work for, before or after the change. */
export function refuseForeignBranch(
  ctx: Ctx,
  { kind, id }: DocumentRef,
  ...documents: readonly (AnyDocument | null | undefined)[]
): void {
  const mine = branchesOfStaff(ctx.actor)
  const isForeign = documents.some((document) => document && !mayChangeAt(mine, branchOf(kind, id, document)))
  if (isForeign) throw new AppError('forbidden', 'Not allowed')
}
