import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'

/** A category as it begins, with one size. */
export const newCategory = (name: string, sizeId: string, size: string): CategoryDocument => ({
  name,
  description: '',
  translations: {},
  slug: '',
  sizes: [{ id: sizeId, name: size, translations: {}, content: null }],
  poster: null,
  gallery: [],
  availability: [],
})

/** A dish as it begins: without a price, and nobody has said yet what is in it. */
export const newProduct = (name: string, categoryId: string): ProductDocument => ({
  name,
  description: '',
  foodInfo: '',
  translations: {},
  slug: '',
  categoryId,
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
