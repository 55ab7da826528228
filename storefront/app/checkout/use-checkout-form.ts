import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Area } from '#contract/delivery.ts'
import { readKnownGuest } from '../location/known-guest.ts'
import { forgetCheckoutForm } from '../location/order-plan.ts'
import { readStoredLocation } from '../location/stored-delivery-location.ts'
import { CHECKOUT_KEY } from '../location/stored-texts.ts'
import { type CheckoutForm, emptyCheckoutForm, parseCheckoutForm } from './checkout-form.ts'
import { changedEarly, typedEarly } from './early-form.ts'

export type CheckoutFormControl = {
  form: CheckoutForm
  update(change: Partial<CheckoutForm>): void
  /** Forgets everything, after the order is placed. */
  clear(): void
}

type FormSource = {
  /** False while the page wakes up: the document knows nothing of what this device has stored. */
  isReady: boolean
  areas: readonly Area[]
  element: RefObject<HTMLFormElement | null>
}

/**
 * The form of this tab; it begins as the account or the known guest of this device ordered last. What is filled in before the
 * storage was read wins over what is stored.
 */
export function useCheckoutForm(
  last: Partial<CheckoutForm> | undefined,
  { isReady, areas, element }: FormSource,
): CheckoutFormControl {
  const [form, setForm] = useState(() => (isReady ? read(last) : parseCheckoutForm(null, last)))
  const [wasRead, setWasRead] = useState(isReady)
  const over = useRef(false)
  if (isReady && !wasRead) {
    setWasRead(true)
    setForm((early) => ({ ...read(last), ...changedEarly(early, parseCheckoutForm(null, last)) }))
  }
  // What was filled in before the scripts were there; the next rendering would write over it.
  useLayoutEffect(() => {
    if (!element.current || wasRead) return
    const fields = element.current.querySelectorAll<HTMLInputElement>('input, textarea')
    const typed = typedEarly([...fields], areas)
    // A new form renders the whole page once more, in the task that has just hydrated it.
    if (Object.keys(typed).length === 0) return
    setForm((now) => parseCheckoutForm(null, { ...now, ...typed }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  useEffect(() => {
    if (wasRead && !over.current) write(JSON.stringify(form))
  }, [form, wasRead])
  const update = useCallback((change: Partial<CheckoutForm>) => setForm((now) => ({ ...now, ...change })), [])
  const clear = useCallback(() => {
    over.current = true
    forgetCheckoutForm()
  }, [])
  return { form, update, clear }
}

function read(last: Partial<CheckoutForm> | undefined): CheckoutForm {
  const known = last ? undefined : readKnownGuest()
  const beginning = known ? { ...known.form, remember: true } : last
  try {
    const form = parseCheckoutForm(sessionStorage.getItem(CHECKOUT_KEY), beginning)
    // The place the guest has named on the menu already.
    const named = form.deliveryLocation === '' ? readStoredLocation() : undefined
    return named ? { ...form, deliveryLocation: JSON.stringify(named), address: named.address } : form
  } catch {
    return emptyCheckoutForm // a browser without storage still takes orders
  }
}

function write(json: string): void {
  try {
    sessionStorage.setItem(CHECKOUT_KEY, json)
  } catch {
    // without storage the form lives as long as the page
  }
}
