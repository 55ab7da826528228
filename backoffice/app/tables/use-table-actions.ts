import { useQueryClient } from '@tanstack/react-query'
import type { TableDocument } from '#contract/branches.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { documentCalls, DOCUMENTS, type EntryOf } from '../documents/document-calls.ts'
import { positionChanges } from '../documents/position-changes.ts'
import { showUndo } from '../documents/show-undo.ts'
import { useSend } from '../http/use-send.ts'
import { newCode, newTables, type NewTables } from './new-tables.ts'

const { get, save, remove } = documentCalls('table')

/** What can be done with tables by one press; each can be taken back. */
export function useTableActions() {
  const { t } = useI18n()
  const client = useQueryClient()
  const { isBusy, send } = useSend()
  /** Sends, reads the tables anew, and answers what came back. */
  async function run<T>(call: () => Promise<T>): Promise<T | undefined> {
    const answer = await send(call)
    await client.invalidateQueries({ queryKey: [DOCUMENTS, 'table'] })
    return answer
  }
  const drop = (ids: readonly string[]) =>
    run(async () => {
      for (const id of ids) await remove(id, (await get(id)).version)
      return ids
    })
  const put = (id: string, document: TableDocument, version?: string) =>
    run(() => save(id, document, version))

  return {
    isBusy,
    /** Adds tables one after the other; those that were made before something failed stay and are not made again. */
    async add(range: NewTables, branchId: string, present: readonly TableDocument[]): Promise<boolean> {
      const made = await run(async () => {
        const ids: string[] = []
        for (const table of newTables(range, branchId, present)) {
          const { id } = await save(randomId(), table, undefined)
          ids.push(id)
        }
        return ids
      })
      if (made && made.length > 0)
        showUndo(
          t('{count, plural, one {One table is added} other {# tables are added}}', { count: made.length }),
          t('Undo'),
          () => void drop(made),
        )
      return made !== undefined
    },
    /** Puts the tables of a branch into this order; they stand in it before the server knows. */
    async order(shown: readonly EntryOf<'table'>[], ids: readonly string[]) {
      const changes = positionChanges(shown, ids)
      const moved = shown.flatMap(({ id, version, document }) => {
        const position = changes.get(id)
        return position === undefined ? [] : [{ id, version, document: { ...document, position } }]
      })
      client.setQueryData<EntryOf<'table'>[]>([DOCUMENTS, 'table'], (list) =>
        list?.map((one) => ({ ...one, ...moved.find(({ id }) => id === one.id) })),
      )
      await run(async () => {
        for (const { id, document, version } of moved) await save(id, document, version)
      })
    },
    async renew({ id, document, version }: EntryOf<'table'>) {
      const renewed = await put(id, { ...document, code: newCode() }, version)
      if (!renewed) return
      showUndo(
        t('{name} has a new code; the printed one counts no more', { name: document.name }),
        t('Undo'),
        () => void put(id, document, renewed.version),
      )
    },
    async remove({ id, document }: EntryOf<'table'>) {
      if (await drop([id]))
        showUndo(t('{name} is removed', { name: document.name }), t('Undo'), () => void put(id, document))
    },
  }
}

export type TableActions = ReturnType<typeof useTableActions>
