import type { AvailabilityRule } from '#contract/availability.ts'
import type { DocumentKind } from '#contract/document-kinds.ts'
import type { HoursDocument } from '#contract/hours.staff.ts'
import type { StoredPicture } from '#contract/stored-picture.ts'
import { spanTexts } from '../hours/span-texts.ts'
import { canonicalJson } from './canonical-json.ts'
import { areaFacts, branchFacts } from './branch-facts.ts'
import type { NameOf } from './document-names.ts'
import type { AnyDocument, Kinded } from './document-set.ts'
import { euros, type Fact, fact } from './fact.ts'

/** Each rule as its JSON: the screen has the words (backoffice/app/documents/change-words.ts). */
const availability = (one: { availability: readonly AvailabilityRule[] }) =>
  fact('availability', one.availability.map(canonicalJson))

const hoursFacts = ({ week, ways }: HoursDocument): Fact[] => [
  ...Object.entries(week).map(([day, spans]) => fact(`week.${day}`, spanTexts(spans))),
  ...Object.entries(ways).flatMap(([way, days]) =>
    Object.entries(days).map(([day, spans]) => fact(`ways.${way}.${day}`, spanTexts(spans))),
  ),
]

type Translations = Record<string, Record<string, string | undefined>>

const translated = ({ translations }: { translations: Translations }, part: string | null = null, id = '') =>
  Object.entries(translations).flatMap(([language, texts]) =>
    Object.entries(texts).map(([field, text]): Fact => ({
      key: `${field} ${id} ${language}`,
      field,
      part,
      language,
      value: text ?? '',
    })),
  )

/** What is said of a picture beyond the name beside it; `part` tells one of several. */
const altFacts = ({ alt, translations }: StoredPicture, part: string | null = null): Fact[] => [
  ...(alt ? [fact('alt', alt, part, part ?? '')] : []),
  ...translated({ translations: translations ?? {} }, part, part ?? ''),
]

const pictureFacts = (poster: StoredPicture | null): Fact[] => [
  fact('poster', poster?.url ?? null),
  ...(poster ? altFacts(poster) : []),
]

