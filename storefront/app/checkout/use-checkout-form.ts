import { useCallback, useEffect, useRef, useState } from 'react'
import { readStoredLocation } from '../location/stored-delivery-location.ts'
import { type CheckoutForm, emptyCheckoutForm, parseCheckoutForm } from './checkout-form.ts'

const KEY = 'checkout'

export type CheckoutFormControl = {
  form: CheckoutForm
  update(change: Partial<CheckoutForm>): void
  /** Forgets everything, after the order is placed. */
  clear(): void
}

/** The form of this tab. Use it only in the browser: it reads the session's storage at once. */
export function useCheckoutForm(): CheckoutFormControl {
  const [form, setForm] = useState(read)
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

function read(): CheckoutForm {
  try {
    const form = parseCheckoutForm(sessionStorage.getItem(KEY))
    // The place the guest has named on the menu already.
    const named = form.deliveryLocation === '' ? readStoredLocation() : undefined
    return named ? { ...form, deliveryLocation: JSON.stringify(named), address: named.address } : form
  } catch {
    return emptyCheckoutForm // a browser without storage still takes orders
  }
}

function write(json: string | undefined): void {
  try {
    if (json === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, json)
  } catch {
    // without storage the form lives as long as the page
  }
}
