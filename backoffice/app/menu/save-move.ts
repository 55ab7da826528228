import { documentCalls } from '../documents/document-calls.ts'
import { isOvertaken, refusalOf } from '../documents/refused.ts'
import { applyMove, type Move } from './move.ts'
import { MENU_ORDER_ID, type MenuEntries, noOrder } from './use-menu.ts'

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
