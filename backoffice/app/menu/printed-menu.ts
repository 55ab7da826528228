import type { AvailabilityRule } from '#contract/availability.ts'
import type { ComboDocument, NoticeDocument } from '#contract/menu.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { discountPrice } from '#domain/menu/combo.ts'
import { compareCodes } from '#domain/menu/compare-codes.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { buildOutline } from './outline.ts'
import type { MenuEntries } from './use-menu.ts'

/** How many sizes stand side by side; of more, each dish lists its own prices below its name. */
const MOST_COLUMNS = 3

export type PrintedPrice = { size: string; price: Cents; deposit: Cents }

export type PrintedDish = {
  id: string
  name: string
  description: string
  /** The codes of its allergens and additives. */
  codes: readonly string[]
  allergensUnknown: boolean
  /** By the columns of its category; undefined where it is not sold in that size. */
  prices: readonly (PrintedPrice | undefined)[]
  times: readonly AvailabilityRule[]
}

export type PrintedCategory = {
  id: string
  name: string
  description: string
  times: readonly AvailabilityRule[]
  /** The sizes of the columns; none where there are too many, so that each dish lists its own prices. */
  columns: readonly string[]
  dishes: readonly PrintedDish[]
}

export type PrintedNotice = Pick<NoticeDocument, 'kind' | 'code' | 'name'>

export type PrintedCombo = Pick<PrintedDish, 'id' | 'name' | 'description' | 'times'> & { price: Cents }

export type PrintedMenu = {
  categories: readonly PrintedCategory[]
  combos: readonly PrintedCombo[]
  /** What the codes mean that stand on the menu: allergens, then additives. */
  legend: readonly PrintedNotice[]
  /** Of some dish nobody has said yet what is in it. */
  allergensUnknown: boolean
}

export type PrintSource = MenuEntries & { notices: EntryOf<'notice'>[] }

/**
 * The menu as it stands on paper, in one language, undefined for the restaurant's own; where a text is not translated, the
 * restaurant's own stands.
 */
export function printedMenu(source: PrintSource, language: string | undefined): PrintedMenu {
  const outline = buildOutline(source)
  const notices = source.notices
    .filter(isKept)
    .map(({ id, document: { kind, code }, document }) => ({ id, kind, code, ...texts(document, language) }))
    .toSorted(byKindAndCode)
  const sections = outline.categories
    .filter(({ entry }) => isKept(entry))
    .map(({ entry, products }) => ({
      entry,
      products: products.filter((one) => isKept(one) && one.document.sizes.length > 0),
    }))
    .filter(({ products }) => products.length > 0)
  const printed = sections.flatMap(({ products }) => products.map(({ document }) => document))
  const used = new Set(printed.flatMap(({ allergens, additives }) => [...allergens, ...additives]))
  return {
    categories: sections.map(({ entry, products }) => printedCategory(entry, products, notices, language)),
    combos: outline.combos
      .filter((one) => isKept(one) && one.document.isListed)
      .map(({ id, document }) => ({
        id,
        name: texts(document, language).name,
        description: texts(document, language).description || slotNames(document, language),
        price: discountPrice(document.price, document.discount),
        times: document.availability,
      })),
    legend: notices.filter(({ id }) => used.has(id)).map(({ kind, code, name }) => ({ kind, code, name })),
    allergensUnknown: printed.some(({ allergensUnknown }) => allergensUnknown),
  }
}

function printedCategory(
  { id, document: category }: EntryOf<'category'>,
  products: readonly EntryOf<'product'>[],
  notices: readonly (PrintedNotice & { id: string })[],
  language: string | undefined,
): PrintedCategory {
  const used = new Set(products.flatMap(({ document }) => document.sizes.map(({ sizeId }) => sizeId)))
  const sizes = category.sizes
    .filter((size) => used.has(size.id))
    .map((size) => ({ id: size.id, name: texts(size, language).name }))
  const isGrid = sizes.length <= MOST_COLUMNS
  return {
    id,
    ...texts(category, language),
    times: category.availability,
    columns: isGrid ? sizes.map(({ name }) => name) : [],
    dishes: products.map(({ id: productId, document: product }) => {
      const prices = sizes.map(({ id: sizeId, name }) => {
        const sold = product.sizes.find((one) => one.sizeId === sizeId)
        return sold && { size: name, price: sold.price, deposit: sold.deposit }
      })
      return {
        id: productId,
        ...texts(product, language),
        codes: notices
          .filter((one) => product.allergens.includes(one.id) || product.additives.includes(one.id))
          .map(({ code }) => code),
        allergensUnknown: product.allergensUnknown,
        prices: isGrid ? prices : prices.filter((price) => price !== undefined),
        times: product.availability,
      }
    }),
  }
}

type Texts = { name: string; description: string }

/** The texts of a document in a language; an empty translation is a missing one. */
function texts(
  own: { name: string; description?: string; translations: Readonly<Record<string, Partial<Texts>>> },
  language: string | undefined,
): Texts {
  const translated = language === undefined ? undefined : own.translations[language]
  return {
    name: translated?.name || own.name,
    description: translated?.description || (own.description ?? ''),
  }
}

const slotNames = ({ slots }: ComboDocument, language: string | undefined): string =>
  slots.map((slot) => texts(slot, language).name).join(' + ')

const isKept = ({ state }: { state: string }): boolean => state !== 'deleted'

const byKindAndCode = (a: PrintedNotice, b: PrintedNotice): number =>
  a.kind === b.kind ? compareCodes(a.code, b.code) : a.kind === 'allergen' ? -1 : 1