/** Everything that a document says. */
export function factsOf(kind: DocumentKind, document: AnyDocument, nameOf: NameOf): Fact[] {
  const given = { kind, document } as Kinded
  const names = (of: DocumentKind, ids: readonly string[]) => ids.map((id) => nameOf(of, id))
  const texts = (one: { name: string; description?: string; slug?: string; translations: Translations }) => [
    fact('name', one.name),
    ...(one.description === undefined ? [] : [fact('description', one.description)]),
    ...(one.slug === undefined ? [] : [fact('slug', one.slug)]),
    ...translated(one),
  ]
  const notices = (
    one: { allergens: string[]; additives: string[] },
    part: string | null = null,
    id = '',
  ): Fact[] => [
    fact('allergens', names('notice', one.allergens), part, id),
    fact('additives', names('notice', one.additives), part, id),
  ]
  switch (given.kind) {
    case 'category': {
      const { sizes, poster, gallery } = given.document
      return [
        ...texts(given.document),
        fact(
          'sizes',
          sizes.map(({ name }) => name),
        ),
        ...sizes.flatMap((size) => [
          fact('content', size.content && `${size.content.value} ${size.content.unit}`, size.name, size.id),
          ...translated(size, size.name, size.id),
        ]),
        ...pictureFacts(poster),
        fact(
          'gallery',
          gallery.map(({ url }) => url),
        ),
        ...gallery.flatMap((picture, at) => altFacts(picture, String(at + 1))),
        availability(given.document),
      ]
    }
    case 'product': {
      const { foodInfo, categoryId, vatClass, minAge, tags, allergensUnknown, sizes, variants, extras } =
        given.document
      return [
        ...texts(given.document),
        fact('foodInfo', foodInfo),
        fact('category', nameOf('category', categoryId)),
        ...sizes.flatMap(({ sizeId, price, deposit }) => [
          fact('price', euros(price), nameOf('size', sizeId), sizeId),
          fact('deposit', euros(deposit), nameOf('size', sizeId), sizeId),
        ]),
        fact('vatClass', vatClass),
        fact('minAge', minAge),
        fact('tags', tags),
        fact('allergensUnknown', allergensUnknown),
        ...notices(given.document),
        fact('variants', names('variant', variants)),
        fact('extras', names('extra', extras)),
        ...pictureFacts(given.document.poster),
        availability(given.document),
      ]
    }
    case 'combo': {
      const { price, discount, isListed, slots, poster } = given.document
      return [
        ...texts(given.document),
        fact('price', euros(price)),
        fact('discount', discount),
        fact('isListed', isListed),
        fact(
          'slots',
          slots.map(({ name }) => name),
        ),
        ...slots.flatMap((slot) => [
          fact('size', nameOf('size', slot.sizeId), slot.name, slot.id),
          fact('products', names('product', slot.products), slot.name, slot.id),
          ...translated(slot, slot.name, slot.id),
        ]),
        ...pictureFacts(poster),
        availability(given.document),
      ]
    }
    case 'variant': {
      const { type, isRequired, least, most, free, maxEach, dependsOn, options } = given.document
      return [
        ...texts(given.document),
        fact('type', type),
        fact('isRequired', isRequired),
        fact('least', least),
        fact('most', most),
        fact('free', free || null),
        fact('maxEach', maxEach > 1 ? maxEach : null),
        fact('dependsOn', dependsOn && nameOf('option', dependsOn)),
        fact(
          'options',
          options.map(({ name }) => name),
        ),
        ...options.flatMap((option) => [
          fact('price', euros(option.price), option.name, option.id),
          fact('combo', option.comboId && nameOf('combo', option.comboId), option.name, option.id),
          ...notices(option, option.name, option.id),
          ...translated(option, option.name, option.id),
        ]),
      ]
    }
    case 'extra':
      return [
        ...texts(given.document),
        ...given.document.prices.map(({ sizeId, price }) =>
          fact('price', euros(price), nameOf('size', sizeId), sizeId),
        ),
        ...notices(given.document),
      ]
    case 'notice':
      return [
        ...texts(given.document),
        fact('noticeKind', given.document.kind),
        fact('code', given.document.code),
      ]
    case 'menu-order': {
      const { categories, combos, notices } = given.document
      return [
        fact(
          'categories',
          names(
            'category',
            categories.map(({ id }) => id),
          ),
        ),
        ...categories.map(({ id, products }) =>
          fact('products', names('product', products), nameOf('category', id), id),
        ),
        fact('combos', names('combo', combos)),
        fact('notices', names('notice', notices)),
      ]
    }
    case 'page': {
      const { text, isPopup, onHeader, onFooter, position } = given.document
      return [
        ...texts(given.document),
        fact('text', text),
        fact('isPopup', isPopup),
        fact('onHeader', onHeader),
        fact('onFooter', onFooter),
        fact('position', position),
      ]
    }
    case 'languages':
      return [
        fact(
          'languages',
          given.document.languages.map(({ name }) => name),
        ),
        fact('initial', given.document.initial),
        ...given.document.languages.map(({ id, name, isRtl }) => fact('isRtl', isRtl, name, id)),
      ]
    case 'translation':
      return given.document.texts.map(({ source, text }) => fact('text', text, source, source))
    case 'hours':
      return hoursFacts(given.document)
    case 'special-day': {
      const { name, from, until, spans, ways, branchId } = given.document
      return [
        fact('name', name),
        fact('from', from),
        fact('until', until),
        fact('spans', spanTexts(spans)),
        ...Object.entries(ways).map(([way, own]) => fact(`ways.${way}`, spanTexts(own))),
        fact('branch', branchId && nameOf('branch', branchId)),
      ]
    }
    case 'table': {
      const { name, branchId, position, code } = given.document
      return [
        fact('name', name),
        fact('branch', nameOf('branch', branchId)),
        fact('code', code),
        fact('position', position),
      ]
    }
    case 'branch':
      return branchFacts(given.document, nameOf)
    case 'area':
      return areaFacts(given.document, nameOf)
    case 'setting':
      return [
        fact('value', given.document.value),
        ...Object.entries(given.document.media).flatMap(([kind, { data }]) => [
          fact('poster', Array.isArray(data) ? data.map(({ url }) => url) : data.url, kind, kind),
          ...[data]
            .flat()
            .flatMap((picture, at) => altFacts(picture, Array.isArray(data) ? String(at + 1) : null)),
        ]),
      ]
  }
}
