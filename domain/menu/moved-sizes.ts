import type { CategoryDocument } from '#contract/menu.staff.ts'

type Sizes = CategoryDocument['sizes']

/**
 * The size of another category in which each size of a dish goes on: that of the same name, the others one of those left, in
 * the order of both categories. What is left over is in none.
 */
export function movedSizes(sold: readonly string[], from: Sizes, to: Sizes): ReadonlyMap<string, string> {
  const inOrder = [...new Set([...from.map(({ id }) => id), ...sold])].filter((id) => sold.includes(id))
  const nameOf = (id: string) => from.find((size) => size.id === id)?.name.toLowerCase()
  const free = [...to]
  const take = (at: number) => (at < 0 ? undefined : free.splice(at, 1)[0])
  const named = inOrder.map((id) => ({
    id,
    size: take(free.findIndex(({ name }) => name.toLowerCase() === nameOf(id))),
  }))
  return new Map(
    named.flatMap(({ id, size }) => {
      const found = size ?? take(0)
      return found ? [[id, found.id] as const] : []
    }),
  )
}
