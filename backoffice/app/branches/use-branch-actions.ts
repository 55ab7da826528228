import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { documentCalls, type EntryOf } from '../documents/document-calls.ts'
import { refusalOf } from '../documents/refused.ts'
import { useSend } from '../http/use-send.ts'
import { BRANCHES } from './use-branches.ts'

const UNDO_MS = 10_000

type UsedIn = NonNullable<ReturnType<typeof refusalOf>['usedIn']>

/** Removes a branch, with the way back; or says why it stays. */
export function useBranchActions() {
  const { t } = useI18n()
  const client = useQueryClient()
  const { send } = useSend()
  const [refused, setRefused] = useState<string>()
  const [usedIn, setUsedIn] = useState<UsedIn>()
  const calls = documentCalls('branch')
  const refresh = () => client.invalidateQueries({ queryKey: BRANCHES })

  async function restore({ id, document }: EntryOf<'branch'>): Promise<void> {
    await send(() => calls.save(id, document, undefined))
    await refresh()
  }

  async function remove(entry: EntryOf<'branch'>): Promise<void> {
    setRefused(undefined)
    await send(async () => {
      try {
        await calls.remove(entry.id, entry.version)
        showToast({
          tone: 'info',
          text: t('{name} is removed', { name: entry.document.name }),
          duration: UNDO_MS,
          action: { label: t('Undo'), run: () => void restore(entry) },
        })
      } catch (error) {
        const { usedIn } = refusalOf(error)
        if (usedIn) setUsedIn(usedIn)
        else if (error instanceof ApiError && error.code === 'fields') setRefused(error.fields['id']?.[0])
        else throw error
      }
    })
    await refresh()
  }

  return {
    refused,
    usedIn,
    forget: () => setUsedIn(undefined),
    remove: (entry: EntryOf<'branch'>) => void remove(entry),
  }
}
