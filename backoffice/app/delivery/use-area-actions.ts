import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { documentCalls, type EntryOf } from '../documents/document-calls.ts'
import { showUndo } from '../documents/show-undo.ts'
import { useSend } from '../http/use-send.ts'
import { nextPosition } from '#domain/delivery/new-area.ts'
import { positionChanges } from '../documents/position-changes.ts'
import { areaKeys } from './use-areas.ts'

/** What can be done in the list of areas; all of it counts at once. */
export function useAreaActions(areas: readonly EntryOf<'area'>[]) {
  const { t } = useI18n()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, send } = useSend()
  const { save, remove } = documentCalls('area')
  const refresh = () => client.invalidateQueries({ queryKey: areaKeys.areas })

  function offerUndo(text: string, undo: () => Promise<unknown>): void {
    const run = async () => {
      await send(undo)
      await refresh()
    }
    showUndo(text, t('Undo'), () => void run())
  }

  async function create(document: AreaDocument): Promise<void> {
    const made = await send(() => save(randomId(), document, undefined))
    await refresh()
    if (!made) return
    offerUndo(t('{name} counts from now on', { name: document.name }), () => remove(made.id, made.version))
    void navigate(`/places/areas/${made.id}`)
  }

  async function removeArea(entry: EntryOf<'area'>): Promise<void> {
    const done = await send(async () => {
      await remove(entry.id, entry.version)
      return true
    })
    await refresh()
    if (done)
      offerUndo(t('{name} is removed', { name: entry.document.name }), () =>
        save(entry.id, entry.document, undefined),
      )
  }

  async function order(shown: readonly EntryOf<'area'>[], ids: readonly string[]): Promise<void> {
    const changes = positionChanges(shown, ids)
    // What is dropped stands where it was dropped, before the server knows.
    client.setQueryData<EntryOf<'area'>[]>(areaKeys.areas, (list) =>
      list?.map((one) => moved(one, changes.get(one.id))),
    )
    await send(async () => {
      for (const one of shown) {
        const position = changes.get(one.id)
        if (position !== undefined) await save(one.id, { ...one.document, position }, one.version)
      }
    })
    await refresh()
  }

  return {
    isBusy,
    create: (document: AreaDocument) => void create(document),
    copy: ({ document }: EntryOf<'area'>) =>
      void create({
        ...document,
        name: t('{name} (copy)', { name: document.name }),
        position: nextPosition(areas),
      }),
    remove: (entry: EntryOf<'area'>) => void removeArea(entry),
    order: (shown: readonly EntryOf<'area'>[], ids: readonly string[]) => void order(shown, ids),
  }
}

export type AreaActions = ReturnType<typeof useAreaActions>

const moved = (one: EntryOf<'area'>, position: number | undefined): EntryOf<'area'> =>
  position === undefined ? one : { ...one, document: { ...one.document, position } }
