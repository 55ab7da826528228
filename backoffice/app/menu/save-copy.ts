import { saveMenuDrafts } from '#contract/menu-drafts.ts'
import type { MenuOrderDocument, ProductDocument } from '#contract/menu.staff.ts'
import { staffApi } from '../http/staff-api.ts'
import { MENU_ORDER_ID, readOrder } from './use-menu.ts'

/** The order of the menu with a copy right after what it is a copy of. */
export const withCopy = (order: MenuOrderDocument, id: string, copyId: string): MenuOrderDocument => ({
  ...order,
  categories: order.categories.map((category) => ({
    ...category,
    products: category.products.flatMap((dish) => (dish === id ? [dish, copyId] : [dish])),
  })),
})

/** Drafts a copy of a dish together with its place. */
export async function saveCopy(id: string, copyId: string, document: ProductDocument) {
  const order = await readOrder()
  return staffApi(saveMenuDrafts, {
    body: {
      documents: [
        { kind: 'product', id: copyId, document },
        {
          kind: 'menu-order',
          id: MENU_ORDER_ID,
          version: order.version,
          document: withCopy(order.document, id, copyId),
        },
      ],
    },
  })
}
