import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'
import { emptyCategory } from '../empty-documents.ts'
import { holdsSame } from '../unit-price.ts'
import type { ImportedCategory, ImportedItem, ImportedPrice } from './imported-menu.ts'
import { isSameName } from './same-name.ts'
import { contentOf } from './volume-content.ts'

/** A category that is on the menu as it is drafted. */
export type KnownCategory = { id: string; version: string; document: CategoryDocument }

/** The category that the dishes below headings of one name go into. */
export type TargetCategory = {
  id: string
  /** The one on the menu; without it the category is new. */
  known: KnownCategory | undefined
  headings: ImportedCategory[]
  document: CategoryDocument
  /** The size of each price, by the dish that has it. */
  placed: Map<ImportedItem, PlacedPrice[]>
  products: { id: string; line: number; document: ProductDocument }[]
}

export type TargetNames = {
  /** The name of the only size of a category: `Normal`. */
  oneSize: string
  /** The name of dishes without a heading: `Dishes`. */
  noHeading: string
  newId: () => string
}

type Size = CategoryDocument['sizes'][number]
type PlacedPrice = { sizeId: string; price: ImportedPrice }

/** The categories that dishes go into: the one on the menu of the same name, of several the first, else a new one. */
export function targetsOf(
  categories: readonly ImportedCategory[],
  known: readonly KnownCategory[],
  names: TargetNames,
): TargetCategory[] {
  const targets: TargetCategory[] = []
  for (const category of categories) {
    const name = category.name || names.noHeading
    const isNamed = ({ document }: { document: CategoryDocument }) => isSameName(document.name, name)
    const target = targets.find(isNamed) ?? newTarget(name, category, known.find(isNamed), names.newId)
    if (!targets.includes(target)) targets.push(target)
    target.headings.push(category)
    const prices = category.items.flatMap((item) => item.prices)
    for (const item of category.items) target.placed.set(item, placePrices(item, prices, target, names))
  }
  // A category has a size at least.
  for (const target of targets) if (target.document.sizes.length === 0) addSize(target, { size: null }, names)
  return targets
}

function newTarget(
  name: string,
  { note }: ImportedCategory,
  known: KnownCategory | undefined,
  newId: () => string,
): TargetCategory {
  const document = known?.document ?? { ...emptyCategory(name), description: note ?? '' }
  return { id: known?.id ?? newId(), known, headings: [], document, placed: new Map(), products: [] }
}

/** Gives each price of a dish a size of its own: a further one of the same size is counted, `Normal 2`. */
function placePrices(
  { prices }: ImportedItem,
  all: readonly ImportedPrice[],
  target: TargetCategory,
  names: TargetNames,
): PlacedPrice[] {
  const placed: PlacedPrice[] = []
  for (const price of prices) {
    const isUsed = (size: Size | undefined) => placed.some(({ sizeId }) => sizeId === size?.id)
    let printed: PrintedSize = price
    let size = sizeFor(target, printed, names.oneSize)
    for (let count = 2; isUsed(size); count += 1) {
      printed = { size: `${price.size ?? price.volume ?? names.oneSize} ${count}`, volume: price.volume }
      size = sizeFor(target, printed, names.oneSize)
    }
    if (!size) {
      const { size: name, volume = all.find((one) => one.size === name && one.volume)?.volume } = printed
      size = addSize(target, name === null ? printed : { size: name, volume }, names)
    }
    placed.push({ sizeId: size.id, price })
  }
  return placed
}

type PrintedSize = { size: string | null; volume?: string | undefined }

/**
 * The size of the category that a price is of: by its name, unless that size holds something else, or by what it holds. A
 * price without either is that of the only size.
 */
function sizeFor(
  { document: { sizes }, known }: TargetCategory,
  { size, volume }: PrintedSize,
  oneSize: string,
): Size | undefined {
  const printed = contentOf(volume)
  const names = [size ?? volume ?? oneSize, longName(size, volume)]
  const named = sizes.find(
    ({ name, content }) =>
      names.some((one) => isSameName(name, one)) && (!printed || !content || holdsSame(content, printed)),
  )
  if (named || size !== null) return named
  const fitting = known?.document.sizes.filter(({ content }, _, { length }) =>
    volume === undefined
      ? length === 1 && content === null
      : printed && content && holdsSame(content, printed),
  )
  return fitting?.length === 1 ? fitting[0] : undefined
}

/** What a size is called where another one holds something else under its name: `klein 0,3 l`. */
const longName = (size: string | null, volume = ''): string => `${size ?? ''} ${volume}`.trim()

function addSize(
  target: TargetCategory,
  { size, volume }: PrintedSize,
  { oneSize, newId }: TargetNames,
): Size {
  const { sizes } = target.document
  const name = size ?? volume ?? oneSize
  const isTaken = sizes.some((one) => isSameName(one.name, name))
  const made = {
    id: newId(),
    name: isTaken ? longName(size, volume) : name,
    translations: {},
    content: contentOf(volume),
  }
  target.document = { ...target.document, sizes: [...sizes, made] }
  return made
}

/** The names of the sizes that a category on the menu gets in addition. */
export const addedSizes = ({ document, known }: TargetCategory): string[] =>
  document.sizes.slice(known?.document.sizes.length ?? 0).map(({ name }) => name)
