import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { watchContent } from '../http/watch-content.ts'
import { useClock } from '#ui/use-now.ts'
import { useShop } from '../shop/use-shop.ts'
import { guestForm } from './account-part.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { confirmChanges, confirmTime } from './confirm-changes.ts'
import { type CheckoutData, type CheckoutState, deriveCheckout } from './derive-checkout.ts'
import { deliverTypeOf } from '../ordering/deliver-types.ts'
import { doneBlocks } from './done-blocks.ts'
import { byField, findIssues } from './field-issues.ts'
import { isOvertakenByTime } from './overtaken.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useFieldErrors } from './use-field-errors.ts'
import { useOpenBlocks } from './use-open-blocks.ts'
import { useOrderTimes } from './use-order-times.ts'
import { useProviders } from './use-providers.ts'
import { useQuoteAnswers, useQuoting } from './use-quote-answers.ts'

export type Checkout = ReturnType<typeof useCheckout>

type Confirmed = Pick<CheckoutState, 'confirmedQuoteId' | 'confirmedAreas' | 'placed'>

/** The state of the checkout: what was filled in, the server's quote, and what is still missing. */
export function useCheckout(
  cart: CheckoutCart,
  loaded: Omit<CheckoutData, 'shop'>,
  element: RefObject<HTMLFormElement | null>,
) {
  const { isReady } = cart
  const i18n = useI18n()
  const shop = useShop()
  const { providers, refresh: refreshProviders } = useProviders(loaded.providers)
  const [isGuestNow, setIsGuestNow] = useState(false)
  const data = { ...loaded, ...(isGuestNow && { user: null, addresses: [] }), providers, shop }
  const control = useCheckoutForm(loaded.last, { isReady, areas: loaded.areas, element })
  const { form } = control
  const {
    times,
    hasFailed: haveTimesFailed,
    refresh: refreshTimes,
    // The stored form says for which way.
  } = useOrderTimes(isReady ? deliverTypeOf(data, form) : '')
  const [answers, setAnswers] = useQuoteAnswers()
  const [confirmed, setConfirmed] = useState<Confirmed>({
    confirmedQuoteId: '',
    confirmedAreas: new Map(),
    placed: undefined,
  })
  const state: CheckoutState = { form, cart, times, answers, ...confirmed }
  const derived = deriveCheckout(state, data)
  const { placed, request, seenTime } = derived
  if (seenTime !== form.seenTime) control.update({ seenTime })
  if (placed !== confirmed.placed) setConfirmed((now) => ({ ...now, placed }))
  const quoting = useQuoting(request, cart.lines, setAnswers)

  const issues = findIssues(derived.facts, i18n)
  const key = JSON.stringify(issues)
  // The same issues are the same object, so that an effect on them runs when they change.
  const current = useMemo(() => byField(JSON.parse(key) as typeof issues), [key])
  const errors = useFieldErrors(current, derived.quote !== undefined)
  const blocks = useOpenBlocks(
    doneBlocks({ ...derived, hasTimes: times !== undefined, issues, shown: errors.shown }),
  )

  // Prices and times may have changed while there was no connection, and they may change while the page is open.
  const { retry } = quoting
  const again = useCallback(() => {
    retry()
    refreshTimes()
  }, [retry, refreshTimes])
  useEffect(() => {
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [again])
  useEffect(() => watchContent(again), [again])
  const now = useClock()
  const { TIME_ZONE: zone } = shop.settings
  const isOvertaken = isOvertakenByTime(derived.quote, derived, { at: now, zone })
  // Asked again with each minute until the clock of the shop agrees.
  useEffect(() => {
    if (isOvertaken) retry()
  }, [isOvertaken, now, retry])

  /** The guest confirms the order as it is now. */
  const accept = () => {
    control.update(confirmTime(form, derived))
    const { state: next, lines } = confirmChanges(state, derived)
    setConfirmed(next)
    for (const { id, seen } of lines) {
      if (seen === 'removed') cart.remove(id)
      else cart.see(id, seen)
    }
  }

  /** Goes on as a guest when the session has ended, with what the account knew. */
  const continueAsGuest = () => {
    control.update(guestForm(form, derived.account, derived.address))
    setIsGuestNow(true)
  }

  return {
    ...control,
    ...derived,
    confirmedQuoteId: confirmed.confirmedQuoteId,
    isReady,
    continueAsGuest,
    addresses: data.addresses,
    isClosed: data.isClosed,
    times,
    haveTimesFailed,
    refreshTimes,
    refreshProviders,
    quoting,
    accept,
    issues,
    errors,
    blocks,
  }
}
