import { saveMenuDrafts, type WrittenDocument } from '#contract/menu-drafts.ts'
import type { ProductDocument } from '#contract/menu.staff.ts'
import { documentCalls, type EntryOf } from '../documents/document-calls.ts'
import { isOvertaken, refusalOf } from '../documents/refused.ts'
import { staffApi } from '../http/staff-api.ts'
import { applyMove, type Move, movesBack, type OutlineMove } from './move.ts'
import { type Moved, moveOn } from './move-to-category.ts'
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
  save(documents: WrittenDocument[]): Promise<{ version: string | null }[]>
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

/** Dishes that were put into another category: as they were before, and the version that they have now. */
export type MovedDishes = {
  dishes: { id: string; version: string | undefined; before: ProductDocument; moved: Moved }[]
  /** The order of the menu before. */
  order: Order['document']
}

/**
 * Puts dishes into another category, with their prices in its sizes and their place in it: all or nothing. When somebody
 * else has changed one of them in the meantime, it is done with what they have saved. `earlier` holds how dishes were moved
 * before. Answers nothing where the category is gone.
 */
export async function saveMoveInto(
  move: OutlineMove & { into: string },
  earlier: ReadonlyMap<string, Moved>,
  calls: MenuCalls = menuCalls,
): Promise<MovedDishes | undefined> {
  for (let tries = 1; ; tries++) {
    const { order, categories, products } = await calls.read()
    const find = (id: string) => categories.find((one) => one.id === id)
    const to = find(move.into)
    if (!to) return undefined
    const dishes = products
      .filter(({ id, state }) => move.ids.includes(id) && state !== 'deleted')
      .map(({ id, version, document }) => {
        const { dish, moved } = moveOn(document, earlier.get(id), to, (one) => find(one)?.document)
        return { id, version, before: document, dish, moved }
      })
    try {
      const stands = await calls.save([
        ...dishes.map(({ id, version, dish }) => ({ kind: 'product' as const, id, version, document: dish })),
        {
          kind: 'menu-order',
          id: MENU_ORDER_ID,
          version: order.version,
          document: applyMove(order.document, move),
        },
      ])
      return {
        dishes: dishes.map(({ id, before, moved }, at) => ({
          id,
          version: stands[at]?.version ?? undefined,
          before,
          moved,
        })),
        order: order.document,
      }
    } catch (error) {
      if (!refusalOf(error).drafts || tries === MOST_TRIES) throw error
    }
  }
}

/** Drafts moved dishes as they were, each beside those it stood beside. Throws when somebody has changed one of them since. */
export async function takeMoveBack(
  { dishes, order: before }: MovedDishes,
  calls: MenuCalls = menuCalls,
): Promise<void> {
  const { order } = await calls.read()
  const ids = dishes.map(({ id }) => id)
  await calls.save([
    ...dishes.map(({ id, version, before }) => ({ kind: 'product' as const, id, version, document: before })),
    {
      kind: 'menu-order',
      id: MENU_ORDER_ID,
      version: order.version,
      document: movesBack(before, ids).reduce(applyMove, order.document),
    },
  ])
}
