import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PageDocument } from '#contract/content.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { showToast } from '#ui/toasts.ts'
import { documentCalls, DOCUMENTS, DRAFTS, type EntryOf } from '../documents/document-calls.ts'
import { refusalOf } from '../documents/refused.ts'
import { useSend } from '../http/use-send.ts'

type PageEntry = EntryOf<'page'>

const UNDO_MS = 10_000

/** A page as it begins: in the footer, at the end. */
export const newPage = (name: string, pages: readonly PageEntry[]): PageDocument => ({
  name,
  text: '',
  translations: {},
  slug: '',
  isPopup: false,
  onHeader: false,
  onFooter: true,
  position: Math.max(-1, ...pages.map(({ document }) => document.position)) + 1,
})

/** What can be done in the list of pages. */
export function usePageActions() {
  const { t } = useI18n()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, send } = useSend()
  const [usedIn, setUsedIn] = useState<ReturnType<typeof refusalOf>['usedIn']>()
  const calls = documentCalls('page')
  const refresh = () =>
    Promise.all([DOCUMENTS, DRAFTS].map((key) => client.invalidateQueries({ queryKey: [key] })))

  async function add(pages: readonly PageEntry[]): Promise<void> {
    const entry = await send(() => calls.save(randomId(), newPage(t('New page'), pages), undefined))
    if (!entry) return
    await refresh()
    void navigate(`/pages/${entry.id}`)
  }

  async function restore({ id, document }: PageEntry, version: string | undefined): Promise<void> {
    await send(() => calls.save(id, document, version))
    await refresh()
  }

  async function remove(entry: PageEntry): Promise<void> {
    await send(async () => {
      try {
        const removed = await calls.remove(entry.id, entry.version)
        showToast({
          tone: 'info',
          text: t('{name} is removed', { name: entry.document.name }),
          duration: UNDO_MS,
          action: { label: t('Undo'), run: () => void restore(entry, removed?.version) },
        })
      } catch (error) {
        const refusal = refusalOf(error)
        if (!refusal.usedIn) throw error
        setUsedIn(refusal.usedIn)
      }
    })
    await refresh()
  }

  /** Puts a page where another one is, and that one in its place. */
  async function swap(one: PageEntry, other: PageEntry): Promise<void> {
    await send(async () => {
      const to = { ...one.document, position: other.document.position }
      await calls.save(one.id, to, one.version)
      await calls.save(other.id, { ...other.document, position: one.document.position }, other.version)
    })
    await refresh()
  }

  return {
    isBusy,
    usedIn,
    forgetUsedIn: () => setUsedIn(undefined),
    add: (pages: readonly PageEntry[]) => void add(pages),
    remove: (entry: PageEntry) => void remove(entry),
    restore: (entry: PageEntry) => void restore(entry, entry.version),
    swap: (one: PageEntry, other: PageEntry) => void swap(one, other),
  }
}
