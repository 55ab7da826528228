import type { User } from '#contract/accounts.ts'
import type { PaymentProvider } from '#contract/checkout.ts'
import type { QuoteInput } from '#domain/checkout/quote-input.ts'
import { quoteCart } from '#domain/checkout/quote.ts'
import { quoteFingerprint } from '#domain/checkout/quote-fingerprint.ts'
import { orderTimes } from '#domain/hours/time-windows.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { cents } from '#domain/money.ts'
import { cartLine } from '#domain/test/cart-fixture.ts'
import { productItem } from '#domain/test/item-fixture.ts'
import { eveningWeek, fridayEvening, mitte, quoteInput, zone } from '#domain/test/quote-fixture.ts'
import { emptyCheckoutForm } from '../checkout/checkout-form.ts'
import { confirmChanges, confirmTime } from '../checkout/confirm-changes.ts'
import { type CheckoutData, type CheckoutState, deriveCheckout } from '../checkout/derive-checkout.ts'
import { findIssues } from '../checkout/field-issues.ts'
import { noAnswers, quoteKey, withAnswer } from '../checkout/quote-answers.ts'
import type { Shop } from '../shop/shop.ts'

const i18n = {
  t: (text: string, params = {}) => formatMessage(text, params, 'en'),
  money: (amount: number) => `€${(amount / 100).toFixed(2)}`,
}
export const provider = (id: string): PaymentProvider => ({
  id,
  name: id,
  displayOption: 'direct',
  description: '',
  deliverTypes: ['takeaway', 'delivery'],
})
const settings = {
  ALLOW_TAKEAWAY: '1',
  ALLOW_DELIVERY: '1',
  ALLOW_CURBSIDE: '',
  ALLOW_TIP: '1',
  TIP_PERCENTS: '5,10',
  ALLOW_ISSUE_INVOICE: '1',
  REUSABLE_DEPOSIT: '0',
}
export const shopWith = (more: Record<string, string> = {}) =>
  ({
    settings: {
      USES_NEW_ADDRESS_SYSTEM: '',
      SURCHARGE_BELOW_MINIMUM: '',
      LOYALTY_SYSTEM: '',
      REUSABLE_PACKAGING: '',
      ...settings,
      ...more,
    },
  }) as unknown as Pick<Shop, 'settings'>
export const data = (more: Partial<CheckoutData> = {}): CheckoutData => ({
  areas: [mitte],
  providers: [provider('cash'), provider('card')],
  taxes: [],
  isClosed: false,
  user: null,
  addresses: [],
  shop: shopWith(),
  ...more,
})
export const timesAt = (now: string, week = eveningWeek) =>
  orderTimes({ week, zone, now, deliverType: 'takeaway', isActive: true, leadMinutes: 20, days: 7 })
/** One carbonara at the price of the menu, everything filled in. */
export const filled = (more: Partial<CheckoutState> = {}): CheckoutState => ({
  form: {
    ...emptyCheckoutForm,
    deliverType: 'takeaway',
    email: 'ada@example.org',
    name: 'Ada',
    phone: '030 1234567',
    terms: true,
    paymentType: 'cash',
  },
  cart: { lines: [cartLine('a', productItem('carbonara'), 1090)], tip: { kind: 'amount', amount: cents(0) } },
  times: timesAt(fridayEvening),
  answers: noAnswers,
  confirmedQuoteId: '',
  confirmedAreas: new Map(),
  placed: undefined,
  ...more,
})

/** The state once it was shown. */
const seen = (state: CheckoutState, known = data()): CheckoutState => ({
  ...state,
  form: { ...state.form, seenTime: deriveCheckout(state, known).seenTime },
})

/** The state once the shop has answered everything that is asked. */
export function answered(
  state: CheckoutState,
  {
    shop = {},
    known = data(),
    anew = false,
  }: { shop?: Partial<QuoteInput>; known?: CheckoutData; anew?: boolean } = {},
): CheckoutState {
  const { request, quote } = deriveCheckout(state, known)
  if (!request || (quote && !anew)) return seen(state, known)
  const decided = quoteCart(quoteInput({ ...request, ...shop }))
  const answer = { id: quoteFingerprint(decided, request), ...decided }
  const answers = withAnswer(state.answers, {
    key: quoteKey(request),
    lines: state.cart.lines,
    quote: answer,
  })
  return answered({ ...state, answers }, { shop, known })
}

/** The state after the guest has confirmed what has changed. */
export function confirmed(state: CheckoutState, known = data()): CheckoutState {
  const derived = deriveCheckout(state, known)
  const { state: next, lines } = confirmChanges(state, derived)
  const form = { ...state.form, ...confirmTime(state.form, derived) }
  const kept = state.cart.lines.flatMap((line) => {
    const seen = lines.find(({ id }) => id === line.id)?.seen ?? line.seen
    return seen === 'removed' ? [] : [{ ...line, seen }]
  })
  return { ...state, ...next, form, cart: { ...state.cart, lines: kept } }
}

/** What keeps the order button from ordering; empty when the next press orders. */
export function openOf(state: CheckoutState, known = data()): string[] {
  const { facts, quote } = deriveCheckout(seen(state, known), known)
  return [...findIssues(facts, i18n).map(({ name }) => name), ...(quote ? [] : ['no answer'])]
}

export const ada = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@example.org',
  phone: '030 1234567',
  profit: cents(0),
  table: null,
} as User
