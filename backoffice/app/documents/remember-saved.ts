import type { QueryClient } from '@tanstack/react-query'
import type { DocumentKind } from '#contract/document-kinds.ts'
import { DOCUMENTS, DRAFTS, type EntryOf } from './document-calls.ts'

/** Puts a document into the list of its kind as it was saved just now; a new one comes last. */
export function rememberSaved<Kind extends DocumentKind>(
  client: QueryClient,
  kind: Kind,
  saved: EntryOf<Kind>,
): void {
  client.setQueryData<EntryOf<Kind>[]>([DOCUMENTS, kind], (list) => list && withEntry(list, saved))
  // What was being read meanwhile may be older than what was saved.
  void client.refetchQueries({ queryKey: [DOCUMENTS, kind], fetchStatus: 'fetching' })
  void client.invalidateQueries({ queryKey: [DRAFTS] })
}

function withEntry<Entry extends { id: string }>(list: Entry[], entry: Entry): Entry[] {
  const at = list.findIndex(({ id }) => id === entry.id)
  return at < 0 ? [...list, entry] : list.with(at, entry)
}
