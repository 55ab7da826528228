import { tidyHours, tidySpecialDay } from '../hours/hours-document.ts'
import type { BranchDocument } from '#contract/branches.staff.ts'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import type { AvailabilityRule } from '#contract/availability.ts'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type {
  CategoryDocument,
  ComboDocument,
  ExtraDocument,
  NoticeDocument,
  ProductDocument,
  VariantDocument,
} from '#contract/menu.staff.ts'
import type { SettingDocument } from '#contract/settings.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import type { PageDocument, TranslationDocument } from '#contract/content.staff.ts'
import { weekdays } from '#contract/weekdays.ts'
import { normalizedCode } from '../delivery/area-match.ts'
import { tidyShape } from '../delivery/shape-rings.ts'
import type { AnyDocument, Kinded } from './document-set.ts'

type Translations = Record<string, Record<string, string | undefined>>

/** Without empty texts, and without languages that have none. */
function tidyTranslations<T extends Translations>(translations: T): T {
  const languages = Object.entries(translations).map(
    ([language, texts]) => [language, Object.entries(texts).filter(([, text]) => text)] as const,
  )
  return Object.fromEntries(
    languages
      .filter(([, texts]) => texts.length > 0)
      .map(([language, texts]) => [language, Object.fromEntries(texts)]),
  ) as T
}

const tidy = <T extends { translations: Translations }>(part: T): T => ({
  ...part,
  translations: tidyTranslations(part.translations),
})

const bySize = <T extends { sizeId: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((a, b) => (a.sizeId < b.sizeId ? -1 : 1))

const sorted = <T extends { allergens: string[]; additives: string[] }>(part: T): T => ({
  ...part,
  allergens: [...new Set(part.allergens)].sort(),
  additives: [...new Set(part.additives)].sort(),
})

/** Without an alternative text that says nothing. */
function picture({ alt, translations, ...one }: StoredPicture): StoredPicture {
  const texts = tidyTranslations(translations ?? {})
  return {
    ...one,
    ...(alt && { alt }),
    ...(Object.keys(texts).length > 0 && { translations: texts }),
  }
}

const pictured = <T extends { poster: StoredPicture | null }>(one: T): T => ({
  ...one,
  poster: one.poster && picture(one.poster),
})

const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

const limited = <T extends { availability: AvailabilityRule[] }>(one: T): T => ({
  ...one,
  availability: one.availability.map((rule) => ({
    ...rule,
    weekdays: weekdays.filter((day) => rule.weekdays.includes(day)),
    spans: rule.spans.toSorted((a, b) => (a.start < b.start ? -1 : 1)),
    deliverTypes: [...new Set(rule.deliverTypes)].sort(),
  })),
})

const category = (one: CategoryDocument) => ({
  ...pictured(limited(tidy(one))),
  sizes: one.sizes.map(tidy),
  gallery: one.gallery.map(picture),
})
const product = (one: ProductDocument) => ({
  ...pictured(limited(sorted(tidy(one)))),
  tags: unique(one.tags),
  sizes: bySize(one.sizes),
  variants: unique(one.variants),
  extras: unique(one.extras),
})
const combo = (one: ComboDocument) => ({
  ...pictured(limited(tidy(one))),
  slots: one.slots.map((slot) => ({ ...tidy(slot), products: unique(slot.products) })),
})
/** That one option has to be chosen is said by `isRequired` alone. */
const variant = (one: VariantDocument) => ({
  ...tidy(one),
  isRequired: one.least === null ? one.isRequired : one.least > 0,
  least: one.least !== null && one.least > 1 ? one.least : null,
  options: one.options.map((option) => sorted(tidy(option))),
})
const extra = (one: ExtraDocument) => ({ ...sorted(tidy(one)), prices: bySize(one.prices) })
const notice = (one: NoticeDocument) => tidy(one)

const page = (one: PageDocument) => tidy(one)
const translation = (one: TranslationDocument) => ({
  texts: one.texts.toSorted((a, b) => (a.source < b.source ? -1 : 1)),
})

const area = (one: AreaDocument) => ({
  ...one,
  zipcodes: unique(one.zipcodes.map(normalizedCode)).sort(),
  shape: one.shape && tidyShape(one.shape),
  feeSteps: one.feeSteps.toSorted((a, b) => a.from - b.from),
})

const setting = ({ value, media }: SettingDocument): SettingDocument => ({
  value,
  media: Object.fromEntries(
    Object.entries(media).map(([kind, { data }]) => [
      kind,
      { data: Array.isArray(data) ? data.map(picture) : picture(data) },
    ]),
  ),
})

const byDish = (a: BranchDocument['prices'][number], b: BranchDocument['prices'][number]): number =>
  `${a.productId} ${a.sizeId}` < `${b.productId} ${b.sizeId}` ? -1 : 1

const branch = (one: BranchDocument) => ({
  ...one,
  withoutProducts: unique(one.withoutProducts).sort(),
  withoutCombos: unique(one.withoutCombos).sort(),
  prices: one.prices.toSorted(byDish),
})

/** A document in the one form in which it is stored and compared: lists without an order of their own are sorted. */
export function normalizeDocument(kind: DocumentKind, document: AnyDocument): AnyDocument {
  const given = { kind, document } as Kinded
  switch (given.kind) {
    case 'category':
      return category(given.document)
    case 'product':
      return product(given.document)
    case 'combo':
      return combo(given.document)
    case 'variant':
      return variant(given.document)
    case 'extra':
      return extra(given.document)
    case 'notice':
      return notice(given.document)
    case 'page':
      return page(given.document)
    case 'translation':
      return translation(given.document)
    case 'area':
      return area(given.document)
    case 'setting':
      return setting(given.document)
    case 'hours':
      return tidyHours(given.document)
    case 'special-day':
      return tidySpecialDay(given.document)
    case 'branch':
      return branch(given.document)
    case 'table':
    case 'menu-order':
    case 'languages':
      return given.document
  }
}
