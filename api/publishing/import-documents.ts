import { type DocumentKind, documentSchemas } from '#contract/document-kinds.ts'
import type { DocumentChange, DocumentRef, ExportFile } from '#contract/publishing.staff.ts'
import { describeEdit } from '#domain/publishing/compare-documents.ts'
import {
  type AnyDocument,
  documentKinds,
  type DocumentSet,
  findDocument,
  withEdits,
} from '#domain/publishing/document-set.ts'
import { withWholeOrder } from '#domain/publishing/menu-order.ts'
import { publishingMessages } from '#domain/publishing/publishing-messages.ts'
import { type Ctx, transaction } from '../context.ts'
import { AppError, type FieldSentences, ValidationError } from '../http/errors.ts'
import { sentencesOf } from '../http/sentence.ts'
import { recordChange } from '../staff/index.ts'
import { completeDocument } from './complete-document.ts'
import { refuseIncomplete, refuseWrong, withName } from './refuse.ts'
import { isSameDocument, refuseForbidden, writeDrafts } from './store-draft.ts'
import { lockDrafts, readWorkspace, refOf } from './workspace.ts'

type Read = DocumentRef & { after: AnyDocument; sent: AnyDocument; at: number }

/** What is wrong with these harms every page; others can be read again as they were written before a rule existed. */
const checked: ReadonlySet<DocumentKind> = new Set<DocumentKind>(['menu-order', 'languages', 'special-day'])

/**
 * Drafts the documents of a file; what the file does not name stays as it is. Answers what differs from what guests see.
 * Throws `ValidationError` by place in the file, `conflict` with the drafts that would be overwritten or with the documents
 * that name what is neither in the file nor in the shop; then nothing is drafted. With `isLook` nothing is drafted either.
 */
export async function importDocuments(
  ctx: Ctx,
  file: ExportFile,
  isLook: boolean,
): Promise<DocumentChange[]> {
  return transaction(ctx, async (ctx) => {
    await lockDrafts(ctx.db)
    const workspace = await readWorkspace(ctx.db)
    const read = readFile(ctx, workspace.drafted, file)
    const drafts = new Set(workspace.rows.map((row) => JSON.stringify(refOf(row))))
    const differs = ({ kind, id, after }: Read) =>
      !isSameDocument({ kind, id }, findDocument(workspace.drafted, { kind, id }), after)
    const overwritten = read.filter(
      (one) => drafts.has(JSON.stringify({ kind: one.kind, id: one.id })) && differs(one),
    )
    if (overwritten.length > 0)
      throw new AppError('conflict', publishingMessages.newerDrafts, {
        drafts: overwritten.map(({ kind, id }) => withName(workspace.drafted, { kind, id })),
      })
    const target = withWholeOrder(withEdits(workspace.drafted, read))
    refuseIncomplete(workspace.drafted, target)
    const changed = read.filter(differs)
    refuseWrong(
      target,
      changed.filter(({ kind }) => checked.has(kind)),
    )
    refuseForbidden(ctx, workspace.drafted, changed)
    const changes = changed.map(({ kind, id, after }) =>
      describeEdit(
        { kind, id, before: findDocument(workspace.drafted, { kind, id }), after },
        workspace.drafted,
        target,
      ),
    )
    if (isLook || changed.length === 0) return changes
    await writeDrafts(ctx, workspace, changed)
    await recordChange(ctx, {
      subject: { kind: 'import', id: 'file', name: '' },
      before: null,
      after: changed.map(({ kind, id }) => ({ kind, id })),
    })
    return changes
  })
}

/** The documents of a file as they are kept, each after those that it can name. */
export function readFile(ctx: Ctx, drafted: DocumentSet, { documents }: ExportFile): Read[] {
  const fields: FieldSentences = {}
  const read: Read[] = []
  const known = documentKinds.map((kind) => [kind, new Map<string, AnyDocument>(drafted[kind])] as const)
  const set = Object.fromEntries(known) as Record<DocumentKind, Map<string, AnyDocument>>
  const seen = new Set<string>()
  for (const [at, { kind, id, document }] of inOrder(documents)) {
    const place = `documents.${at}.document`
    const name = `${kind}/${id}`
    if (seen.has(name)) fields[`documents.${at}.id`] = [publishingMessages.twice]
    seen.add(name)
    const parsed = documentSchemas[kind].safeParse(document, { reportInput: true })
    if (parsed.success) {
      const sent = parsed.data as AnyDocument
      const after = attempt(fields, place, () =>
        completeDocument(ctx, set as DocumentSet, { kind, id }, sent, 'is kept'),
      )
      if (after === undefined) continue
      read.push({ kind, id, after, sent, at })
      set[kind].set(id, after)
    } else {
      for (const { path, sentence } of parsed.error.issues.flatMap((issue) => sentencesOf(issue)))
        (fields[[place, ...path].join('.')] ??= []).push(sentence)
    }
  }
  if (Object.keys(fields).length > 0) throw new ValidationError(fields)
  return read
}

const inOrder = (documents: ExportFile['documents']) =>
  [...documents.entries()].sort(
    ([, a], [, b]) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind),
  )

/** What `work` answers, or undefined when it finds fields wrong, which are added to `fields`. */
function attempt<T>(fields: FieldSentences, place: string, work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const [field, sentences] of Object.entries(error.fields)) fields[`${place}.${field}`] = sentences
    return undefined
  }
}
