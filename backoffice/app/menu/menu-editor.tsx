import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Language } from '#contract/content.ts'
import type { DocumentKind } from '#contract/document-kinds.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { ReadFailure, Reading } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { rememberEdited } from './last-edited.ts'
import { type Surroundings, useSurroundings } from './surroundings.ts'

export type EditorProps<Kind extends DocumentKind> = {
  entry: EntryOf<Kind>
  around: Surroundings
  languages: readonly Language[]
}

type MenuEditorProps<Kind extends DocumentKind> = {
  kind: Kind
  id: string
  children: (props: EditorProps<Kind>) => ReactNode
}

/** Reads a document of the menu anew whenever its editor is opened, and what the editor chooses from. */
export function MenuEditor<Kind extends DocumentKind>({ kind, id, children }: MenuEditorProps<Kind>) {
  const { around, languages, failure, refresh } = useSurroundings()
  useEffect(() => rememberEdited(id), [id])
  const { data, error, refetch } = useQuery({
    queryKey: [DOCUMENTS, kind, id],
    queryFn: () => documentCalls(kind).get(id),
    gcTime: 0,
    staleTime: Infinity,
  })
  const failed = failure ?? (error && !data ? failureKindOf(error) : undefined)
  if (failed)
    return (
      <div className="work-page">
        <ReadFailure
          failure={failed}
          onRetry={() => {
            refresh()
            void refetch()
          }}
        />
      </div>
    )
  if (!data || !around || !languages)
    return (
      <div className="work-page">
        <Reading />
      </div>
    )
  return children({ entry: data, around, languages })
}
