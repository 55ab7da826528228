import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { DocumentKind, DocumentOf } from '#contract/document-kinds.ts'
import { documentName } from '#domain/publishing/document-names.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import type { EntryOf } from './document-calls.ts'
import type { Saver, SaverState } from './document-saver.ts'
import { openingOf } from './opening-of.ts'
import { documentWords } from './use-document-name.ts'

/** A document as it was read; a new one has no version yet. */
export type SavedEntry<Kind extends DocumentKind> = Omit<EntryOf<Kind>, 'version'> & {
  version?: string | undefined
}

export type Editing<Document> = SaverState<Document> &
  Pick<Saver<Document>, 'change' | 'resolve' | 'flush' | 'discard' | 'addUnreadable'>

type SaverChoices<Kind extends DocumentKind> = {
  /** A new document that is worth saving before anything is typed. */
  isBegun?: boolean
  /** Under which name what is unsent waits in the browser; the id unless something else is said. */
  keptAs?: string
  onSaved?: (entry: EntryOf<Kind>) => void
}

/**
 * Edits one document: every change is drafted by itself, or saved when it is asked to where it acts at once. What is left
 * unsent stays in the care of the page.
 */
export function useSaver<Kind extends DocumentKind>(
  kind: Kind,
  entry: SavedEntry<Kind>,
  { keptAs = entry.id, isBegun, onSaved }: SaverChoices<Kind> = {},
): Editing<DocumentOf<Kind>> {
  const { t } = useI18n()
  const { pathname, search } = useLocation()
  const { member, savers, onSignedOut } = useDesk()
  const [held] = useState(() => {
    const nameOf = (document: DocumentOf<Kind>) => {
      const name = documentName(kind, entry.id, document)
      return documentWords(t).nameOf({ kind, id: entry.id, name: name === entry.id ? '' : name })
    }
    const origin = { by: member.id, at: pathname + search, nameOf }
    return savers.open(
      openingOf(kind, entry, { keptAs, origin, t, savers, onSignedOut }, { isBegun, onSaved }),
    )
  })
  const { saver } = held
  useEffect(() => saver.follow(entry), [entry, saver])
  useEffect(() => savers.edit(held), [savers, held])
  const state = useSyncExternalStore(saver.subscribe, saver.read)
  const { change, resolve, flush, discard, addUnreadable } = saver
  return { ...state, change, resolve, flush, discard, addUnreadable }
}
