import type { WrittenDocument } from '#contract/menu-drafts.ts'
import type {
  CategoryDocument,
  ExtraDocument,
  MenuOrderDocument,
  NoticeDocument,
  ProductDocument,
} from '#contract/menu.staff.ts'
import { cents, zero } from '../../money.ts'
import type {
  ImportedCategory,
  ImportedExtra,
  ImportedItem,
  ImportedMenu,
  ImportedPrice,
  LegendEntry,
} from './imported-menu.ts'
import { drinksHeading } from './vocabulary.ts'
import { contentOf } from './volume-content.ts'

/** What an import adds to. */
export type ImportGround = {
  notices: readonly { id: string; document: NoticeDocument }[]
  order: { version?: string | undefined; document: MenuOrderDocument }
  /** The id of the one document with the order. */
  orderId: string
}

/** What a dish of a paper menu is called here: with its number. */
export const dishName = ({ number, name }: Pick<ImportedItem, 'number' | 'name'>): string =>
  number === null ? name : `${number}. ${name}`

export type ImportChoices = {
  /** The lines whose codes a person has confirmed. */
  confirmed: ReadonlySet<number>
  /** The lines that are not taken. */
  left: ReadonlySet<number>
  /** The name of the only size of a category: `Normal`. */
  oneSize: string
  /** The name of dishes without a heading: `Dishes`. */
  noHeading: string
  newId: () => string
}

/** The documents that an import drafts, and the lines with offers that have to be made by hand. */
export type ImportedDocuments = { documents: WrittenDocument[]; byHand: number[] }

type Written<Kind extends WrittenDocument['kind']> = Extract<WrittenDocument, { kind: Kind }>

/**
 * The documents of a menu that was read: categories with the sizes of their prices, dishes, extras, and the allergens and
 * additives of its legend. Nothing is guessed: where a person has not confirmed the codes of a line, its allergens stay
 * unknown. Combos, reductions, and extras that no category names are left to a person.
 */
export function documentsOfImport(
  menu: ImportedMenu,
  ground: ImportGround,
  choices: ImportChoices,
): ImportedDocuments {
  const notices = noticeFinder(ground, choices.newId)
  const taken = menu.categories
    .map((category) => ({ ...category, items: category.items.filter(({ line }) => !choices.left.has(line)) }))
    .filter(({ items }) => items.length > 0)
  const made = taken.map((category) => categoryOf(menu, category, notices.find, choices))
  const extras = menu.extras.filter(({ line }) => !choices.left.has(line))
  const byHand = menu.combos.map(({ line }) => line)
  const extraDocuments: Written<'extra'>[] = []
  for (const extra of extras) {
    const place = made.find(({ name, lines }) =>
      extra.forLine === undefined ? name === extra.section : lines.includes(extra.forLine),
    )
    const document = place && extraOf(extra, place, legendOf(menu, undefined), notices.find, choices)
    if (!place || !document) {
      byHand.push(extra.line)
      continue
    }
    const id = choices.newId()
    extraDocuments.push({ kind: 'extra', id, document })
    for (const { line, document: dish } of place.products)
      if (extra.forLine === undefined || extra.forLine === line) dish.extras.push(id)
  }
  return {
    byHand: byHand.sort((one, other) => one - other),
    documents: [
      ...notices.made,
      ...made.map(({ id, document }): Written<'category'> => ({ kind: 'category', id, document })),
      ...extraDocuments,
      ...made.flatMap(({ products }) =>
        products.map(({ id, document }): Written<'product'> => ({ kind: 'product', id, document })),
      ),
      {
        kind: 'menu-order',
        id: ground.orderId,
        version: ground.order.version,
        document: {
          ...ground.order.document,
          categories: [
            ...ground.order.document.categories,
            ...made.map(({ id, products }) => ({ id, products: products.map((one) => one.id) })),
          ],
          notices: [...ground.order.document.notices, ...notices.made.map(({ id }) => id)],
        },
      },
    ],
  }
}

type FindNotice = (code: string, entry: LegendEntry) => string

/** Finds what a code of the legend stands for among the notices of the shop, and makes what is missing. */
function noticeFinder({ notices }: ImportGround, newId: () => string) {
  const made: Written<'notice'>[] = []
  const find: FindNotice = (code, { kind, text }) => {
    const all = [...notices, ...made].flatMap(({ id, document }) => (document ? [{ id, document }] : []))
    const ofKind = all.filter(({ document }) => document.kind === kind)
    const isSame = (one: string) => one.toLowerCase() === text.toLowerCase()
    const known =
      ofKind.find(({ document }) => isSame(document.name)) ??
      ofKind.find(({ document }) => document.code === code && made.every(({ id }) => id !== document.code))
    if (known && (isSame(known.document.name) || notices.some(({ id }) => id === known.id))) return known.id
    const id = newId()
    const codes = new Set(ofKind.map(({ document }) => document.code))
    const document = { kind, code: freeCode(code, codes), name: text, description: '', translations: {} }
    made.push({ kind: 'notice', id, document })
    return id
  }
  return { find, made }
}

