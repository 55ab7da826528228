import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DocumentKind } from '#contract/document-kinds.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { useSend } from '../http/use-send.ts'
import { documentCalls, DOCUMENTS, DRAFTS, type EntryOf } from './document-calls.ts'
import { refusalOf } from './refused.ts'
import { showUndo } from './show-undo.ts'

export type UsedIn = NonNullable<ReturnType<typeof refusalOf>['usedIn']>

/** Removes documents, each with the way back for ten seconds; what still needs one is said instead. */
export function useRemoval(send: ReturnType<typeof useSend>['send']) {
  const { t } = useI18n()
  const client = useQueryClient()
  const [usedIn, setUsedIn] = useState<UsedIn>()
  const refresh = async () => {
    await Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))
  }

  /** Writes a document as it was before it was changed or removed. */
  async function restore<Kind extends DocumentKind>(kind: Kind, entry: EntryOf<Kind>, version?: string) {
    await send(() => documentCalls(kind).save(entry.id, entry.document, version))
    await refresh()
  }

  /** Whether it was removed. Throws what the server refuses but uses of the document. */
  async function removeEntry<Kind extends DocumentKind>(
    kind: Kind,
    entry: EntryOf<Kind>,
    name: string,
  ): Promise<boolean> {
    try {
      const removed = await documentCalls(kind).remove(entry.id, entry.version)
      const undo = () => void restore(kind, entry, removed?.version)
      showUndo(t('{name} is removed', { name }), t('Undo'), undo)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal.usedIn) throw error
      setUsedIn(refusal.usedIn)
      return false
    }
  }

  return { usedIn, forgetUsedIn: () => setUsedIn(undefined), refresh, restore, removeEntry }
}
