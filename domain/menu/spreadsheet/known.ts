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

/** A category of which the spreadsheet says only the name. */
export const emptyCategory = (name: string): CategoryDocument => ({
  name,
  description: '',
  translations: {},
  slug: '',
  sizes: [],
  poster: null,
  gallery: [],
  availability: [],
})

/** A dish of which nothing more is known yet; nobody has declared its allergens. */
export const emptyDish = (name: string, categoryId: string): ProductDocument => ({
  name,
  categoryId,
  description: '',
  foodInfo: '',
  translations: {},
  slug: '',
  vatClass: 'food',
  minAge: null,
  tags: [],
  allergensUnknown: true,
  allergens: [],
  additives: [],
  sizes: [],
  variants: [],
  extras: [],
  poster: null,
  availability: [],
})
