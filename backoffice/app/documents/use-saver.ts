import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DocumentOf } from '#contract/document-kinds.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import {
  documentCalls,
  DOCUMENTS,
  DRAFTS,
  type Entry,
  type EntryOf,
  type MenuKind,
} from './document-calls.ts'
import { createSaver, type Saver, type SaverState } from './document-saver.ts'
import { browserStore } from './unsent.ts'

export type Editing<Document> = SaverState<Document> & Pick<Saver<Document>, 'change' | 'resolve' | 'flush'>

/** Edits one document: every change is drafted by itself, and what is left unsent waits for the next visit. */
export function useSaver<Kind extends MenuKind>(kind: Kind, entry: EntryOf<Kind>): Editing<DocumentOf<Kind>> {
  const client = useQueryClient()
  const { onSignedOut } = useDesk()
  const [saver] = useState(() => {
    const { save, decode } = documentCalls(kind)
    return createSaver<DocumentOf<Kind>>({
      entry,
      unsent: browserStore(kind, entry.id),
      save: (document, version) => save(entry.id, document, version),
      decode,
      onSignedOut,
      onSaved(saved) {
        client.setQueryData<Entry<DocumentOf<Kind>>[]>([DOCUMENTS, kind], (list) =>
          list?.map((one) => (one.id === saved.id ? saved : one)),
        )
        void client.invalidateQueries({ queryKey: [DRAFTS] })
      },
    })
  })
  useEffect(() => {
    addEventListener('online', saver.flush)
    return () => {
      removeEventListener('online', saver.flush)
      saver.leave()
    }
  }, [saver])
  const state = useSyncExternalStore(saver.subscribe, saver.read)
  return { ...state, change: saver.change, resolve: saver.resolve, flush: saver.flush }
}
