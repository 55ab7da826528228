import { z } from 'zod'
import { Availability } from './availability.ts'
import { endpoint } from './endpoint.ts'
import { Media, Picture } from './media.ts'
import { holder, Id, Money } from './primitives.ts'

/** An allergen (LMIV Annex II) or an additive (LMZDV § 5): the code on the card, the full name. */
export const Notice = z
  .object({ id: Id, code: z.string(), name: z.string(), description: z.string() })
  .meta({ id: 'Notice' })
export type Notice = z.output<typeof Notice>

/** How the contained VAT of a thing is chosen (ux.md R-T1): by class and by eating in or taking away. */
export const VatClass = z.enum(['food', 'drink', 'milk_drink', 'luxury'])
export type VatClass = z.output<typeof VatClass>

/** The contents of a prepacked thing, for the unit price per litre or kilogram (PAngV § 4). */
export const Content = z.object({ value: z.number().positive(), unit: z.enum(['l', 'ml', 'kg', 'g']) })
export type Content = z.output<typeof Content>

/** When and how something can be had; left out where that is not limited. */
const Limited = { availability: Availability.optional() }

const CategoryName = z.object({ id: Id, name: z.string() })

/** A size of a category in which a product is sold, with the product's gross price in it (spec 3). */
export const Size = z
  .object({
    id: Id,
    name: z.string(),
    price: Money,
    category: CategoryName,
    content: Content.optional(),
    deposit: Money.optional(),
    soldOut: z.boolean().optional(),
  })
  .meta({ id: 'Size' })
export type Size = z.output<typeof Size>

export const Extra = z
  .object({
    id: Id,
    name: z.string(),
    prices: z.array(z.object({ sizeId: Id, price: Money })),
    allergens: z.array(Notice),
    additives: z.array(Notice),
  })
  .meta({ id: 'Extra' })
export type Extra = z.output<typeof Extra>

export const Tag = z.enum(['vegetarian', 'vegan', 'spicy', 'new', 'popular'])
export type Tag = z.output<typeof Tag>

/** Facts of a product that do not depend on how it is configured. */
const ProductFacts = z.object({
  id: Id,
  slug: z.string(),
  categoryId: Id,
  name: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  hasPoster: z.boolean(),
  poster: holder(Picture),
  sizes: z.array(Size),
  vatClass: VatClass,
  minAge: z.int().optional(),
  tags: z.array(Tag),
  soldOut: z.boolean(),
  foodInfo: z.string().optional(),
  /** Its ingredients are unknown: an empty list of allergens does not mean none (ux.md R-F1). */
  allergensUnknown: z.boolean().optional(),
  /** Its own rules and those of its category. */
  ...Limited,
})

/** A product as a list shows it. `configurable` is false when it can go into the cart without any choice. */
export const ProductSummary = ProductFacts.extend({
  configurable: z.boolean(),
  allergens: z.array(Notice),
  additives: z.array(Notice),
}).meta({ id: 'ProductSummary' })
export type ProductSummary = z.output<typeof ProductSummary>

/** One choice of a variant; with a child menu, choosing it opens that menu (spec 3, 4). */
export type Option = {
  id: string
  name: string
  price: z.output<typeof Money>
  hasChild: boolean
  menu?: Combo | undefined
  soldOut?: boolean | undefined
  allergens: Notice[]
  additives: Notice[]
}
type OptionWire = Omit<Option, 'price' | 'menu'> & { price: number; menu?: ComboWire | undefined }

export const Option: z.ZodType<Option, OptionWire> = z
  .object({
    id: Id,
    name: z.string(),
    price: Money,
    hasChild: z.boolean(),
    get menu() {
      return z.lazy(() => Combo).optional()
    },
    soldOut: z.boolean().optional(),
    allergens: z.array(Notice),
    additives: z.array(Notice),
  })
  .meta({ id: 'Option' })

const Count = z.int().positive()

/** A question about a product: how many of its options may be chosen, and when it is asked. */
export const Variant = z
  .object({
    id: Id,
    name: z.string(),
    type: z.enum(['select', 'checkbox']),
    required: z.boolean(),
    options: z.array(Option),
    /** Left out where `type` and `required` say all. */
    min: Count.meta({ description: 'How many options have to be chosen at least' }).optional(),
    max: Count.meta({ description: 'How many options may be chosen at most' }).optional(),
    free: Count.meta({ description: 'How many of the chosen options cost nothing: the dearest' }).optional(),
    maxEach: Count.meta({
      description: 'How often an option may be chosen, and stand in `value`',
    }).optional(),
    dependsOn: z
      .object({ variantId: Id, optionId: Id })
      .meta({
        description: 'Asked only with this option of an earlier variant: `required` is false, `min` counts',
      })
      .optional(),
  })
  .meta({ id: 'Variant' })
