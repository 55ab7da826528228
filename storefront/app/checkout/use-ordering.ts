import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createToastSlot } from '#ui/toasts.ts'
import type { PlaceOrder } from '#contract/checkout.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { useI18n } from '#ui/i18n.tsx'
import type { CheckoutCart } from './checkout-cart.ts'
import { anchorOf, byField, type FieldIssue, fieldNames } from './field-issues.ts'
import { AGREE, focusOn } from './focus-on.ts'
import { checkoutApi } from './load-checkout-api.ts'
import { orderBody } from './order-body.ts'
import { rememberOrder } from './remember-order.ts'
import type { Outcome } from './send-order.ts'
import type { Checkout } from './use-checkout.ts'
import { useLostOrder, useResend } from './use-resend.ts'
import type { Field } from './use-field-errors.ts'

export type Failure =
  | { kind: 'lost' }
  | { kind: 'refused'; message: string }
  | { kind: 'changed' }
  | { kind: 'ordered'; url: string }

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

/** The order as it would be sent now; undefined while something is missing. */
function readyBody({ request, quote, filled, paymentType, table, issues }: Checkout): PlaceOrder | undefined {
  return request && quote && issues.length === 0
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
  const isLocked = useRef(false)
  const [errorToast] = useState(createToastSlot)

  // Guests who come back from a payment page by the browser's own button find the form as they left it.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isLocked.current = false
      setPhase('filling')
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const ready = readyBody(checkout)
  const lostOrder = useLostOrder(ready && JSON.stringify(ready))

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
      else location.assign(outcome.url)
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
    if (outcome.kind === 'fields') refuse(outcome.fields)
    else if (outcome.kind === 'changed') {
      checkout.quoting.take(outcome.quote)
      setFailure({ kind: 'changed' })
    } else if (outcome.kind === 'signedOut') {
      // The next quote says that the session has ended, and the page offers how to go on.
      checkout.quoting.retry()
      setFailure({ kind: 'refused', message: outcome.message })
    } else setFailure(outcome)
  }

  const leave = (url: string) => {
    setPhase('placed')
    errorToast.clear()
    checkout.clear()
    cart.flush()
    void navigate(url, { replace: true })
  }

  const refuse = (fields: Record<string, string[]>) => {
    const names = fieldNames(i18n)
    const isField = (name: string): name is Field => Object.hasOwn(names, name)
    const found = Object.entries(fields).map(([name, said]): FieldIssue => {
      const message = i18n.t(said[0] ?? '')
      return isField(name)
        ? { anchor: anchorOf(name), field: name, message, name: names[name] }
        : { anchor: 'review', message, name: i18n.t('Your order') }
    })
    checkout.errors.show(byField(found))
    setSummary(found)
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
    if (checkout.issues.length > 0 && checkout.issues.every(({ anchor }) => anchor === 'changes')) {
      // Nothing is missing but the agreement, which is asked for beside the button.
      setSummary(NOTHING)
      focusOn(AGREE)
      return
    }
    setSummary(checkout.issues.length === 0 ? NOTHING : [...checkout.issues])
    if (checkout.issues.length === 0) {
      void send()
      return
    }
    checkout.errors.show(byField(checkout.issues))
  }

  useResend(lostOrder, send)

  const dismiss = () => setFailure(undefined)
  return { phase, failure, isResent: lostOrder.planned !== undefined, summary, press, dismiss, leave }
}
