import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'

/** A category of which only the name is known yet. */
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

/** A dish as it begins: without a price, and nobody has declared its allergens yet. */
export const emptyProduct = (name: string, categoryId: string): ProductDocument => ({
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
