import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { useRemoval } from '../documents/use-removal.ts'
import { useSend } from '../http/use-send.ts'

/** Removes a branch, with the way back; or says why it stays. */
export function useBranchActions() {
  const { send } = useSend()
  const [refused, setRefused] = useState<string>()
  const { usedIn, forgetUsedIn, refresh, removeEntry } = useRemoval(send)

  async function remove(entry: EntryOf<'branch'>): Promise<void> {
    setRefused(undefined)
    await send(async () => {
      try {
        await removeEntry('branch', entry, entry.document.name)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'fields') setRefused(error.fields['id']?.[0])
        else throw error
      }
    })
    await refresh()
  }

  return {
    refused,
    usedIn,
    forgetUsedIn,
    remove: (entry: EntryOf<'branch'>) => void remove(entry),
  }
}
