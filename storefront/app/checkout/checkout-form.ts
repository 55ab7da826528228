import type { DeliverType } from '#contract/checkout.ts'

/** What a guest has filled in so far. It survives a reload and the way back (ux.md 1.7). */
export type CheckoutForm = {
  deliverType: DeliverType | ''
  areaId: string
  /** A saved address; empty for the default one, `other` for none of them. */
  addressId: string
  /** Where to, in the new address system: a delivery location as JSON; empty while there is none. */
  deliveryLocation: string
  /** What stands in the field of the area. */
  areaText: string
  when: 'now' | 'later'
  /** The start of the chosen time window; empty for the next possible one. */
  window: string
  /** The time that was shown to the guest and not objected to, by `timeKey`; another one is confirmed first. */
  seenTime: string
  /** A signed-in guest wants other contact details than those of the account. */
  ownContact: boolean
  email: string
  name: string
  phone: string
  /** Street and number. */
  address: string
  /** Floor, doorbell, anything that helps to find the door. */
  extras: string
  notes: string
  tipText: string
  useProfit: boolean
  issueInvoice: boolean
  /** Reusable packaging (ux.md R-V1). */
  reusable: boolean
  paymentType: string
  /** The age that the guest has confirmed; 0 for none. An order that needs a higher one asks again. */
  confirmedAge: number
  terms: boolean
  /** The guest wants to be remembered on this device. */
  remember: boolean
}

export const emptyCheckoutForm: CheckoutForm = {
  deliverType: '',
  areaId: '',
  addressId: '',
  deliveryLocation: '',
  areaText: '',
  when: 'now',
  window: '',
  seenTime: '',
  ownContact: false,
  email: '',
  name: '',
  phone: '',
  address: '',
  extras: '',
  notes: '',
  tipText: '',
  useProfit: false,
  issueInvoice: false,
  reusable: false,
  paymentType: '',
  confirmedAge: 0,
  terms: false,
  remember: false,
}

const allowed: Partial<Record<keyof CheckoutForm, readonly unknown[]>> = {
  deliverType: ['', 'delivery', 'takeaway', 'curbside', 'table'],
  when: ['now', 'later'],
}

/**
 * Reads a stored form on top of what it begins with. What is unknown or of the wrong kind is as if it had never been filled
 * in; never throws.
 */
export function parseCheckoutForm(
  json: string | null,
  beginning: Readonly<Record<string, unknown>> = {},
): CheckoutForm {
  const stored = { ...beginning, ...parsed(json) }
  const entries = Object.entries(emptyCheckoutForm).map(([key, empty]) => {
    const value = stored[key]
    const fits =
      typeof value === typeof empty && (allowed[key as keyof CheckoutForm]?.includes(value) ?? true)
    return [key, fits ? value : empty]
  })
  return Object.fromEntries(entries) as CheckoutForm
}

function parsed(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
