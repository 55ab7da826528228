import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { branchOf, mayChangeAt, maySee } from '#domain/publishing/branch-of.ts'
import type { AnyDocument } from '#domain/publishing/document-set.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { AppError } from '../http/errors.ts'

type Seen = { id: string; document: AnyDocument }

/** Whether a document concerns the member: one of some branches sees nothing of the others. */
export const isVisible = (ctx: Ctx, kind: DocumentKind, { id, document }: Seen): boolean =>
  maySee(branchesOfStaff(ctx.actor), branchOf(kind, id, document))

type Stages = readonly (AnyDocument | null | undefined)[]

/** Whether the member works for every branch that a document is about, before and after a change. */
export function worksAtBranches(ctx: Ctx, { kind, id }: DocumentRef, ...stages: Stages): boolean {
  const mine = branchesOfStaff(ctx.actor)
  return stages.every((document) => !document || mayChangeAt(mine, branchOf(kind, id, document)))
}

/** Throws `forbidden` for a document of a branch that the member does not work for, before or after the change. */
export function refuseForeignBranch(ctx: Ctx, ref: DocumentRef, ...stages: Stages): void {
  if (!worksAtBranches(ctx, ref, ...stages)) throw new AppError('forbidden', 'Not allowed')
}
