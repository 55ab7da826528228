import { saveMenuDrafts, type WrittenDocument } from '#contract/menu-drafts.ts'
import { documentCalls, type EntryOf } from '../documents/document-calls.ts'
import { isOvertaken, refusalOf } from '../documents/refused.ts'
import { staffApi } from '../http/staff-api.ts'
import { applyMove, type Move, type OutlineMove } from './move.ts'
import { moveToCategory } from './move-to-category.ts'
import { MENU_ORDER_ID, type MenuEntries, noOrder, readOrder } from './use-menu.ts'

type Order = MenuEntries['order']
type OrderCalls = Pick<ReturnType<typeof documentCalls<'menu-order'>>, 'save' | 'decode'>

const MOST_TRIES = 4

/** Saves one move. When somebody else has changed the order in the meantime, the same move is applied to theirs. */
export async function saveMove(
  move: Move,
  order: Order,
  calls: OrderCalls = documentCalls('menu-order'),
): Promise<Order> {
  let current = order
  for (let tries = 1; ; tries++) {
    try {
      return await calls.save(MENU_ORDER_ID, applyMove(current.document, move), current.version)
    } catch (error) {
      const refusal = refusalOf(error)
      if (!isOvertaken(refusal) || tries === MOST_TRIES) throw error
      current = refusal.current === null ? noOrder : calls.decode(refusal.current)
    }
  }
}

type MenuCalls = {
  read(): Promise<{ order: Order; categories: EntryOf<'category'>[]; products: EntryOf<'product'>[] }>
  save(documents: WrittenDocument[]): Promise<unknown>
}

const menuCalls: MenuCalls = {
  async read() {
    const [order, categories, products] = await Promise.all([
      readOrder(),
      documentCalls('category').list(),
      documentCalls('product').list(),
    ])
    return { order, categories, products }
  },
  save: (documents) => staffApi(saveMenuDrafts, { body: { documents } }),
}

/**
 * Puts dishes into another category, with their prices in its sizes and their place in it: all or nothing. When somebody
 * else has changed one of them in the meantime, it is done with what they have saved.
 */
export async function saveMoveInto(
  move: OutlineMove & { into: string },
  calls: MenuCalls = menuCalls,
): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { order, categories, products } = await calls.read()
    const find = (id: string) => categories.find((one) => one.id === id)
    const to = find(move.into)
    if (!to) return
    const dishes = products.filter(({ id, state }) => move.ids.includes(id) && state !== 'deleted')
    try {
      await calls.save([
        ...dishes.map(({ id, version, document }) => ({
          kind: 'product' as const,
          id,
          version,
          document: moveToCategory(document, find(document.categoryId)?.document, to),
        })),
        {
          kind: 'menu-order',
          id: MENU_ORDER_ID,
          version: order.version,
          document: applyMove(order.document, move),
        },
      ])
      return
    } catch (error) {
      if (!refusalOf(error).drafts || tries === MOST_TRIES) throw error
    }
  }
}
