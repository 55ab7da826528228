import { useNavigate } from 'react-router'
import type { PageDocument } from '#contract/content.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { documentCalls, type EntryOf } from '../documents/document-calls.ts'
import { useRemoval } from '../documents/use-removal.ts'
import { useSend } from '../http/use-send.ts'
import { movePage } from './move-page.ts'

type PageEntry = EntryOf<'page'>

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
  const navigate = useNavigate()
  const { isBusy, send } = useSend()
  const { usedIn, forgetUsedIn, refresh, restore, removeEntry } = useRemoval(send)
  const calls = documentCalls('page')

  async function add(pages: readonly PageEntry[]): Promise<void> {
    const entry = await send(() => calls.save(randomId(), newPage(t('New page'), pages), undefined))
    if (!entry) return
    await refresh()
    void navigate(`/pages/${entry.id}`)
  }

  async function remove(entry: PageEntry): Promise<void> {
    await send(() => removeEntry('page', entry, entry.document.name))
    await refresh()
  }

  async function move(...to: Parameters<typeof movePage>): Promise<void> {
    await send(async () => {
      for (const { id, document, version } of movePage(...to)) await calls.save(id, document, version)
    })
    await refresh()
  }

  return {
    isBusy,
    usedIn,
    forgetUsedIn,
    add: (pages: readonly PageEntry[]) => void add(pages),
    remove: (entry: PageEntry) => void remove(entry),
    restore: (entry: PageEntry) => void restore('page', entry, entry.version),
    /** Puts a page before or after another one of the list. */
    move: (...to: Parameters<typeof movePage>) => void move(...to),
  }
}
