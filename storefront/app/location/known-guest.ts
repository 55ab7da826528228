import type { CartItem } from '#contract/cart.ts'
import type { DeliverType } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { KNOWN_GUEST_DAYS } from '#domain/limits.ts'
import { storedGuest } from './stored-texts.ts'

/** What this device remembers of a guest who has asked for it: the last order, and what the checkout was filled with. */
export type KnownGuest = {
  /** When the order was placed, as an instant. */
  at: string
  deliverType: DeliverType
  /** What was ordered and what a piece cost then; what it costs now only the server says. */
  lines: readonly { name: string; qty: number; unitPrice: Cents; item: CartItem }[]
  total: Cents
  /** Fields of the checkout's form. */
  form: Readonly<Record<string, unknown>>
  /** What delivery to the place cost, for the line in the header. */
  terms?: unknown
}

const DAY_MS = 86_400_000

/** Reads what a device remembers; undefined when it is nothing, too old or of another kind. */
export function parseKnownGuest(text: string, now: number): KnownGuest | undefined {
  try {
    const known = JSON.parse(text) as Partial<KnownGuest> | null
    const age = now - Date.parse(known?.at ?? '')
    const isWhole =
      age >= 0 &&
      age < KNOWN_GUEST_DAYS * DAY_MS &&
      Array.isArray(known?.lines) &&
      typeof known.form === 'object' &&
      known.form !== null
    return isWhole ? (known as KnownGuest) : undefined
  } catch {
    return undefined
  }
}

/** The guest whom this device remembers; undefined without one. */
export const readKnownGuest = (): KnownGuest | undefined => parseKnownGuest(storedGuest(), Date.now())
