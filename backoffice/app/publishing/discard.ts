import { kindsAtOnce } from '#contract/document-kinds.ts'
import { discardDraft, type Draft } from '#contract/publishing.staff.ts'
import { documentCalls } from '../documents/document-calls.ts'
import { staffApi } from '../http/staff-api.ts'

/**
 * Discards a draft as it was seen. Answers the way back, which drafts it again; none for one that is broken, because it would
 * be refused, and for kinds that act at once, because guests would see it.
 */
export async function discard(draft: Draft): Promise<(() => Promise<unknown>) | undefined> {
  const { kind, id, version } = draft
  const calls = documentCalls(kind)
  const entry = draft.isBroken || kindsAtOnce.has(kind) ? undefined : await calls.get(id)
  const stand = await staffApi(discardDraft, { params: { kind, id }, query: { version } })
  if (!entry) return undefined
  return () =>
    entry.state === 'deleted'
      ? calls.remove(id, stand.version ?? '')
      : calls.save(id, entry.document, stand.version ?? undefined)
}
