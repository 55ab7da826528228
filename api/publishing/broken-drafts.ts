import type { DocumentRef } from '#contract/publishing.staff.ts'
import { documentName } from '#domain/publishing/document-names.ts'
import type { DocumentSet } from '#domain/publishing/document-set.ts'
import { soundEdits, targetOf } from '#domain/publishing/sound-edits.ts'
import type { Ctx } from '../context.ts'
import { branchesOfStaff } from '../http/access.ts'
import { withMadeSlugs } from './made-slugs.ts'
import { isVisible } from './member-branches.ts'
import { type DraftRow, editOf, entryOf, isReadable, refOf, type Workspace } from './workspace.ts'

/** A choice of drafts without those that cannot be published whatever is published with them. */
export type Sound = {
  /** What would be seen if the others were published. */
  set: DocumentSet
  /** Drafts that this version cannot read, that name what is gone, or that take away what is named. */
  broken: readonly DocumentRef[]
}

/** Tells the sound drafts from the broken ones, which another version or a restored backup may leave behind. */
export function soundDrafts(workspace: Workspace, rows: readonly DraftRow[] = workspace.rows): Sound {
  const edits = rows.filter(isReadable).map((row) => editOf(workspace, refOf(row)))
  const sound = soundEdits(workspace.published, edits)
  const isSound = ({ kind, id }: DocumentRef) => sound.some((one) => one.kind === kind && one.id === id)
  return {
    set: withMadeSlugs(targetOf(workspace.published, sound)),
    broken: rows.map(refOf).filter((ref) => !isSound(ref)),
  }
}

/** Whether the member sees a draft; one that cannot be read is told to those who work for all branches. */
export function isSeen(ctx: Ctx, workspace: Workspace, ref: DocumentRef): boolean {
  const entry = entryOf(workspace, ref)
  return entry ? isVisible(ctx, ref.kind, entry) : branchesOfStaff(ctx.actor) === null
}

/** The restaurant's own word for what is drafted; the id of what cannot be read. */
export function draftName(workspace: Workspace, { kind, id }: DocumentRef): string {
  const entry = entryOf(workspace, { kind, id })
  return entry ? documentName(kind, id, entry.document) : id
}

/** The drafts that the member sees, each with its name. */
export const namedDrafts = (
  ctx: Ctx,
  workspace: Workspace,
  refs: readonly DocumentRef[],
): (DocumentRef & { name: string })[] =>
  refs
    .filter((ref) => isSeen(ctx, workspace, ref))
    .map((ref) => ({ ...ref, name: draftName(workspace, ref) }))
