import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { DocumentOf } from '#contract/document-kinds.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { showToast } from '#ui/toasts.ts'
import { documentCalls, DOCUMENTS, DRAFTS, type EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { refusalOf } from '../documents/refused.ts'
import { useSend } from '../http/use-send.ts'
import type { Move } from './move.ts'
import { newCategory, newProduct } from './new-documents.ts'
import { saveMove } from './save-move.ts'
import { menuKeys, readOrder } from './use-menu.ts'

type Listed = 'category' | 'product' | 'combo'
export type UsedIn = NonNullable<ReturnType<typeof refusalOf>['usedIn']>

const UNDO_MS = 10_000

/** What can be done in the outline of the menu. */
export function useMenuActions() {
  const { t } = useI18n()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, send } = useSend()
  const [usedIn, setUsedIn] = useState<UsedIn>()
  const refresh = () =>
    Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))

  async function create<Kind extends Listed>(kind: Kind, document: DocumentOf<Kind>): Promise<void> {
    const entry = await send(() => documentCalls(kind).save(randomId(), document, undefined))
    if (!entry) return
    await refresh()
    void navigate(documentPath(kind, entry.id) ?? '/menu')
  }

  async function copy({ id, document }: EntryOf<'product'>): Promise<void> {
    const name = t('{name} (copy)', { name: document.name })
    const entry = await send(async () => {
      const made = await documentCalls('product').save(randomId(), { ...document, name, slug: '' }, undefined)
      await saveMove({ ids: [made.id], target: id, place: 'after' }, await readOrder())
      return made
    })
    if (!entry) return
    await refresh()
    void navigate(documentPath('product', entry.id) ?? '/menu')
  }

  async function restore<Kind extends Listed>(kind: Kind, entry: EntryOf<Kind>, version?: string) {
    await send(() => documentCalls(kind).save(entry.id, entry.document, version))
    await refresh()
  }

  async function remove<Kind extends Listed>(kind: Kind, entry: EntryOf<Kind>): Promise<void> {
    await send(async () => {
      try {
        const removed = await documentCalls(kind).remove(entry.id, entry.version)
        showToast({
          tone: 'info',
          text: t('{name} is removed', { name: entry.document.name }),
          duration: UNDO_MS,
          action: { label: t('Undo'), run: () => void restore(kind, entry, removed?.version) },
        })
      } catch (error) {
        const { usedIn } = refusalOf(error)
        if (!usedIn) throw error
        setUsedIn(usedIn)
      }
    })
    await refresh()
  }

  return {
    isBusy,
    usedIn,
    forgetUsedIn: () => setUsedIn(undefined),
    addCategory: () => void create('category', newCategory(t('New category'), randomId(), t('Normal'))),
    addProduct: (categoryId: string) => void create('product', newProduct(t('New dish'), categoryId)),
    copy: (entry: EntryOf<'product'>) => void copy(entry),
    remove: <Kind extends Listed>(kind: Kind, entry: EntryOf<Kind>) => void remove(kind, entry),
    restore: <Kind extends Listed>(kind: Kind, entry: EntryOf<Kind>) =>
      void restore(kind, entry, entry.version),
  }
}

export type MenuActions = ReturnType<typeof useMenuActions>

/** Moves that are shown at once and saved one after the other. */
export function useMoves(): { pending: readonly Move[]; move(move: Move): void } {
  const { t } = useI18n()
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly Move[]>([])
  const { mutate } = useMutation({
    scope: { id: DOCUMENTS },
    mutationFn: async (move: Move) => saveMove(move, await readOrder()),
    onSuccess(order) {
      client.setQueryData(menuKeys.order, order)
      void client.invalidateQueries({ queryKey: [DRAFTS] })
    },
    onError: () =>
      showToast({ tone: 'error', text: t('The new order could not be saved'), duration: UNDO_MS }),
    onSettled: (_order, _error, move) => setPending((moves) => moves.filter((one) => one !== move)),
  })
  const move = (move: Move) => {
    setPending((moves) => [...moves, move])
    mutate(move)
  }
  return { pending, move }
}
