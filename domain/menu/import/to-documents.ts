import type { WrittenDocument } from '#contract/menu-drafts.ts'
import type {
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
  LegendEntry,
} from './imported-menu.ts'
import { sameMeaning } from './legend-words.ts'
import { isSameName } from './same-name.ts'
import { type KnownCategory, type TargetCategory, type TargetNames, targetsOf } from './target-category.ts'
import { drinksHeading } from './vocabulary.ts'

/** What an import adds to. */
export type ImportGround = {
  categories: readonly KnownCategory[]
  extras: readonly { id: string; document: ExtraDocument }[]
  notices: readonly { id: string; document: NoticeDocument }[]
  order: { version?: string | undefined; document: MenuOrderDocument }
  /** The id of the one document with the order. */
  orderId: string
}

/** What a dish of a paper menu is called here: with its number. */
export const dishName = ({ number, name }: Pick<ImportedItem, 'number' | 'name'>): string =>
  number === null ? name : `${number}. ${name}`

export type ImportChoices = TargetNames & {
  /** The lines whose codes a person has confirmed. */
  confirmed: ReadonlySet<number>
  /** The lines that are not taken. */
  left: ReadonlySet<number>
}

type Written<Kind extends WrittenDocument['kind']> = Extract<WrittenDocument, { kind: Kind }>

/** The categories without the dishes that are left, as far as one is taken. */
export const takenCategories = (
  { categories }: Pick<ImportedMenu, 'categories'>,
  left: ReadonlySet<number>,
): ImportedCategory[] =>
  categories
    .map((category) => ({ ...category, items: category.items.filter(({ line }) => !left.has(line)) }))
    .filter(({ items }) => items.length > 0)

/**
 * The documents of a menu that was read: categories with the sizes of their prices, dishes, extras, and the allergens and
 * additives of its legend. A category or an extra that is there already is used, and only added to (decision 0051). Nothing
 * is guessed: where a person has not confirmed the codes of a line, its allergens stay unknown. Combos, reductions, and
 * extras that no category names are left to a person (`linesByHand`).
 */
export function documentsOfImport(
  menu: ImportedMenu,
  ground: ImportGround,
  choices: ImportChoices,
): WrittenDocument[] {
  const notices = noticeFinder(ground, choices.newId)
  const targets = targetsOf(takenCategories(menu, choices.left), ground.categories, choices)
  for (const target of targets) addProducts(target, menu, notices.find, choices)
  const extras = menu.extras.filter(({ line }) => !choices.left.has(line))
  const extraDocuments: Written<'extra'>[] = []
  for (const extra of extras) {
    const target = targetOfExtra(extra, targets)
    const document = target && extraOf(extra, target, legendOf(menu, undefined), notices.find, choices)
    if (!target || !document) continue
    const known = ground.extras.find((one) => isSameExtra(one.document, document))
    const id = known?.id ?? choices.newId()
    if (!known) extraDocuments.push({ kind: 'extra', id, document })
    for (const { line, document: dish } of target.products)
      if (extra.forLine === undefined || extra.forLine === line) dish.extras.push(id)
  }
  const { categories } = ground.order.document
  const added = (id: string) => targets.find((one) => one.id === id)?.products.map((one) => one.id) ?? []
  const arranged = [
    ...categories,
    ...targets.flatMap(({ id }) => (categories.some((one) => one.id === id) ? [] : { id, products: [] })),
  ]
  return [
    ...notices.made,
    ...targets
      .filter(({ known, document }) => document !== known?.document)
      .map(({ id, known, document }): Written<'category'> => ({
        kind: 'category',
        id,
        version: known?.version,
        document,
      })),
    ...extraDocuments,
    ...targets.flatMap(({ products }) =>
      products.map(({ id, document }): Written<'product'> => ({ kind: 'product', id, document })),
    ),
    {
      kind: 'menu-order',
      id: ground.orderId,
      version: ground.order.version,
      document: {
        ...ground.order.document,
        categories: arranged.map(({ id, products }) => ({ id, products: [...products, ...added(id)] })),
        notices: [...ground.order.document.notices, ...notices.made.map(({ id }) => id)],
      },
    },
  ]
}

/** The lines with offers that have to be made by hand: combos, reductions, and extras that no category names. */
export function linesByHand(
  { combos, extras }: Pick<ImportedMenu, 'combos' | 'extras'>,
  targets: readonly TargetCategory[],
): number[] {
  const left = extras.filter((extra) => {
    const target = targetOfExtra(extra, targets)
    return !target || pricesOf(extra, target).length === 0
  })
  return [...combos, ...left].map(({ line }) => line)
}

