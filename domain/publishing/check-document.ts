import type { TableDocument } from '#contract/branches.staff.ts'
import type { AvailabilityRule } from '#contract/availability.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { DocumentRef } from '#contract/publishing.staff.ts'
import { ALL_BRANCHES, overlapsOfHours, overlapsOfSpecialDay, rangeOf } from '../hours/hours-document.ts'
import { wrongChoice, wrongOrder } from './check-choices.ts'
import { type AnyDocument, type DocumentSet, type Kinded, withEdits } from './document-set.ts'
import { areaIssues } from '../delivery/area-issues.ts'
import type { AreaMessage } from '../delivery/area-messages.ts'
import { LANGUAGES, MENU_ORDER } from './only-documents.ts'
import { publishingMessages as says, type PublishingMessage } from './publishing-messages.ts'
import { holderOf, missingReferences, partIndex, partsOf } from './references.ts'

type Found = [field: string, message: PublishingMessage | AreaMessage]

/**
 * What is wrong with a document among all others, by field; empty when nothing is. `set` need not hold it yet; whoever
 * checks several documents that it holds passes the index of its parts.
 */
export function checkDocument(
  set: DocumentSet,
  ref: DocumentRef,
  document: AnyDocument,
  index = partIndex(withEdits(set, [{ ...ref, after: document }])),
): FieldErrors {
  const others = withEdits(set, [{ ...ref, after: null }])
  const own = partsOf(ref.kind, ref.id, document)
  const held = own.filter((part) => part.kind !== ref.kind)
  const known = held.length > 0 ? partIndex(others) : index
  const found: Found[] = [
    ...missingReferences(index, ref, document).map(({ field }): Found => [field, says.unknown]),
    ...held.filter((part) => holderOf(known, part)).map(({ field }): Found => [field, says.elsewhere]),
    ...twice(own.map(({ kind, id, field }) => [field, `${kind}/${id}`])).map((field): Found => [
      field,
      says.twice,
    ]),
    ...ofKind(others, ref.id, { kind: ref.kind, document } as Kinded),
    ...(ref.kind === 'table' ? guessable(set.table.get(ref.id), document as TableDocument) : []),
  ]
  const errors: FieldErrors = {}
  for (const [field, message] of found) (errors[field] ??= []).push(message)
  return errors
}

/** The fields whose values stood in an earlier field already. */
function twice(values: readonly (readonly [field: string, value: string])[]): string[] {
  const seen = new Set<string>()
  return values.filter(([, value]) => seen.has(value) || !seen.add(value)).map(([field]) => field)
}

const each = <T>(list: readonly T[], field: string, name: string, value: (one: T) => string) =>
  list.map((one, at) => [`${field}.${at}.${name}`, value(one)] as const)

const sameNames = (list: readonly { name: string }[], field: string): Found[] =>
  twice(each(list, field, 'name', ({ name }) => name.toLowerCase())).map((at) => [at, says.nameTaken])

const sameSizes = (list: readonly { sizeId: string }[], field: string): Found[] =>
  twice(each(list, field, 'sizeId', ({ sizeId }) => sizeId)).map((at) => [at, says.twice])

const wrongDates = (rules: readonly AvailabilityRule[]): Found[] =>
  rules.flatMap(({ from, until }, at): Found[] =>
    from !== null && until !== null && until < from ? [[`availability.${at}.until`, says.endsBefore]] : [],
  )

const SHORTEST_CODE = 8

/** A new code of a table is long enough that nobody guesses it; a shorter one may be printed already. */
const guessable = (before: TableDocument | undefined, { code }: TableDocument): Found[] =>
  code.length < SHORTEST_CODE && before?.code !== code ? [['code', says.shortCode]] : []

