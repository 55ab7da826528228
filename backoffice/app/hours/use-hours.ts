import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ALL_BRANCHES, emptyHours } from '#domain/hours/hours-document.ts'
import { useI18n } from '#ui/i18n.tsx'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import type { SavedEntry } from '../documents/use-saver.ts'
import { showUndo } from '../documents/show-undo.ts'
import { failureKindOf } from '../http/failure-kind.ts'
import { useSend } from '../http/use-send.ts'

const { get, save, remove } = documentCalls('hours')

/** The hours of all branches or of one; null where a branch has none of its own. */
export function useHours(id: string) {
  const { t } = useI18n()
  const client = useQueryClient()
  const { isBusy, send } = useSend()
  const key = [DOCUMENTS, 'hours', id]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => readHours(id),
    gcTime: 0,
    staleTime: Infinity,
  })
  const put = async (document: EntryOf<'hours'>['document']) => {
    const made = await send(() => save(id, document, undefined))
    if (made) client.setQueryData(key, made)
  }
  return {
    entry: data,
    failure: error && data === undefined ? failureKindOf(error) : undefined,
    isBusy,
    retry: () => void refetch(),
    /** Gives a branch hours of its own, as they are now for all. */
    async separate() {
      const shared = await send(() => readHours(ALL_BRANCHES))
      if (shared) await put(shared.document)
    },
    /** Lets a branch have the hours of all again. */
    async join() {
      const removed = await send(async () => {
        const current = await get(id)
        await remove(id, current.version)
        return current
      })
      if (!removed) return
      client.setQueryData(key, null)
      showUndo(t('The branch has the hours of all again'), t('Undo'), () => void put(removed.document))
    },
  }
}

/** A restaurant without hours has an empty week, a branch without its own has none. */
async function readHours(id: string): Promise<SavedEntry<'hours'> | null> {
  try {
    return await get(id)
  } catch (error) {
    if (failureKindOf(error) !== 'missing') throw error
    return id === ALL_BRANCHES ? { id, state: 'new', document: emptyHours() } : null
  }
}