export type Variant = z.output<typeof Variant>

export const Product = ProductFacts.extend({
  variants: z.array(Variant),
  extras: z.array(Extra),
  allergens: z.array(Notice),
  additives: z.array(Notice),
  media: Media,
}).meta({ id: 'Product' })
export type Product = z.output<typeof Product>

/** One slot of a combo: the size that is served, and the products to choose one from. */
export type Slot = {
  id: string
  name: string
  size: { id: string; name: string; category: { id: string; name: string } }
  products: Product[]
}

/** A combo menu (spec: menu). Pays `discountPrice` = price × (100 − discount) / 100, rounded once. */
export type Combo = {
  id: string
  slug: string
  name: string
  description: string
  price: z.output<typeof Money>
  discount: number
  discountPrice: z.output<typeof Money>
  singlePrice: z.output<typeof Money>
  items: Slot[]
  poster: { data: Picture }
  hasPoster: boolean
  soldOut: boolean
  media: Media
  availability?: Availability | undefined
}
type ComboWire = Omit<Combo, 'price' | 'discountPrice' | 'singlePrice' | 'items'> & {
  price: number
  discountPrice: number
  singlePrice: number
  items: (Omit<Slot, 'products'> & { products: z.input<typeof Product>[] })[]
}

const SlotSize = z.object({ id: Id, name: z.string(), category: CategoryName })

export const Combo: z.ZodType<Combo, ComboWire> = z
  .object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    price: Money,
    discount: z.int().min(0).max(100),
    discountPrice: Money,
    singlePrice: Money.meta({ description: 'What the cheapest choice of each slot costs bought singly' }),
    get items() {
      return z.array(z.object({ id: Id, name: z.string(), size: SlotSize, products: z.array(Product) }))
    },
    poster: holder(Picture),
    hasPoster: z.boolean(),
    soldOut: z.boolean(),
    media: Media,
    ...Limited,
  })
  .meta({ id: 'Menu' })

/** A combo as the list of menus shows it: without the contents of its slots. */
export const ComboSummary = z
  .object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    price: Money,
    discount: z.int(),
    discountPrice: Money,
    singlePrice: Money,
    items: z.array(
      z.object({
        id: Id,
        name: z.string(),
        size: SlotSize,
        products: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
    poster: holder(Picture),
    hasPoster: z.boolean(),
    soldOut: z.boolean(),
    media: Media,
    ...Limited,
  })
  .meta({ id: 'MenuSummary' })
export type ComboSummary = z.output<typeof ComboSummary>

/** A category; its poster is also cut as a circle and as a wide picture, its gallery as squares (spec 3). */
export const Category = z
  .object({
    id: Id,
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    productCount: z.int().nonnegative(),
    poster: holder(Picture),
    gallery: holder(z.array(Picture)),
    media: Media,
    ...Limited,
  })
  .meta({ id: 'Category' })
export type Category = z.output<typeof Category>

export const listCombos = endpoint({
  id: 'listCombos',
  method: 'GET',
  path: '/products/menus',
  auth: 'public',
  summary: 'The combo menus',
  response: z.array(ComboSummary),
  cache: 'content',
})

export const getCombo = endpoint({
  id: 'getCombo',
  method: 'GET',
  path: '/products/menus/{id}',
  auth: 'public',
  summary: 'One combo menu with everything needed to configure it',
  params: z.object({ id: Id }),
  response: Combo,
  cache: 'content',
})

export const listCategories = endpoint({
  id: 'listCategories',
  method: 'GET',
  path: '/products/categories',
  auth: 'public',
  summary: 'The categories in menu order',
  response: z.array(Category),
  cache: 'content',
})

export const listCategoryProducts = endpoint({
  id: 'listCategoryProducts',
  method: 'GET',
  path: '/products/categories/{id}/products',
  auth: 'public',
  summary: 'The products of one category',
  params: z.object({ id: Id }),
  response: z.array(ProductSummary),
  meta: z.object({ category: holder(Category) }),
  cache: 'content',
})

export const getProduct = endpoint({
  id: 'getProduct',
  method: 'GET',
  path: '/products/categories/{categoryId}/products/{productId}',
  auth: 'public',
  summary: 'One product with everything needed to configure it',
  params: z.object({ categoryId: Id, productId: Id }),
  response: Product,
  cache: 'content',
})
