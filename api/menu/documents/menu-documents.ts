import type { DocumentStore } from '../../document-store.ts'
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

  write: writeMenuDocuments,
}
