import type {
  DocumentChange,
  DocumentRef,
  LawFinding,
  NamedDocument,
  Publication,
} from '#contract/publishing.staff.ts'
import { followDishes } from '#domain/publishing/branch-dishes.ts'
import { describeEdit } from '#domain/publishing/compare-documents.ts'
import { type DocumentEdit, type DocumentSet, findDocument } from '#domain/publishing/document-set.ts'
import { withoutCauses } from '#domain/publishing/law-causes.ts'
import { findingKey, newlyRed } from '#domain/publishing/law-check.ts'
import { mayChange } from '#domain/publishing/may-change.ts'
import { isSameRef } from '#domain/publishing/references.ts'
import { soundEdits, targetOf } from '#domain/publishing/sound-edits.ts'
import { type Ctx, isoNow, transaction } from '../context.ts'
import { bumpContentVersion, readContentVersion } from '../db/content-version.ts'
import { staffOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { publishLiveEvent } from '../notifications/index.ts'
import { recordChange } from '../staff/index.ts'
import { namedDrafts, soundDrafts } from './broken-drafts.ts'
import { encodeDocument } from './document-json.ts'
import { refuseRemoval, writePublished } from './document-stores.ts'
import { worksAtBranches } from './member-branches.ts'
import { conflictWith, refuseIncomplete } from './refuse.ts'
import { author, forgetDraft, isSameDocument } from './store-draft.ts'
import { editOf, entryOf, lockDrafts, readWorkspace, refOf, type Workspace } from './workspace.ts'

type Published = { publication: Publication | null; blocked: LawFinding[]; broken: NamedDocument[] }

/** A draft that is to be published, and the version that was seen. */
export type WantedDraft = DocumentRef & { version?: string | undefined }

/**
 * Publishes drafts, all when none are named, in one transaction and under one new content version; no publication when
 * there is nothing to publish. Drafts that would bring about something unlawful stay drafts, as do broken ones. Throws
 * `conflict` when a draft is not at the version that was seen, or with the documents that need drafts that are not published with them;
 * `ValidationError` for a branch that has to stay.
 */
export async function publishDrafts(
  ctx: Ctx,
  wanted?: readonly WantedDraft[] | undefined,
): Promise<Published> {
  const published = await transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    const isBroken = among(soundDrafts(workspace).broken)
    const chosen = chooseDrafts(ctx, workspace, wanted, isBroken)
    const sound = chosen.filter((ref) => !isBroken(ref)).map((ref) => editOf(workspace, ref))
    const { edits, blocked } = withoutBlocked(workspace.published, sound)
    const target = targetOf(workspace.published, edits)
    refuseIncomplete(workspace.published, target)
    for (const edit of edits) if (edit.after === null) await refuseRemoval(ctx, edit)
    const written = withBranches(workspace.published, target, edits)
    const publication =
      written.length > 0 ? await writePublication(ctx, workspace.published, target, written) : null
    for (const edit of edits) if (!waitsForDishes(workspace, target, edit)) await forgetDraft(ctx, edit)
    const broken = namedDrafts(ctx, workspace, chosen.filter(isBroken))
    return { publication, blocked: [...blocked], broken }
  })
  if (published.publication) await ctx.deps.content.refresh()
  return published
}

/**
 * The edits with what they do to branches: a dish that goes or moves takes along what branches do differently about it. So
 * it comes back when the publication is taken back.
 */
function withBranches(
  published: DocumentSet,
  target: DocumentSet,
  edits: readonly DocumentEdit[],
): DocumentEdit[] {
  const ids = new Set([...published.branch.keys(), ...target.branch.keys()])
  const branches = [...ids].map((id) => {
    const ref = { kind: 'branch' as const, id }
    return { ...ref, before: findDocument(published, ref), after: findDocument(target, ref) }
  })
  const changed = branches.filter((one) => !isSameDocument(one, one.before, one.after))
  return [...edits.filter(({ kind }) => kind !== 'branch'), ...changed]
}

