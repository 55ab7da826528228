import { type ReactNode, useState } from 'react'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { FailureKind } from '../http/failure-kind.ts'
import { ReadFailure, Reading } from './reading.tsx'
import type { SavedEntry } from './use-saver.ts'

type EntryScreenProps<Kind extends DocumentKind, Entries> = {
  title: string
  /** What the screen reads; undefined until it was read. */
  read: { entries: Entries | undefined; failure: FailureKind | undefined; refresh(): void }
  /** The document to edit, or a new one; undefined when there is none of that name. */
  find: (entries: Entries) => SavedEntry<Kind> | undefined
  children: (first: SavedEntry<Kind>, entries: Entries) => ReactNode
}

/** The screen of one document: reading it, failing to, and its form. */
export function EntryScreen<Kind extends DocumentKind, Entries>({
  title,
  read: { entries, failure, refresh },
  find,
  children,
}: EntryScreenProps<Kind, Entries>) {
  // What is read again while somebody types must not make the form anew.
  const [first, setFirst] = useState<SavedEntry<Kind>>()
  const found = entries && !first ? find(entries) : undefined
  if (found) setFirst(found)
  if (!failure && entries && first) return children(first, entries)
  const isGone = entries !== undefined && !first && !found
  return (
    <div className="work-page">
      {failure || isGone ? (
        <ReadFailure failure={failure ?? 'missing'} onRetry={refresh} />
      ) : (
        <>
          <h1>{title}</h1>
          <Reading />
        </>
      )}
    </div>
  )
}
