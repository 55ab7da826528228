import type { Category, ComboSummary, Notice, ProductSummary } from '#contract/menu.ts'
import type { Picture } from '#contract/media.ts'
import { splitGallery } from '#domain/menu/split-gallery.ts'
import { availabilityWords, type Words } from '#domain/menu/availability-words.ts'
import type { Availability } from '#contract/availability.ts'
import type { Times } from '../ordering/times.ts'
import type { CardPicture, CategoryGallery, ComboCard, DishCard, Legend, Section } from './card.ts'

/** What cards need to know of the shop. */
export type CardRules = {
  requireAllergenInfo: boolean
  /** Orders for later are taken. */
  takesPreorders: boolean
  words: Words
}

/** When something can be had, as a page carries it; nothing where that is not limited. */
export const timesOf = (rules: Availability | undefined, words: Words): { times?: Times } =>
  rules ? { times: { words: availabilityWords(rules, words), rules } } : {}

/** The card of a product; it names the price of the cheapest size that is left, or of all where none is. */
export function dishCard(
  product: ProductSummary,
  { requireAllergenInfo, takesPreorders, words }: CardRules,
): DishCard {
  // Out of its time it can only be read then, so it opens first.
  const opensFirst = product.availability !== undefined && !takesPreorders
  const left = product.sizes.filter(({ soldOut }) => !soldOut)
  const sizes = left.length > 0 ? left : product.sizes
  const size = sizes.reduce((low, one) => (one.price < low.price ? one : low))
  const isCheapest = sizes.every((one) => one.price === size.price)
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    text: product.description,
    price: size.price,
    sizeId: size.id,
    ...(isCheapest ? {} : { from: true as const }),
    ...(size.content ? { content: size.content } : {}),
    ...(size.deposit ? { deposit: size.deposit } : {}),
    allergens: product.allergens.map(({ code }) => code),
    ...(product.allergensUnknown ? { allergensUnknown: true as const } : {}),
    additives: product.additives.map(({ code }) => code),
    tags: product.tags,
    ...(product.minAge ? { minAge: product.minAge } : {}),
    ...(product.soldOut ? { soldOut: true as const } : {}),
    ...(requireAllergenInfo && product.allergensUnknown ? { notSold: true as const } : {}),
    ...timesOf(product.availability, words),
    ...(product.configurable || opensFirst ? { configurable: true as const } : {}),
    ...(product.hasPoster ? { picture: smallPicture(product.poster.data, CARD_FILES) } : {}),
  }
}

export function comboCard(combo: ComboSummary, { words }: Pick<CardRules, 'words'>): ComboCard {
  return {
    id: combo.id,
    slug: combo.slug,
    name: combo.name,
    price: combo.discountPrice,
    ...(combo.singlePrice > combo.discountPrice ? { singly: combo.singlePrice } : {}),
    slots: combo.items.map(({ name, products }) => ({ name, choices: products.length })),
    ...(combo.soldOut ? { soldOut: true as const } : {}),
    ...timesOf(combo.availability, words),
    ...(combo.hasPoster ? { picture: smallPicture(combo.poster.data, CARD_FILES) } : {}),
  }
}

export function sectionOf(category: Category, { words }: Pick<CardRules, 'words'>): Section {
  const { id, slug, name, description, productCount, poster, availability } = category
  return {
    id,
    slug,
    name,
    text: description,
    count: productCount,
    circle: poster.data.circle,
    ...timesOf(availability, words),
  }
}

/** The gallery of a category; undefined while it has no pictures. */
export function galleryOf({ gallery, poster }: Category): CategoryGallery | undefined {
  if (gallery.data.length === 0) return undefined
  const { before, after } = splitGallery(gallery.data.map((picture) => smallPicture(picture, SQUARE_FILES)))
  return {
    before,
    poster: { ...smallPicture(poster.data, POSTER_FILES), url: poster.data.wide },
    after,
  }
}

/** How many files of a picture, the smallest first, are enough for a card, for a square of a gallery and for its poster. */
const CARD_FILES = 2
const SQUARE_FILES = 1
const POSTER_FILES = 3

// A menu of inline placeholders would weigh more than what it bridges; small pictures show a plain ground instead. What does
// not take AVIF is content with the square.
function smallPicture({ square, avif, width, height, alt }: Picture, files: number): CardPicture {
  return {
    url: square,
    avif: avif.split(', ').slice(0, files).join(', '),
    webp: '',
    placeholder: '',
    width,
    height,
    ...(alt && { alt }),
  }
}

/** The names of every code the products carry. */
export function legendOf(products: readonly ProductSummary[]): Legend {
  const notices: Notice[] = products.flatMap(({ allergens, additives }) => [...allergens, ...additives])
  return Object.fromEntries(notices.map(({ code, name }) => [code, name]))
}
