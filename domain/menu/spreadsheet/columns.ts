/** The columns of the menu as a spreadsheet, a row for each dish and size. What is not in them stays as it is. */
export const columns = [
  'category',
  'dish',
  'description',
  'size',
  'price',
  'deposit',
  'vat_class',
  'min_age',
  'tags',
  'allergens',
  'additives',
  'category_id',
  'dish_id',
  'size_id',
] as const

export type Column = (typeof columns)[number]

/** Stands for allergens that nobody has declared yet, and for a declaration that there are none. */
export const UNKNOWN = '?'
export const NONE = 'none'

export const tags = ['vegetarian', 'vegan', 'spicy', 'new', 'popular'] as const
export const vatClasses = ['food', 'drink', 'milk_drink', 'luxury'] as const