/** A code that no other notice has: `1`, or `1*` where another legend uses it. */
const freeCode = (code: string, taken: ReadonlySet<string>): string =>
  taken.has(code) ? freeCode(`${code}*`, taken) : code

const legendOf = (menu: ImportedMenu, name: string | undefined) =>
  (name === undefined ? undefined : menu.legends.get(name)) ?? menu.legend

type Place = {
  id: string
  name: string
  lines: number[]
  sizeIds: ReadonlyMap<string, string>
  document: CategoryDocument
  products: { id: string; line: number; document: ProductDocument }[]
}

function categoryOf(
  menu: ImportedMenu,
  category: ImportedCategory,
  find: FindNotice,
  choices: ImportChoices,
): Place {
  const id = choices.newId()
  const sizeOf = (price: ImportedPrice) => price.size ?? price.volume ?? choices.oneSize
  const prices = category.items.flatMap((item) => item.prices)
  const names = [...new Set(prices.map(sizeOf))]
  const sizeIds = new Map(
    (names.length > 0 ? names : [choices.oneSize]).map((name) => [name, choices.newId()]),
  )
  const sizes = [...sizeIds].map(([name, sizeId]) => {
    const volume = prices.find((price) => sizeOf(price) === name)?.volume
    return { id: sizeId, name, translations: {}, content: contentOf(volume) }
  })
  const legend = legendOf(menu, category.legend)
  return {
    id,
    name: category.name,
    lines: category.items.map(({ line }) => line),
    sizeIds,
    document: {
      name: category.name || choices.noHeading,
      description: category.note ?? '',
      translations: {},
      slug: '',
      sizes,
      poster: null,
      gallery: [],
      availability: [],
    },
    products: category.items.map((item) => ({
      id: choices.newId(),
      line: item.line,
      document: productOf(item, {
        categoryId: id,
        isDrink: isDrink(category, item),
        sizes: sizesOf(item, sizeIds, sizeOf),
        ...noticesOf(item, legend, find, choices),
      }),
    })),
  }
}

const isDrink = (category: ImportedCategory, { prices }: ImportedItem): boolean =>
  drinksHeading.test(category.name) || prices.some(({ volume }) => volume !== undefined)

/** The prices by size; of two in one size the first counts. */
function sizesOf(
  { prices }: ImportedItem,
  sizeIds: ReadonlyMap<string, string>,
  sizeOf: (price: ImportedPrice) => string,
): ProductDocument['sizes'] {
  const found = new Map(prices.toReversed().map((price) => [sizeIds.get(sizeOf(price))!, price] as const))
  return [...found].map(([sizeId, price]) => ({
    sizeId,
    price: cents(price.cents),
    deposit: price.depositCents === undefined ? zero : cents(price.depositCents),
  }))
}

/** The allergens and additives of a line; unknown until its codes are certain or confirmed. */
function noticesOf(
  { codes, codesCertain, line }: Pick<ImportedItem, 'codes' | 'codesCertain' | 'line'>,
  legend: ReadonlyMap<string, LegendEntry>,
  find: FindNotice,
  { confirmed }: ImportChoices,
): Pick<ProductDocument, 'allergens' | 'additives' | 'allergensUnknown'> {
  const known = codes.flatMap((code) => {
    const entry = legend.get(code)
    return entry ? [{ kind: entry.kind, id: find(code, entry) }] : []
  })
  const ids = (kind: LegendEntry['kind']) => known.filter((one) => one.kind === kind).map(({ id }) => id)
  const isWhole = known.length === codes.length && (codesCertain || confirmed.has(line))
  return { allergens: ids('allergen'), additives: ids('additive'), allergensUnknown: !isWhole }
}

type Facts = Pick<
  ProductDocument,
  'categoryId' | 'sizes' | 'allergens' | 'additives' | 'allergensUnknown'
> & {
  isDrink: boolean
}

const productOf = (item: ImportedItem, { isDrink, ...facts }: Facts): ProductDocument => ({
  ...facts,
  name: dishName(item),
  description: [item.description, item.note, item.alcohol].filter(Boolean).join(' · '),
  foodInfo: '',
  translations: {},
  slug: '',
  vatClass: isDrink ? 'drink' : 'food',
  minAge: null,
  tags: item.tags.flatMap((tag) => (tag === 'glutenfree' ? [] : [tag])),
  variants: [],
  extras: [],
  poster: null,
  availability: [],
})

/** An extra of a category, in the sizes that its prices name; a price without a size is the price in all of them. */
function extraOf(
  extra: ImportedExtra,
  { sizeIds }: Place,
  legend: ReadonlyMap<string, LegendEntry>,
  find: FindNotice,
  choices: ImportChoices,
): ExtraDocument | undefined {
  const general = extra.prices.find(({ size }) => size === null)
  const prices = [...sizeIds].flatMap(([name, sizeId]) => {
    const price = extra.prices.find(({ size }) => size === name) ?? general
    return price && price.cents >= 0 ? [{ sizeId, price: cents(price.cents) }] : []
  })
  if (prices.length === 0) return undefined
  const { allergens, additives } = noticesOf(extra, legend, find, choices)
  return { name: extra.name, translations: {}, prices, allergens, additives }
}
