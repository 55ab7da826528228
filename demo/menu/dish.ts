import type { Figure, GarnishName, LookName } from '../pictures/dish-picture.ts'
import type { DemoProduct, DishTag, Text, VatClass } from './menu-data.ts'

/** German first, then English. */
type Pair = readonly [de: string, en: string]

interface DishInput {
  slug: string
  /** One string when the name is the same in both languages. */
  name: string | Pair
  description: Pair
  prices: Readonly<Record<string, number>>
  deposits?: Readonly<Record<string, number>>
  variants?: readonly string[]
  extras?: readonly string[]
  allergens?: readonly string[]
  additives?: readonly string[]
  vatClass?: VatClass
  minAge?: 16 | 18
  tags?: readonly DishTag[]
  foodInfo?: Pair
  soldOut?: boolean
  picture: Figure
  garnish?: readonly GarnishName[]
}

/** What the dishes of one category have in common. */
interface CategoryDefaults {
  look: LookName
  variants?: readonly string[]
  extras?: readonly string[]
  vatClass?: VatClass
  minAge?: 16 | 18
}

/** Both languages of a text, German first. */
export function text(de: string, en: string): Text {
  return { de, en }
}

/** A maker of a category's products that fills in what its dishes share. */
export function dishOf(defaults: CategoryDefaults): (input: DishInput) => DemoProduct {
  const { look, ...shared } = defaults
  return ({ name, description, foodInfo, picture, garnish = [], ...input }) => ({
    variants: [],
    extras: [],
    allergens: [],
    additives: [],
    vatClass: 'food',
    tags: [],
    ...shared,
    ...input,
    name: typeof name === 'string' ? text(name, name) : text(...name),
    description: text(...description),
    ...(foodInfo && { foodInfo: text(...foodInfo) }),
    picture: { ...picture, look, garnish },
  })
}
