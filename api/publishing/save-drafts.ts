import type { WrittenDocument } from '#contract/menu-drafts.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import {
  type AnyDocument,
  documentKinds,
  type DocumentSet,
  findDocument,
  withEdits,
} from '#domain/publishing/document-set.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { AppError, type FieldSentences, ValidationError } from '../http/errors.ts'
import { recordChange } from '../staff/index.ts'
import { completeDocument } from './complete-document.ts'
import { encodeDocument } from './document-json.ts'
import { withMadeSlugs } from './made-slugs.ts'
import { refuseLoss, refuseWrong, withName } from './refuse.ts'
import { isSameDocument, writeDrafts } from './store-draft.ts'
import { entryOf, lockDrafts, readWorkspace, type Workspace } from './workspace.ts'

type Edit = DocumentRef & {
  after: AnyDocument | null
  sent: AnyDocument | null
  version: string | undefined
  at: number
}
type Stand = DocumentRef & { version: string | null }

/**
 * Drafts several documents, all or none, with one line in the log. Throws `conflict` with `drafts`, those that are not at
 * their `version` any more, or with `usedIn`, what needs something that would be gone; `ValidationError` by field.
 */
export async function saveDrafts(ctx: Ctx, sent: readonly WrittenDocument[]): Promise<Stand[]> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    const { kept } = workspace
    const edits = completeAll(ctx, kept, sent)
    const changed = edits.filter((edit) => !isSameDocument(edit, findDocument(kept, edit), edit.after))
    refuseOvertaken(workspace, changed)
    refuseWrong(withMadeSlugs(withEdits(kept, changed)), changed)
    refuseLoss(kept, changed)
    if (changed.length > 0) {
      await writeDrafts(ctx, workspace, changed)
      await recordChange(ctx, {
        subject: { kind: 'menu-drafts', id: 'menu', name: '' },
        before: wireOf(changed.map((edit) => ({ ...edit, document: findDocument(kept, edit) }))),
        after: wireOf(changed.map((edit) => ({ ...edit, document: edit.after }))),
      })
    }
    const now = await readWorkspace(ctx.db)
    return sent.map(({ kind, id }) => ({ kind, id, version: entryOf(now, { kind, id })?.version ?? null }))
  })
}

/** The documents in the form in which they are kept, each after those that it can name. Throws by field when one is there twice. */
function completeAll(ctx: Ctx, kept: DocumentSet, sent: readonly WrittenDocument[]): Edit[] {
  const fields: FieldSentences = {}
  const seen = new Set<string>()
  let set = kept
  const edits: Edit[] = []
  const inOrder = [...sent.entries()].sort(
    ([, a], [, b]) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind),
  )
  for (const [at, { kind, id, version, document }] of inOrder) {
    const key = `${kind}/${id}`
    if (seen.has(key)) fields[`documents.${at}.id`] = [publishingMessages.twice]
    seen.add(key)
    const after = document && completeDocument(ctx, set, { kind, id }, document, 'follows')
    set = withEdits(set, [{ kind, id, after }])
    edits.push({ kind, id, version, after, sent: document, at })
  }
  if (Object.keys(fields).length > 0) throw new ValidationError(fields)
  return edits
}

function refuseOvertaken(workspace: Workspace, edits: readonly Edit[]): void {
  const overtaken = edits.filter((edit) => entryOf(workspace, edit)?.version !== edit.version)
  if (overtaken.length === 0) return
  throw new AppError('conflict', publishingMessages.changedMeanwhile, {
    drafts: overtaken.map(({ kind, id }) => withName(workspace.drafted, { kind, id })),
  })
}

const wireOf = (documents: readonly (DocumentRef & { document: AnyDocument | null })[]) =>
  documents.map(({ kind, id, document }) => ({
    kind,
    id,
    document: document && encodeDocument(kind, document),
  }))
