import type { Picture } from '#contract/media.ts'
import type { Content, Tag } from '#contract/menu.ts'
import type { Cents } from '#contract/primitives.ts'
import type { Times } from '../ordering/times.ts'

export type CardPicture = Pick<Picture, 'url' | 'avif' | 'webp' | 'placeholder' | 'width' | 'height' | 'alt'>

/** What a card shows of a dish. Whatever does not apply is left out, so that pages stay small. */
export type DishCard = {
  id: string
  slug: string
  name: string
  /** The description; a card shows as many lines of it as it has room for. */
  text: string
  /** The price of the size `sizeId`, gross; with `from` there are dearer sizes. */
  price: Cents
  sizeId: string
  from?: true
  /** Of the size `sizeId`, for the unit price (ux.md R-P2). */
  content?: Content
  deposit?: Cents
  /** Codes; their names are in the `Legend`. */
  allergens: string[]
  /** Nobody has said yet whether these are all of its allergens. */
  allergensUnknown?: true
  additives: string[]
  tags: Tag[]
  minAge?: number
  soldOut?: true
  /** Nobody has said which allergens it has, and the restaurant sells nothing without that (ux.md R-F1). */
  notSold?: true
  /** When it can be had, with the hours of its category. */
  times?: Times
  /** Something has to be or can be chosen before it goes into the cart. */
  configurable?: true
  picture?: CardPicture
}

/** What a card shows of a combo menu. */
export type ComboCard = {
  id: string
  slug: string
  name: string
  price: Cents
  /** What the cheapest choices cost singly; left out when the menu is not cheaper (ux.md R-P4). */
  singly?: Cents
  /** The names of the parts, with the number of dishes to choose from. */
  slots: { name: string; choices: number }[]
  soldOut?: true
  times?: Times
  picture?: CardPicture
}

/** Codes of allergens and additives to their names. */
export type Legend = Readonly<Record<string, string>>

/** A category as tabs, slider and headings show it. */
export type Section = {
  id: string
  slug: string
  name: string
  text: string
  count: number
  /** Address of the round picture. */
  circle: string
  times?: Times
}

/** A category as the pages of the others link to it. */
export type PageTab = Pick<Section, 'slug' | 'name'>

/** The address part of the page and section of all combo menus. */
export const COMBOS_SLUG = 'menus'

/** Pictures of a category: its wide poster and the squares before and after it (spec 9). */
export type CategoryGallery = { before: CardPicture[]; poster: CardPicture; after: CardPicture[] }

/** One category with its cards, as its own page shows it. */
export type CategoryData = { section: Section; cards: DishCard[]; legend: Legend; gallery?: CategoryGallery }

/** The whole menu: what search and filter work on. */
export type MenuIndex = {
  combos: (ComboCard & { text: string })[]
  /** `choices` names the list of each card in `choices` of the menu. */
  categories: { slug: string; cards: DishCard[]; choices: number[] }[]
  /** Lists of the names of extras and options. */
  choices: string[][]
}
