import type { Outline } from './outline.ts'

/** The row above the combos, which stand at the end of the outline. */
export const COMBOS = 'combos'

const groupsOf = ({ categories, combos }: Outline): [group: string, members: string[]][] => [
  ...categories.map(({ entry, products }): [string, string[]] => [entry.id, products.map(({ id }) => id)]),
  [COMBOS, combos.map(({ id }) => id)],
]

/** The rows that are chosen after some were ticked or unticked: a category is ticked when all its dishes are. */
export function nextChoice(
  outline: Outline,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set(
    groupsOf(outline).flatMap(([group, members]) => {
      const [was, is] = [before.has(group), after.has(group)]
      if (members.length === 0) return is ? [group] : []
      if (is && !was) return [group, ...members]
      const ticked = members.filter((id) => after.has(id))
      // Its members are all ticked still: the category itself was unticked.
      if (was && !is && ticked.length === members.length) return []
      return ticked.length === members.length ? [group, ...ticked] : ticked
    }),
  )
}

/** The dishes and combos among the chosen rows; what is to be deleted is left alone. */
export function chosenDishes(outline: Outline, chosen: ReadonlySet<string>) {
  const isChosen = ({ id, state }: { id: string; state: string }) => chosen.has(id) && state !== 'deleted'
  return {
    products: outline.categories.flatMap(({ products }) => products.filter(isChosen)),
    combos: outline.combos.filter(isChosen),
  }
}

export type ChosenDishes = ReturnType<typeof chosenDishes>
