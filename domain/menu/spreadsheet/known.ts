import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'

/** The menu with what was read of the spreadsheet so far. */
export type Known = {
  categories: Map<string, CategoryDocument>
  products: Map<string, ProductDocument>
  /** The ids of allergens and additives by kind and code. */
  notices: ReadonlyMap<string, string>
  newId: () => string
  /** The name of the only size of a category: `Normal`. */
  oneSize: string
}

/** What people make up as an id has to be one. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text)
