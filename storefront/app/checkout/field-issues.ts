import type { DeliverType, Quote, QuoteIssue } from '#contract/checkout.ts'
import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { tipProblem } from '#domain/cart/tip.ts'
import { guestFieldIssues } from '#domain/checkout/guest-fields.ts'
import { MAX_TIP } from '#domain/limits.ts'
import type { MessageParams } from '#domain/i18n/format-message.ts'
import { messages } from '#domain/messages.ts'
import type { I18n } from '#ui/i18n.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { OTHER_SESSION } from './anchors.ts'
import type { Field, FieldMessages } from './field-errors.ts'

/** Something that keeps the order from being placed: what to say, and where on the page it can be put right. */
export type FieldIssue = { anchor: string; field?: Field; message: string; name: string }

export type Facts = {
  form: CheckoutForm
  deliverType: DeliverType | ''
  /** The new address system: the place is chosen, and the area follows. */
  usesPlaces: boolean
  /** Whether street and number are a field of their own. */
  asksStreet: boolean
  /** The street of the place is known, its house number is not. */
  lacksNumber: boolean
  area: Area | undefined
  /** What the goods miss to the minimum order. */
  missing: Cents
  paymentType: string
  minAge: number | undefined
  quote: Quote | undefined
  hasFailed: boolean
  hasChanges: boolean
}

/** The id of the element a field is edited with. */
export const anchorOf = (field: Field): string => `checkout-${field}`

const contact = ['email', 'name', 'phone', 'address'] as const
const shownElsewhere = new Set(['items', 'areaId', 'placeId', 'accountId'])

/** Everything that stands against ordering, in the order of the page. */
export function findIssues(facts: Facts, i18n: Pick<I18n, 't' | 'money'>): FieldIssue[] {
  const { t, money } = i18n
  const { form, deliverType, area, missing, quote } = facts
  const names = fieldNames(i18n, facts.usesPlaces)
  const at = (field: Field, message: string, params: MessageParams = {}): FieldIssue => ({
    anchor: anchorOf(field),
    field,
    message: t(message, params),
    name: names[field],
  })
  const review = (message: string): FieldIssue => ({
    anchor: 'review',
    message: t(message),
    name: t('Your order'),
  })
  const when = (when: boolean, ...found: FieldIssue[]): FieldIssue[] => (when ? found : [])
  const wrong = deliverType === '' ? {} : guestFieldIssues(form, deliverType)
  const others = quote?.problems.filter((problem) => !shownElsewhere.has(problem.field)) ?? []
  const [before, after] = split(others, (problem) => problem.field !== 'tip')
  const bare = quote?.problems.find(isBareItems)
  const ended = quote?.problems.find(({ field }) => field === 'accountId')
  const wrongTip = tipProblem(form.tipText)

  return [
    ...when(facts.hasChanges, {
      anchor: 'changes',
      message: t('Please confirm what has changed'),
      name: t('Changes'),
    }),
    ...when(ended !== undefined, {
      anchor: OTHER_SESSION,
      message: t(ended?.message ?? ''),
      name: t('Login'),
    }),
    ...when(deliverType === '', at('deliverType', messages.deliverTypeNotAllowed)),
    ...when(
      deliverType === 'delivery' && (!area || refusedPlace(facts) !== undefined),
      at('areaId', placeMessage(facts)),
    ),
    ...when(
      deliverType === 'delivery' && area !== undefined && facts.lacksNumber,
      at('areaId', messages.houseNumberMissing),
    ),
    ...when(missing > 0, {
      anchor: 'minimum',
      message: t('{amount} more until the minimum order of {minimum}', {
        amount: money(missing),
        minimum: money(area?.minimumOrder ?? missing),
      }),
      name: t('Minimum order'),
    }),
    ...before.map((problem) => at(problem.field as Field, problem.message)),
    ...contact
      // Where we do not deliver, no street is missing.
      .filter((field) => field !== 'address' || (facts.asksStreet && (area || form.areaText.trim() === '')))
      .flatMap((field) => when(wrong[field] !== undefined, at(field, wrong[field]?.[0] ?? ''))),
    ...when(
      wrongTip !== undefined,
      at(
        'tip',
        wrongTip === 'tooHigh'
          ? 'A tip can be at most {amount}'
          : 'Please enter a tip from 0 in euros and cents, for example 3.50',
        { amount: money(MAX_TIP) },
      ),
    ),
    ...after.map((problem) => at('tip', problem.message)),
    ...when(facts.paymentType === '', at('paymentType', messages.paymentMissing)),
    ...when(form.confirmedAge < (facts.minAge ?? 0), at('ageConfirmed', messages.ageMissing)),
    ...when(!form.terms, at('terms', messages.termsMissing)),
    ...when(bare !== undefined, review(bare?.message ?? '')),
    ...(quote?.problems.filter(({ next }) => next !== undefined) ?? []).map(({ message }) => review(message)),
    ...when(facts.hasFailed, review('We could not check the prices. Please try again')),
  ]
}

/** The issues that belong to a field, the first one of each. */
export function byField(issues: readonly FieldIssue[]): FieldMessages {
  const entries = issues.flatMap(({ field, message }) => (field ? [[field, message] as const] : []))
  return Object.fromEntries(entries.reverse())
}

/** What the guest calls each field. */
export function fieldNames({ t }: Pick<I18n, 't'>, usesPlaces = false): Record<Field, string> {
  return {
    deliverType: t('How you get it'),
    addressId: t('Address'),
    areaId: usesPlaces ? t('Address') : t('Postal code or area'),
    deliverAt: t('Time'),
    deliverDate: t('Time'),
    email: t('E-mail'),
    name: t('Name'),
    phone: t('Phone'),
    address: t('Street and number'),
    tip: t('Tip'),
    useProfit: t('Points'),
    issueInvoice: t('Invoice'),
    paymentType: t('Payment'),
    ageConfirmed: t('Age'),
    terms: t('Terms'),
  }
}

/** What the shop has against the place, which may have been served when it was chosen. */
const refusedPlace = ({ usesPlaces, quote }: Facts): string | undefined =>
  quote?.problems.find(({ field }) => field === (usesPlaces ? 'placeId' : 'areaId'))?.message

/** What is wrong with the place: the server's message, else that none was chosen yet. */
const placeMessage = (facts: Facts): string =>
  refusedPlace(facts) ?? (facts.usesPlaces ? messages.placeMissing : messages.areaMissing)

const isBareItems = (problem: QuoteIssue): boolean =>
  problem.field === 'items' && problem.line === undefined && problem.missing === undefined

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}
