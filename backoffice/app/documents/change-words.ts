import type { AvailabilityRule } from '#contract/availability.ts'
import type { FieldChange } from '#contract/publishing.staff.ts'
import { rulesWords } from '#domain/menu/availability-words.ts'
import { cents } from '#domain/money.ts'
import type { I18n } from '#ui/i18n.tsx'
import { hoursFieldNames, isHoursField } from './hours-fields.ts'
import { shownNumber } from './shown-number.ts'

/** What each field of a change is called (domain/publishing/document-facts.ts). */
export const fieldNames = (t: I18n['t']): Readonly<Record<string, string>> => ({
  name: t('Name'),
  description: t('Description'),
  foodInfo: t('Food information'),
  slug: t('Address of the page'),
  sizes: t('Sizes'),
  content: t('Content'),
  poster: t('Picture'),
  gallery: t('Pictures'),
  alt: t('Alternative text'),
  category: t('Category'),
  categoryId: t('Category'),
  price: t('Price'),
  deposit: t('Deposit'),
  vatClass: t('VAT class'),
  minAge: t('Minimum age'),
  tags: t('Tags'),
  allergensUnknown: t('Allergens unknown'),
  allergens: t('Allergens'),
  additives: t('Additives'),
  variants: t('Choices'),
  extras: t('Extras'),
  discount: t('Discount'),
  isListed: t('On the menu'),
  slots: t('Courses'),
  size: t('Size'),
  products: t('Dishes'),
  type: t('Kind of choice'),
  isRequired: t('Has to be chosen'),
  least: t('At least'),
  most: t('At most'),
  free: t('Free of charge'),
  maxEach: t('Each of them at most'),
  dependsOn: t('Only with'),
  options: t('Options'),
  combo: t('Combo'),
  noticeKind: t('Kind'),
  code: t('Code'),
  categories: t('Categories'),
  combos: t('Combos'),
  notices: t('Allergens and additives'),
  zipcodes: t('Postal codes'),
  shape: t('Shape on the map'),
  radius: t('Distance in metres'),
  minimumOrder: t('Minimum order'),
  deliveryPrice: t('Delivery fee'),
  freeDeliveryThreshold: t('Free delivery from'),
  feeSteps: t('Fee steps'),
  branch: t('Branch'),
  position: t('Position'),
  from: t('First day'),
  until: t('Last day'),
  ...hoursFieldNames(t),
  availability: t('When it can be had'),
})

/** The words for what is chosen from a fixed list. */
export const choiceNames = (t: I18n['t']): Readonly<Record<string, string>> => ({
  food: t('Food'),
  drink: t('Drink'),
  milk_drink: t('Milk drink'),
  luxury: t('Luxury food'),
  vegetarian: t('vegetarian'),
  vegan: t('vegan'),
  spicy: t('spicy'),
  new: t('new'),
  popular: t('popular'),
  select: t('one of them'),
  checkbox: t('any of them'),
  allergen: t('Allergen'),
  additive: t('Additive'),
  closed: t('Closed'),
})

const chosen = new Set(['vatClass', 'tags', 'type', 'noticeKind'])

export type ChangeWords = { label: string; before: string; after: string }

/** One change as people read it: what it is about, and both values. */
export function changeWords(change: FieldChange, i18n: I18n): ChangeWords {
  const { t } = i18n
  const { field, part, language } = change
  const name = fieldNames(t)[field] ?? field
  const label = [part, part !== null && field === 'price' ? null : name, language?.toUpperCase()]
  const value = (one: FieldChange['before']) => factWords(field, one, i18n)
  const isReordered = hasSameMembers(change.before, change.after)
  return {
    label: label.filter(Boolean).join(' · '),
    before: isReordered ? '' : value(change.before),
    after: isReordered ? t('in another order') : value(change.after),
  }
}

const amounts = new Set(['price', 'deposit', 'minimumOrder', 'deliveryPrice', 'freeDeliveryThreshold'])
/** Whether a field holds an amount of money. */
export const isAmount = (field: string): boolean => amounts.has(field)

/** A value of a document in one line; the parts of a list by their names and prices. */
export function valueWords(
  field: string,
  value: unknown,
  i18n: I18n,
  nameOf: (id: string) => string | undefined,
): string {
  const { t, money } = i18n
  if (field === 'availability' && Array.isArray(value))
    return rulesWords(value.map(ruleOf), i18n) || t('always')
  if (value === null || value === undefined || value === '') return '–'
  if (isPictureField(field)) return pictureWords(value, t)
  if (field === 'content') return contentWords(value, i18n.language)
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') return isAmount(field) ? money(cents(value)) : String(value)
  if (typeof value === 'string') return nameOf(value) ?? choiceNames(t)[value] ?? value
  if (Array.isArray(value) && value.length === 0 && isHoursField(field)) return t('Closed')
  if (Array.isArray(value))
    return value.map((one: unknown) => valueWords(field, one, i18n, nameOf)).join(', ') || '–'
  const part = value as {
    id?: string
    name?: string
    sizeId?: string
    price?: number
    deposit?: number
    url?: string
    start?: string
    end?: string
  }
  if (part.start) return `${part.start}–${part.end}`
  const name = part.name ?? nameOf(part.sizeId ?? part.id ?? '') ?? part.url ?? ''
  if (part.price === undefined) return name
  const deposit = part.deposit ? ` + ${t('Deposit')} ${money(cents(part.deposit))}` : ''
  return `${name} ${money(cents(part.price))}${deposit}`
}

/** The contents of a size as a document holds them, or as the text of a list of changes: `0.33 l`. */
function contentWords(content: unknown, language: string): string {
  const { value, unit } = content as { value?: number; unit?: string }
  const text = value === undefined ? String(content) : `${value} ${unit}`
  return text
    .split(' ')
    .map((part) => shownNumber(part, language))
    .join(' ')
}

/** Whether a change of this field is best seen. */
export const isPictureField = (field: string): boolean => field === 'poster' || field === 'gallery'

const pictureWords = (value: unknown, t: I18n['t']): string =>
  Array.isArray(value)
    ? value.length === 0
      ? '–'
      : t('{count, plural, one {# picture} other {# pictures}}', { count: value.length })
    : t('Picture')

/** A rule as a document holds it, or as its JSON in a list of changes. */
const ruleOf = (rule: unknown) =>
  (typeof rule === 'string' ? (JSON.parse(rule) as unknown) : rule) as AvailabilityRule

/** A value of a list of changes, in which amounts are decimal euros. */
function factWords(field: string, value: FieldChange['before'], i18n: I18n): string {
  const amount = typeof value === 'number' && isAmount(field) ? Math.round(value * 100) : value
  return valueWords(field, amount, i18n, (one) =>
    chosen.has(field) || isHoursField(field) ? undefined : one,
  )
}

const hasSameMembers = (before: FieldChange['before'], after: FieldChange['before']): boolean =>
  Array.isArray(before) &&
  Array.isArray(after) &&
  before.toSorted().join('\n') === after.toSorted().join('\n')
