import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createToastSlot } from '#ui/toasts.ts'
import type { PlaceOrder, Quote } from '#contract/checkout.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { type Failure, presentFailure } from './failure.ts'
import { byField, type FieldIssue } from './field-issues.ts'
import { focusOn } from '../form/focus-on.ts'
import { onRestored } from '../navigation/on-restored.ts'
import { AGREE, OTHER_SESSION } from './anchors.ts'
import { checkoutApi } from './load-checkout-api.ts'
import { orderBody } from './order-body.ts'
import { quotedIssues, refusedFields, toldIssues } from './refusal.ts'
import { rememberOrder } from './remember-order.ts'
import type { Outcome } from './send-order.ts'
import type { Checkout } from './use-checkout.ts'
import { useLostOrder, useResend } from './use-resend.ts'

export type Ordering = {
  phase: 'filling' | 'sending' | 'placed'
  failure: Failure | undefined
  /** Whether an order that got no answer is sent again by itself. */
  isResent: boolean
  /** What the last press on the order button found missing. A new array for every press. */
  summary: readonly FieldIssue[]
  press(): void
  /** Forgets what went wrong with the last press: the guest has chosen a way on. */
  dismiss(): void
  /** Leaves for an order; its cart is emptied and the form forgotten. */
  leave(url: string): void
}

const NOTHING: readonly FieldIssue[] = []

/** Whether an address is a page of this shop; a payment page never is. */
const isOwnPage = (url: string): boolean => url.startsWith('/') && !url.startsWith('//')

/**
 * The order as it would be sent now; undefined while something is missing. In another session too: only the server knows whether
 * it was placed before the session changed.
 */
function readyBody({ request, quote, filled, paymentType, table, issues }: Checkout): PlaceOrder | undefined {
  return request && quote && issues.every(({ anchor }) => anchor === OTHER_SESSION)
    ? orderBody(request, filled, quote, paymentType, table)
    : undefined
}

/** Places an order once; an order that could not even be sent may be sent again just as one without an answer. */
const place = (body: PlaceOrder, key: string): Promise<Outcome> =>
  checkoutApi().then(
    (api) => api.place(body, key),
    () => ({ kind: 'lost' }),
  )

/** Places the order: locked from the first press on, always under the key of the cart (ux.md U-33). */
export function useOrdering(checkout: Checkout, cart: CheckoutCart, isOnline: boolean): Ordering {
  const i18n = useI18n()
  const navigate = useNavigate()
  const [phase, setPhase] = useState<Ordering['phase']>('filling')
  const [failure, setFailure] = useState<Failure>()
  const [summary, setSummary] = useState(NOTHING)
  const [refusedQuote, setRefusedQuote] = useState<Quote>()
  const isLocked = useRef(false)
  const [errorToast] = useState(createToastSlot)

  // Guests who come back from a payment page by the browser's own button find the form as they left it.
  useEffect(
    () =>
      onRestored(() => {
        isLocked.current = false
        setPhase('filling')
      }),
    [],
  )

  const ready = readyBody(checkout)
  const lostOrder = useLostOrder(ready && JSON.stringify(ready))

  const isRight = ready !== undefined && Object.keys(checkout.errors.shown).length === 0
  // What the shop refused is over once everything is right again.
  useEffect(() => {
    if (isRight) errorToast.clear()
  }, [isRight, errorToast])

  const send = async () => {
    const { request, quote, filled: form, paymentType } = checkout
    if (!request || !quote || !ready || isLocked.current) return
    isLocked.current = true
    setPhase('sending')
    // The only way to pay counts as chosen from now on: should it be refused, another one is asked for.
    checkout.update({ paymentType })
    const outcome = await place(ready, cart.id)
    if (outcome.kind === 'placed') {
      rememberOrder({ form, request, quote, paymentType, isOfAccount: checkout.account !== undefined })
      // Nothing is ordered before it is paid: the cart waits here.
      if (isOwnPage(outcome.url)) leave(outcome.url)
      else {
        cart.awaitPayment(outcome.orderUrl)
        location.assign(outcome.url)
      }
      return
    }
    isLocked.current = false
    setPhase('filling')
    if (outcome.kind === 'lost') {
      lostOrder.lose(JSON.stringify(ready))
      // The same notice: it is announced once.
      setFailure((known) => (known?.kind === 'lost' ? known : outcome))
      return
    }
    lostOrder.clear()
    setFailure(undefined)
    if (outcome.kind === 'fields') refuse(outcome.fields, quote)
    else if (outcome.kind === 'changed') {
      checkout.quoting.take(outcome.quote)
      setFailure({ kind: 'changed', quoteId: outcome.quote.id })
    } else if (outcome.kind === 'signedOut') {
      // The next quote says that the session has ended, and the page offers how to go on.
      checkout.quoting.retry()
      setFailure({ kind: 'refused', message: outcome.message })
    } else setFailure(outcome)
  }

  // The quote after a refused order says what is wrong with it, unless that is over by now.
  const isAnswered = checkout.hasFailed || (checkout.quote && checkout.quote !== refusedQuote)
  if (refusedQuote && isAnswered) {
    setRefusedQuote(undefined)
    const told = quotedIssues(checkout.issues)
    if (told.length > 0) {
      checkout.errors.show(byField(told))
      setSummary((known) => [
        ...known.filter(({ anchor }) => !told.some((one) => one.anchor === anchor)),
        ...told,
      ])
    }
  }

  const leave = (url: string) => {
    setPhase('placed')
    errorToast.clear()
    checkout.clear()
    cart.flush()
    void navigate(url, { replace: true })
  }

  const refuse = (fields: Record<string, string[]>, quote: Quote) => {
    const found = refusedFields(fields, i18n)
    checkout.errors.refuse(byField(found))
    setSummary(found)
    setRefusedQuote(quote)
    const text = Object.values(fields)
      .flat()
      .map((message) => i18n.t(message))
    errorToast.show({ tone: 'error', title: i18n.t('Error'), text: text.join(', '), duration: TOAST_MS })
    checkout.quoting.retry()
    checkout.refreshTimes()
    checkout.refreshProviders()
  }

  const press = () => {
    if (isLocked.current || !isOnline) return
    errorToast.clear()
    setFailure(undefined)
    lostOrder.clear()
    setRefusedQuote(undefined)
    if (lostOrder.planned) {
      void send()
      return
    }
    const told = toldIssues(checkout.issues)
    setSummary([...told])
    if (told.length > 0) checkout.errors.show(byField(told))
    // Nothing is missing but the agreement, which is asked for beside the button.
    else if (checkout.issues.length > 0) focusOn(AGREE)
    else {
      checkout.errors.refuse({})
      void send()
    }
  }

  useResend(lostOrder, send)

  const dismiss = () => setFailure(undefined)
  return {
    phase,
    failure: presentFailure(failure, checkout),
    isResent: lostOrder.planned !== undefined,
    summary,
    press,
    dismiss,
    leave,
  }
}
