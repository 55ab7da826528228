import type { AvailabilityRule } from '#contract/availability.ts'
import type { DishPicture } from '../pictures/dish-picture.ts'

/** A text of the restaurant in its two languages. */
export interface Text {
  de: string
  en: string
}

/** Net content of a prepacked size; shown as a unit price (ux.md R-P2). */
export interface Content {
  value: number
  unit: 'l' | 'kg' | 'ml' | 'g'
}

export interface DemoSize {
  key: string
  name: Text
  content?: Content
}

/** Sizes belong to the category; the first is the default (spec 3). */
export interface DemoCategory {
  slug: string
  name: Text
  description: Text
  sizes: readonly DemoSize[]
  /** When its dishes can be had. */
  availability?: readonly AvailabilityRule[]
  picture: DishPicture
  products: readonly DemoProduct[]
}

/** Selects the VAT rates per way of serving (ux.md R-T1). */
export type VatClass = 'food' | 'drink' | 'milk_drink' | 'luxury'

export type DishTag = 'vegetarian' | 'vegan' | 'spicy' | 'new' | 'popular'

export interface DemoProduct {
  slug: string
  name: Text
  description: Text
  /** Gross cents by size key of the category. */
  prices: Readonly<Record<string, number>>
  /** Deposit cents by size key, on top of the price (ux.md R-P3). */
  deposits?: Readonly<Record<string, number>>
  variants: readonly string[]
  extras: readonly string[]
  allergens: readonly string[]
  additives: readonly string[]
  vatClass: VatClass
  minAge?: 16 | 18
  tags: readonly DishTag[]
  /** Particulars of prepacked food (ux.md R-F4), plain text. */
  foodInfo?: Text
  soldOut?: boolean
  picture: DishPicture
}

export type CategorySizeKey = `${string}/${string}`

export interface DemoExtra {
  slug: string
  name: Text
  /** Gross cents by `category/size`; an extra is only offered where it has a price. */
  prices: Readonly<Record<CategorySizeKey, number>>
  allergens: readonly string[]
  additives: readonly string[]
}

export interface DemoOption {
  slug: string
  name: Text
  /** Gross cents on top of the product's price. */
  price: number
  allergens: readonly string[]
  additives: readonly string[]
  /** Slug of a child combo whose parts are chosen when this option is; the option's price pays for them. */
  childCombo?: string
}

export interface DemoVariant {
  slug: string
  name: Text
  type: 'select' | 'checkbox'
  required: boolean
  /** How many of its options are chosen at least and at most, and how many of them cost nothing. */
  least?: number
  most?: number
  free?: number
  /** How often each option may be chosen. */
  maxEach?: number
  /** `variant/option`: it is asked only when this option was chosen before it. */
  dependsOn?: `${string}/${string}`
  options: readonly DemoOption[]
}

export interface DemoSlot {
  name: Text
  category: string
  size: string
  products: readonly string[]
}

export interface DemoCombo {
  slug: string
  name: Text
  description: Text
  /** List price in gross cents before the discount; 0 for a child combo. */
  price: number
  /** Whole percent: price to pay = price × (100 − discount) / 100 (spec 3). */
  discount: number
  slots: readonly DemoSlot[]
  picture: DishPicture
  /** Only reachable through an option, never listed. */
  isChild?: boolean
}

export interface DemoAllergen {
  code: string
  name: Text
  /** The group's code for a named cereal or nut, such as A for A1. */
  group?: string
}

export interface DemoAdditive {
  code: string
  name: Text
}

export interface DemoMenu {
  categories: readonly DemoCategory[]
  extras: readonly DemoExtra[]
  variants: readonly DemoVariant[]
  combos: readonly DemoCombo[]
  allergens: readonly DemoAllergen[]
  additives: readonly DemoAdditive[]
}