/** The category whose dishes can have an extra: the one it stands in, or that of the dish it is printed with. */
const targetOfExtra = ({ forLine, section }: ImportedExtra, targets: readonly TargetCategory[]) =>
  targets.find(({ headings }) =>
    headings.some(({ name, items }) =>
      forLine === undefined ? name === section : items.some(({ line }) => line === forLine),
    ),
  )

type FindNotice = (code: string, entry: LegendEntry) => string

/**
 * Finds what a code of the legend stands for among the notices of the shop, and makes what is missing. The words of the
 * legend decide: the same letter may stand for something else in the shop.
 */
function noticeFinder({ notices }: ImportGround, newId: () => string) {
  const made: Written<'notice'>[] = []
  const find: FindNotice = (code, { kind, text }) => {
    const all = [...notices, ...made].flatMap(({ id, document }) => (document ? [{ id, document }] : []))
    const ofKind = all.filter(({ document }) => document.kind === kind)
    const alike = ofKind.filter(({ document }) => namesOf(document).some((name) => sameMeaning(name, text)))
    const known =
      alike.find(({ document }) => namesOf(document).some((name) => isSameName(name, text))) ??
      alike.find(({ document }) => document.code === code) ??
      alike[0]
    if (known) return known.id
    const id = newId()
    const codes = new Set(ofKind.map(({ document }) => document.code))
    const document = { kind, code: freeCode(code, codes), name: text, description: '', translations: {} }
    made.push({ kind: 'notice', id, document })
    return id
  }
  return { find, made }
}

/** What a notice is called, in every language of the shop. */
const namesOf = ({ name, translations }: NoticeDocument): string[] => [
  name,
  ...Object.values(translations).flatMap((texts) => texts.name ?? []),
]

/** A code that no other notice has: `1`, or `1*` where another legend uses it. */
const freeCode = (code: string, taken: ReadonlySet<string>): string =>
  taken.has(code) ? freeCode(`${code}*`, taken) : code

const legendOf = (menu: ImportedMenu, name: string | undefined) =>
  (name === undefined ? undefined : menu.legends.get(name)) ?? menu.legend

/** Puts the dishes of its headings into a category. */
function addProducts(
  target: TargetCategory,
  menu: ImportedMenu,
  find: FindNotice,
  choices: ImportChoices,
): void {
  for (const category of target.headings) {
    const legend = legendOf(menu, category.legend)
    for (const item of category.items) {
      const document = productOf(item, {
        categoryId: target.id,
        isDrink: isDrink(category, item),
        sizes: sizesOf(item, target),
        ...noticesOf(item, legend, find, choices),
      })
      target.products.push({ id: choices.newId(), line: item.line, document })
    }
  }
}

const isDrink = (category: ImportedCategory, { prices }: ImportedItem): boolean =>
  drinksHeading.test(category.name) || prices.some(({ volume }) => volume !== undefined)

/** The prices of a dish, each in its size. */
const sizesOf = (item: ImportedItem, { placed }: TargetCategory): ProductDocument['sizes'] =>
  (placed.get(item) ?? []).map(({ sizeId, price }) => ({
    sizeId,
    price: cents(price.cents),
    deposit: price.depositCents === undefined ? zero : cents(price.depositCents),
  }))

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
  const ids = (kind: LegendEntry['kind']) => [
    ...new Set(known.filter((one) => one.kind === kind).map(({ id }) => id)),
  ]
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
function pricesOf(extra: ImportedExtra, { document: { sizes } }: TargetCategory): ExtraDocument['prices'] {
  const general = extra.prices.find(({ size }) => size === null)
  return sizes.flatMap(({ name, id }) => {
    const price = extra.prices.find(({ size }) => size !== null && isSameName(size, name)) ?? general
    return price && price.cents >= 0 ? [{ sizeId: id, price: cents(price.cents) }] : []
  })
}

function extraOf(
  extra: ImportedExtra,
  target: TargetCategory,
  legend: ReadonlyMap<string, LegendEntry>,
  find: FindNotice,
  choices: ImportChoices,
): ExtraDocument | undefined {
  const prices = pricesOf(extra, target)
  if (prices.length === 0) return undefined
  const { allergens, additives } = noticesOf(extra, legend, find, choices)
  return { name: extra.name, translations: {}, prices, allergens, additives }
}

/** Whether an extra that is there is the printed one: at its prices, with everything that is declared of it. */
function isSameExtra(there: ExtraDocument, printed: ExtraDocument): boolean {
  const costs = ({ sizeId, price }: ExtraDocument['prices'][number]) =>
    there.prices.some((one) => one.sizeId === sizeId && one.price === price)
  return (
    isSameName(there.name, printed.name) &&
    printed.prices.every(costs) &&
    printed.allergens.every((id) => there.allergens.includes(id)) &&
    printed.additives.every((id) => there.additives.includes(id))
  )
}
