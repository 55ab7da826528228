import { useCallback, useEffect, useRef, useState } from 'react'
import { readKnownGuest } from '../location/known-guest.ts'
import { readStoredLocation } from '../location/stored-delivery-location.ts'
import { CHECKOUT_KEY } from '../location/stored-texts.ts'
import { type CheckoutForm, emptyCheckoutForm, parseCheckoutForm } from './checkout-form.ts'

export type CheckoutFormControl = {
  form: CheckoutForm
  update(change: Partial<CheckoutForm>): void
  /** Forgets everything, after the order is placed. */
  clear(): void
}

/** The form of this tab; it begins as the account or the known guest of this device ordered last. Use it only in the browser: it reads the session's storage at once. */
export function useCheckoutForm(last: Partial<CheckoutForm> | undefined): CheckoutFormControl {
  const [form, setForm] = useState(() => read(last))
  const over = useRef(false)
  useEffect(() => {
    if (!over.current) write(JSON.stringify(form))
  }, [form])
  const update = useCallback((change: Partial<CheckoutForm>) => setForm((now) => ({ ...now, ...change })), [])
  const clear = useCallback(() => {
    over.current = true
    write(undefined)
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

function write(json: string | undefined): void {
  try {
    if (json === undefined) sessionStorage.removeItem(CHECKOUT_KEY)
    else sessionStorage.setItem(CHECKOUT_KEY, json)
  } catch {
    // without storage the form lives as long as the page
  }
}
