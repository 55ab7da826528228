import type { MenuOrderDocument } from '#contract/menu.staff.ts'

/** Something that was put before or after something else of the same list. */
export type Move = { ids: readonly string[]; target: string; place: 'before' | 'after' }

/** A move in the outline: dishes may be put into a category, beside `target` or at its end. */
export type OutlineMove = Move & { into?: string }

/** A list after one move. */
export function movedList<One>(
  list: readonly One[],
  { ids, target, place }: Move,
  idOf: (one: One) => string,
): One[] {
  const isMoving = (one: One) => ids.includes(idOf(one)) && idOf(one) !== target
  const rest = list.filter((one) => !isMoving(one))
  const at = rest.findIndex((one) => idOf(one) === target)
  return at < 0 ? [...list] : rest.toSpliced(place === 'before' ? at : at + 1, 0, ...list.filter(isMoving))
}

const moved = (ids: readonly string[], move: Move): string[] => movedList(ids, move, (id) => id)

/** The order of the menu after one move, which applies to any newer order alike: what is gone stays gone. */
export function applyMove(order: MenuOrderDocument, move: OutlineMove): MenuOrderDocument {
  const { into } = move
  if (into !== undefined)
    return { ...order, categories: order.categories.map((category) => withDishes(category, into, move)) }
  return {
    categories: movedList(order.categories, move, ({ id }) => id).map(({ id, products }) => ({
      id,
      products: moved(products, move),
    })),
    combos: moved(order.combos, move),
    notices: moved(order.notices, move),
  }
}

/** The moves that put dishes back beside those they stand beside in this order. */
export const movesBack = ({ categories }: MenuOrderDocument, ids: readonly string[]): OutlineMove[] =>
  categories.flatMap(({ id: into, products }) =>
    products.flatMap((dish, at): OutlineMove[] => {
      if (!ids.includes(dish)) return []
      const above = products[at - 1]
      if (above !== undefined) return [{ ids: [dish], target: above, place: 'after', into }]
      const below = products.find((one) => !ids.includes(one)) ?? ''
      return [{ ids: [dish], target: below, place: 'before', into }]
    }),
  )

type CategoryOrder = MenuOrderDocument['categories'][number]

function withDishes({ id, products }: CategoryOrder, into: string, move: Move): CategoryOrder {
  const rest = products.filter((dish) => !move.ids.includes(dish))
  if (id !== into) return { id, products: rest }
  const at = rest.indexOf(move.target)
  const place = at < 0 ? rest.length : move.place === 'before' ? at : at + 1
  return { id, products: rest.toSpliced(place, 0, ...move.ids) }
}
