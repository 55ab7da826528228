import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { DocumentOf } from '#contract/document-kinds.ts'
import type { NoticeDocument } from '#contract/menu.staff.ts'
import { emptyProduct } from '#domain/menu/empty-documents.ts'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { documentCalls, DOCUMENTS, DRAFTS, type EntryOf } from '../documents/document-calls.ts'
import { documentPath } from '../documents/document-path.ts'
import { useRemoval } from '../documents/use-removal.ts'
import { useSend } from '../http/use-send.ts'
import { newCategory, newCombo, newExtra, newNotice, newVariant } from './new-documents.ts'
import { freeCode } from './notice-order.ts'
import { saveCopy } from './save-copy.ts'
import type { MenuEntries } from './use-menu.ts'

/** The kinds of documents of the menu that are added and removed one by one. */
export type Listed = 'category' | 'product' | 'combo' | 'variant' | 'extra' | 'notice'

/** What can be done in the outline of the menu. */
export function useMenuActions() {
  const { t } = useI18n()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isBusy, send } = useSend()
  const { usedIn, forgetUsedIn, refresh, restore, removeEntry } = useRemoval(send)

  async function create<Kind extends Listed>(kind: Kind, document: DocumentOf<Kind>): Promise<void> {
    const entry = await send(() => documentCalls(kind).save(randomId(), document, undefined))
    if (!entry) return
    await refresh()
    void navigate(documentPath(kind, entry.id) ?? '/menu')
  }

  async function copy({ id, document }: EntryOf<'product'>): Promise<void> {
    const name = t('{name} (copy)', { name: document.name })
    const copyId = randomId()
    const saved = await send(() => saveCopy(id, copyId, { ...document, name, slug: '' }))
    if (!saved) return
    await refresh()
    void navigate(documentPath('product', copyId) ?? '/menu')
  }

  async function remove<Kind extends Listed>(kind: Kind, entry: EntryOf<Kind>): Promise<void> {
    await send(() => removeEntry(kind, entry, entry.document.name))
    await refresh()
  }

  /** Removes a document as it is now, for a screen on which it is edited. */
  async function removeCurrent<Kind extends Listed>(kind: Kind, id: string): Promise<boolean> {
    const isRemoved = await send(async () => {
      const entry = await documentCalls(kind).get(id)
      return removeEntry(kind, entry, entry.document.name)
    })
    // The screen that shows it is about to be left; reading it again would find nothing.
    void client.invalidateQueries({ queryKey: [DOCUMENTS], predicate: ({ queryKey }) => queryKey[2] !== id })
    void client.invalidateQueries({ queryKey: [DRAFTS] })
    return isRemoved === true
  }

  return {
    isBusy,
    usedIn,
    forgetUsedIn,
    addCategory: () => void create('category', newCategory(t('New category'), randomId(), t('Normal'))),
    addProduct: (categoryId: string) => void create('product', emptyProduct(t('New dish'), categoryId)),
    addCombo: (menu: Pick<MenuEntries, 'categories' | 'products'>) => {
      const combo = newCombo(t('New combo'), randomId(), menu)
      if (combo) void create('combo', combo)
    },
    addNotice: (kind: NoticeDocument['kind'], notices: readonly NoticeDocument[]) =>
      void create(
        'notice',
        newNotice(kind, freeCode(kind, notices), kind === 'allergen' ? t('New allergen') : t('New additive')),
      ),
    addVariant: () => void create('variant', newVariant(t('New choice'), randomId(), t('New option'))),
    addExtra: () => void create('extra', newExtra(t('New extra'))),
    copy: (entry: EntryOf<'product'>) => void copy(entry),
    removeCurrent,
    remove: <Kind extends Listed>(kind: Kind, entry: EntryOf<Kind>) => void remove(kind, entry),
    restore: <Kind extends Listed>(kind: Kind, entry: EntryOf<Kind>) =>
      void restore(kind, entry, entry.version),
  }
}

export type MenuActions = ReturnType<typeof useMenuActions>
