import type { Product, Size } from '#contract/menu.ts'
import type { Choices } from '#domain/menu/chosen.ts'

export type ProductChoicesProps<T extends Choices> = {
  /** The id of the product's group; the ids of its groups start with it. */
  base: string
  product: Product
  size: Size | undefined
  choices: T
  onChange: (choices: T) => void
  /** The number of menus around the product. */
  depth: number
}
