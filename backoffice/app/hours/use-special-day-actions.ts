import { useQueryClient } from '@tanstack/react-query'
import type { SpecialDayDocument } from '#contract/hours.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { showUndo } from '../documents/show-undo.ts'
import { useSend } from '../http/use-send.ts'

const { get, save, remove } = documentCalls('special-day')

/** What can be done with special days by one press; each can be taken back. */
export function useSpecialDayActions() {
  const { t } = useI18n()
  const client = useQueryClient()
  const { isBusy, send } = useSend()
  const refresh = () => client.invalidateQueries({ queryKey: [DOCUMENTS, 'special-day'] })

  async function drop(id: string): Promise<EntryOf<'special-day'> | undefined> {
    const dropped = await send(async () => {
      const current = await get(id)
      await remove(id, current.version)
      return current
    })
    await refresh()
    return dropped
  }

  async function put(id: string, document: SpecialDayDocument): Promise<boolean> {
    const made = await send(() => save(id, document, undefined))
    await refresh()
    return made !== undefined
  }

  return {
    isBusy,
    async add(document: SpecialDayDocument) {
      const id = randomId()
      if (await put(id, document))
        showUndo(t('{name}: closed', { name: document.name }), t('Undo'), () => void drop(id))
    },
    async remove({ id }: EntryOf<'special-day'>) {
      const dropped = await drop(id)
      if (!dropped) return
      const { document } = dropped
      showUndo(t('{name} is removed', { name: document.name }), t('Undo'), () => void put(id, document))
    },
  }
}
