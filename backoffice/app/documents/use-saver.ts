import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DocumentKind, DocumentOf } from '#contract/document-kinds.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import { documentCalls, type Entry, type EntryOf } from './document-calls.ts'
import { createSaver, type Saver, type SaverState } from './document-saver.ts'
import { asRefusal } from './as-refusal.ts'
import { rememberSaved } from './remember-saved.ts'
import { browserStore } from './unsent.ts'

/** A document as it was read; a new one has no version yet. */
export type SavedEntry<Kind extends DocumentKind> = Omit<EntryOf<Kind>, 'version'> & {
  version?: string | undefined
}

export type Editing<Document> = SaverState<Document> &
  Pick<Saver<Document>, 'change' | 'resolve' | 'flush' | 'discard' | 'addUnreadable'>

type SaverChoices<Document> = {
  isAutomatic?: boolean
  isBegun?: boolean
  /** Under which name what is unsent waits in the browser; the id unless something else is said. */
  keptAs?: string
  onSaved?: (entry: Entry<Document>) => void
}

/**
 * Edits one document: every change is drafted by itself, or saved when it is asked to; what is left unsent waits for the
 * next visit.
 */
export function useSaver<Kind extends DocumentKind>(
  kind: Kind,
  entry: SavedEntry<Kind>,
  { isAutomatic = true, keptAs = entry.id, isBegun = false, onSaved }: SaverChoices<DocumentOf<Kind>> = {},
): Editing<DocumentOf<Kind>> {
  const { t } = useI18n()
  const client = useQueryClient()
  const { onSignedOut } = useDesk()
  const [saver] = useState(() => {
    const { save, decode } = documentCalls(kind)
    return createSaver<DocumentOf<Kind>>({
      entry,
      unsent: browserStore(kind, keptAs),
      save: (document, version) =>
        save(entry.id, document, version).catch((error: unknown) => {
          throw asRefusal(error, t)
        }),
      decode,
      isAutomatic,
      isBegun,
      onSignedOut,
      onSaved(saved) {
        rememberSaved(client, kind, saved)
        onSaved?.(saved)
      },
    })
  })
  useEffect(() => saver.follow(entry), [entry, saver])
  useEffect(() => {
    if (isAutomatic) addEventListener('online', saver.flush)
    return () => {
      removeEventListener('online', saver.flush)
      saver.leave()
    }
  }, [isAutomatic, saver])
  const state = useSyncExternalStore(saver.subscribe, saver.read)
  const { change, resolve, flush, discard, addUnreadable } = saver
  return { ...state, change, resolve, flush, discard, addUnreadable }
}
