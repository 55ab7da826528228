import { type DocumentStore, ownId, unreadableOf } from '../../document-store.ts'
import { readMenuRows } from '../menu.rows.ts'
import { documentsOfMenu } from './read-menu-documents.ts'
import { writeMenuDocuments } from './write-menu-documents.ts'

/** The menu as documents of the staff. */
export const menuDocuments: DocumentStore = {
  kinds: ['notice', 'category', 'extra', 'variant', 'product', 'combo', 'menu-order'],

  async read(db) {
    const { notice, category, extra, variant, product, combo, ...rest } = documentsOfMenu(
      await readMenuRows(db),
    )
    return { notice, category, extra, variant, product, combo, 'menu-order': rest['menu-order'] }
  },

  async unreadable(db) {
    const rows = await readMenuRows(db)
    return [
      ...unreadableOf('category', rows.categories, ownId),
      ...unreadableOf('category', rows.sizes, ({ category_id }) => category_id),
      ...unreadableOf('product', rows.products, ownId),
      ...unreadableOf('combo', rows.combos, ownId),
      ...unreadableOf('combo', rows.comboSlots, ({ combo_id }) => combo_id),
      ...unreadableOf('variant', rows.variants, ownId),
      ...unreadableOf('variant', rows.options, ({ variant_id }) => variant_id),
      ...unreadableOf('extra', rows.extras, ownId),
      ...unreadableOf('notice', rows.notices, ownId),
    ]
  },

  write: writeMenuDocuments,
}
