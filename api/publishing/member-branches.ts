import type { DocumentKind } from '#contract/document-kinds.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { branchMessages } from '#domain/publishing/branch-messages.ts'
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
export const worksAtBranches = (ctx: Ctx, ref: DocumentRef, ...stages: Stages): boolean =>
  whyRefused(ctx, ref, stages) === undefined

/** Throws `forbidden` for a document that the member does not work for, before or after the change. */
export function refuseForeignBranch(ctx: Ctx, ref: DocumentRef, ...stages: Stages): void {
  const reason = whyRefused(ctx, ref, stages)
  if (reason !== undefined) throw new AppError('forbidden', reason)
}

function whyRefused(ctx: Ctx, { kind, id }: DocumentRef, stages: Stages): string | undefined {
  const mine = branchesOfStaff(ctx.actor)
  const refused = stages
    .filter((document) => document !== null && document !== undefined)
    .map((document) => branchOf(kind, id, document))
    .filter((branch) => !mayChangeAt(mine, branch))
  if (refused.length === 0) return undefined
  return refused.includes(null) ? branchMessages.ofAllBranches : branchMessages.ofAnotherBranch
}