/** Whether a draft of a branch names dishes, or their sizes, that are drafted and not published yet. */
function waitsForDishes({ published, drafted }: Workspace, target: DocumentSet, edit: DocumentEdit): boolean {
  const [planned, written] = [drafted.branch.get(edit.id), target.branch.get(edit.id)]
  if (edit.kind !== 'branch' || !planned || !written) return false
  const later = followDishes(written, target, drafted)
  return !isSameDocument(edit, followDishes(planned, published, drafted), later)
}

/**
 * The edits that the law check does not block, and why it blocks the others: what they would bring about may be about
 * another document. What needs a blocked document is held back with it, and so is what would take away what is named as
 * long as a document is held back; leaving something out may block another one.
 */
function withoutBlocked(
  published: DocumentSet,
  edits: readonly DocumentEdit[],
  before: readonly LawFinding[] = [],
): { edits: readonly DocumentEdit[]; blocked: readonly LawFinding[] } {
  const red = newlyRed(published, targetOf(published, edits))
  const known = new Set(before.map(findingKey))
  const blocked = [...before, ...red.filter((one) => !known.has(findingKey(one)))]
  const lawful = red.reduce((some, finding) => withoutCauses(published, some, finding), edits)
  const left = blocked.length > 0 ? soundEdits(published, lawful) : lawful
  return left.length === edits.length ? { edits, blocked } : withoutBlocked(published, left, blocked)
}

const among =
  (refs: readonly DocumentRef[]) =>
  (ref: DocumentRef): boolean =>
    refs.some((one) => isSameRef(one, ref))

/**
 * The drafts that are wanted; one that was published meanwhile as it was seen is left out, and so are those that the
 * member may not publish. Throws `forbidden` when the member may publish none of them, `conflict` for another version than
 * was seen, unless the draft is broken.
 */
function chooseDrafts(
  ctx: Ctx,
  workspace: Workspace,
  wanted: readonly WantedDraft[] | undefined,
  isBroken: (ref: DocumentRef) => boolean,
): DocumentRef[] {
  const drafts = workspace.rows.map(refOf)
  const isAllowed = (ref: DocumentRef) => {
    const { before, after } = editOf(workspace, ref)
    return mayChange(staffOf(ctx.actor).role, ref) && worksAtBranches(ctx, ref, before, after)
  }
  if (!wanted) return drafts.filter(isAllowed)
  const allowed = wanted.filter(isAllowed)
  if (wanted.length > 0 && allowed.length === 0) throw new AppError('forbidden', 'Not allowed')
  return allowed.flatMap(({ version, ...ref }) => {
    const entry = entryOf(workspace, ref)
    const isOther = version !== undefined && entry?.version !== version
    if (isOther && !isBroken(ref)) throw conflictWith(ref.kind, entry)
    return drafts.filter((draft) => isSameRef(draft, ref))
  })
}

async function writePublication(
  ctx: Ctx,
  from: DocumentSet,
  to: DocumentSet,
  edits: readonly DocumentEdit[],
): Promise<Publication> {
  await writePublished(ctx.db, to, new Set(edits.map(({ kind }) => kind)))
  await bumpContentVersion(ctx.db)
  const documents: DocumentChange[] = edits.map((edit) => describeEdit(edit, from, to))
  const stored = edits.map(({ kind, id, before, after }) => ({
    kind,
    id,
    before: before && encodeDocument(kind, before),
    after: after && encodeDocument(kind, after),
  }))
  const row = {
    id: ctx.deps.newId(),
    published_at: isoNow(ctx.deps),
    ...(await author(ctx)),
    content_version: await readContentVersion(ctx.db),
  }
  await ctx.db
    .insertInto('publications')
    .values({ ...row, changes_json: JSON.stringify(documents), edits_json: JSON.stringify(stored) })
    .execute()
  await recordChange(ctx, {
    subject: { kind: 'publication', id: row.id, name: '' },
    before: stored.map(({ kind, id, before }) => ({ kind, id, document: before })),
    after: stored.map(({ kind, id, after }) => ({ kind, id, document: after })),
  })
  await publishLiveEvent(ctx, { kind: 'content.published', orderId: null })
  return {
    id: row.id,
    publishedAt: row.published_at,
    publishedBy: row.member_name,
    contentVersion: row.content_version,
    documents,
  }
}
