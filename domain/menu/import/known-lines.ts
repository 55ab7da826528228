import type { ImportedItem } from './imported-menu.ts'
import { isSameName } from './same-name.ts'
import { dishName } from './to-documents.ts'

type Read = { name: string; items: readonly Pick<ImportedItem, 'line' | 'number' | 'name'>[] }
type Named = { id: string; document: { name: string } }
type Dish = { document: { name: string; categoryId: string } }

/** The lines whose dish is on the menu already: under the same name, in a category of the same name. */
export function knownLines(
  { categories }: { categories: readonly Read[] },
  there: { categories: readonly Named[]; products: readonly Dish[] },
): ReadonlySet<number> {
  const known = categories.flatMap(({ name, items }) => {
    const ids = there.categories.filter((one) => isSameName(one.document.name, name)).map(({ id }) => id)
    const dishes = there.products.filter(({ document }) => name === '' || ids.includes(document.categoryId))
    return items.filter((item) => dishes.some(({ document }) => isSameName(document.name, dishName(item))))
  })
  return new Set(known.map(({ line }) => line))
}