/** What only documents of one kind can have wrong. */
function ofKind(others: DocumentSet, id: string, given: Kinded): Found[] {
  switch (given.kind) {
    case 'category': {
      const { slug, sizes, availability } = given.document
      return [...takenSlug(others.category, slug), ...sameNames(sizes, 'sizes'), ...wrongDates(availability)]
    }
    case 'product': {
      const { slug, sizes, categoryId } = given.document
      const own = new Set(others.category.get(categoryId)?.sizes.map((size) => size.id))
      const foreign = sizes.flatMap(({ sizeId }, at): Found[] =>
        others.category.has(categoryId) && !own.has(sizeId) ? [[`sizes.${at}.sizeId`, says.wrongSize]] : [],
      )
      return [
        ...takenSlug(others.product, slug),
        ...sameSizes(sizes, 'sizes'),
        ...foreign,
        ...wrongDates(given.document.availability),
        ...wrongOrder(others, given.document.variants),
      ]
    }
    case 'combo':
      return [...takenSlug(others.combo, given.document.slug), ...wrongDates(given.document.availability)]
    case 'variant':
      return [...sameNames(given.document.options, 'options'), ...wrongChoice(others, id, given.document)]
    case 'extra':
      return sameSizes(given.document.prices, 'prices')
    case 'notice': {
      const { kind, code } = given.document
      const isTaken = [...others.notice.values()].some((one) => one.kind === kind && one.code === code)
      return isTaken ? [['code', says.codeTaken]] : []
    }
    case 'page':
      return takenSlug(others.page, given.document.slug)
    case 'translation': {
      const sources = each(given.document.texts, 'texts', 'source', ({ source }) => source)
      const isSpoken = others.languages.get(LANGUAGES)?.languages.some(({ code }) => code === id)
      return [
        ...(isSpoken ? [] : [['id', says.unknown] as Found]),
        ...twice(sources).map((field): Found => [field, says.twice]),
      ]
    }
    case 'languages': {
      const { languages, initial } = given.document
      return [
        ...(id === LANGUAGES ? [] : [['id', says.onlyOne] as Found]),
        ...twice(each(languages, 'languages', 'code', ({ code }) => code)).map((field): Found => [
          field,
          says.twice,
        ]),
        ...twice(each(languages, 'languages', 'id', (one) => one.id)).map((field): Found => [
          field,
          says.twice,
        ]),
        ...(languages.some(({ code }) => code === initial) ? [] : [['initial', says.unknown] as Found]),
      ]
    }
    case 'setting':
      return []
    case 'branch': {
      const { slug, prices } = given.document
      const priced = each(prices, 'prices', 'price', (one) => `${one.productId}/${one.sizeId}`)
      return [
        ...(id === ALL_BRANCHES ? [['id', says.elsewhere] satisfies Found] : []),
        ...takenSlug(others.branch, slug),
        ...twice(priced).map((field): Found => [field, says.twice]),
      ]
    }
    case 'area': {
      const { zipcodes, shape, radius, feeSteps } = given.document
      const isNowhere = zipcodes.length === 0 && shape === null && radius === null
      const country = others.setting.get('COUNTRY')?.value ?? ''
      const extent = Object.entries(areaIssues({ zipcodes, shape }, country))
      return [
        ...extent.map(([field, message]): Found => [field, message]),
        ...(isNowhere ? [['zipcodes', says.nowhere] as Found] : []),
        ...twice(each(feeSteps, 'feeSteps', 'from', ({ from }) => String(from))).map((field): Found => [
          field,
          says.twice,
        ]),
      ]
    }
    case 'hours':
      return overlapsOfHours(given.document).map((field) => [field, says.overlap])
    case 'special-day': {
      const range = rangeOf(given.document)
      const wrong = { right: [], backwards: [says.backwards], 'too long': [says.tooManyDays] }[range]
      return [
        ...wrong.map((message): Found => ['until', message]),
        ...overlapsOfSpecialDay(given.document).map((field): Found => [field, says.overlap]),
      ]
    }
    case 'table': {
      const { code } = given.document
      const isTaken = [...others.table.values()].some((one) => one.code === code)
      return isTaken ? [['code', says.codeTaken]] : []
    }
    case 'menu-order':
      return id === MENU_ORDER ? [] : [['id', says.onlyOne]]
  }
}

function takenSlug(others: ReadonlyMap<string, { slug: string }>, slug: string): Found[] {
  return [...others.values()].some((one) => one.slug === slug) ? [['slug', says.slugTaken]] : []
}
