import type { MenuOrderDocument } from '#contract/menu.staff.ts'

/** Something that was put before or after something else of the same list. */
export type Move = { ids: readonly string[]; target: string; place: 'before' | 'after' }

function moved(list: string[], { ids, target, place }: Move): string[] {
  const moving = list.filter((id) => ids.includes(id) && id !== target)
  const rest = list.filter((id) => !moving.includes(id))
  const at = rest.indexOf(target)
  return at < 0 ? list : rest.toSpliced(place === 'before' ? at : at + 1, 0, ...moving)
}

/** The order of the menu after one move, which applies to any newer order alike: what is gone stays gone. */
export function applyMove(order: MenuOrderDocument, move: Move): MenuOrderDocument {
  const categories = moved(
    order.categories.map(({ id }) => id),
    move,
  )
  return {
    categories: categories.map((id) => ({
      id,
      products: moved(order.categories.find((one) => one.id === id)?.products ?? [], move),
    })),
    combos: moved(order.combos, move),
    notices: moved(order.notices, move),
  }
}
