import { DocumentKind, type DocumentOf } from '#contract/document-kinds.ts'
import type { I18n } from '#ui/i18n.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { documentCalls } from './document-calls.ts'
import type { Known } from './document-saver.ts'
import { openingOf } from './opening-of.ts'
import type { Savers } from './savers.ts'
import { type Kept, keptBy } from './unsent.ts'

type Desk = { savers: Savers; t: I18n['t']; onSignedOut: () => void }

/** Takes into care what a member has typed in this browser before, where no page cares for it any more. */
export async function adoptUnsent(member: string, desk: Desk): Promise<void> {
  const claimed = await desk.savers.claimed()
  const orphans = keptBy(member).filter(({ kind, id }) => !claimed.has(`${kind}.${id}`))
  await Promise.all(orphans.map((kept) => adopt(kept, desk)))
}

async function adopt(kept: Kept, desk: Desk): Promise<void> {
  const kind = DocumentKind.safeParse(kept.kind)
  // A later version of the back office may have kept it.
  if (!kind.success) return
  const { id: keptAs, by, at, name } = kept
  const origin = { by, at, nameOf: () => name }
  const entry = await readEntry(kind.data, kept)
  desk.savers.adopt(openingOf(kind.data, entry, { ...desk, keptAs, origin }))
}

/** What the server has of a document; what it was typed on while the server does not say. */
async function readEntry(kind: DocumentKind, kept: Kept): Promise<Known<DocumentOf<DocumentKind>>> {
  const { id, base, version } = kept
  const document = kept.document as DocumentOf<DocumentKind>
  if (version === undefined) return { id, state: 'new', document }
  try {
    return await documentCalls(kind).get(id)
  } catch (error) {
    if (failureKindOf(error) === 'missing') return { id, state: 'new', document }
    return { id, state: 'changed', version, document: (base ?? document) as DocumentOf<DocumentKind> }
  }
}
