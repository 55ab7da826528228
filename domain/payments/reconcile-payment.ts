import type { PaymentState } from '#contract/payments.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '../money.ts'
import { isDead, isFurther, isOpen } from './payment-states.ts'

/** An attempt as we know it. `key` is its name at the provider. */
export type KnownPayment = {
  state: PaymentState
  amount: Cents
  currency: string
  key: string
  isLive: boolean
  captured: Cents
  wasHeld: boolean
}

/** The provider's state at one moment; `confirmed` means that the buyer has approved while no money has moved. */
export type SeenMoney = {
  state: 'open' | 'confirmed' | 'processing' | 'authorized' | 'paid' | 'failed' | 'expired' | 'canceled'
  amount: Cents
  currency: string
  reference: string | null
  isLive: boolean
  captured: Cents
  isDisputed: boolean
}

export type Reconciled = {
  state: PaymentState
  captured: Cents
  wasHeld: boolean
  /** The money of the buyer who has confirmed is to be moved now. */
  collects: boolean
  /** The object is not what we requested; staff must check it (rule 5). */
  isMismatch: boolean
}

/**
 * What is known after a look at the provider. Amount, currency, reference and mode are compared before anything counts;
 * the state moves forward only, so that order and repetition of looks do not matter (payments.md rules 4 and 5). How much
 * went back is not looked at here, see `refundState`.
 */
export function reconcilePayment(known: KnownPayment, seen: SeenMoney): Reconciled {
  const same = {
    state: known.state,
    captured: known.captured,
    wasHeld: known.wasHeld,
    collects: false,
    isMismatch: false,
  }
  if (!isOurs(known, seen)) {
    if (!claimsMoney(seen)) return same
    const isOver = !isOpen(known.state) && !isDead(known.state)
    return { ...same, isMismatch: true, state: isOver ? known.state : 'review' }
  }
  if (known.state === 'review') return same
  const captured = cents(Math.max(known.captured, seen.captured))
  if (seen.isDisputed) return { ...same, captured, state: 'charged_back' }
  if (seen.state === 'confirmed') {
    return { ...same, state: known.state === 'created' ? 'open' : known.state, collects: isOpen(known.state) }
  }
  const state = moves(known, seen.state) ? seen.state : known.state
  return { ...same, captured, state, wasHeld: known.wasHeld || state === 'authorized' }
}

function isOurs(known: KnownPayment, seen: SeenMoney): boolean {
  return (
    seen.amount === known.amount &&
    seen.currency === known.currency &&
    seen.reference === known.key &&
    seen.isLive === known.isLive
  )
}

const claimsMoney = ({ state }: SeenMoney): boolean =>
  state === 'confirmed' || state === 'processing' || state === 'authorized' || state === 'paid'

function moves({ state, wasHeld }: KnownPayment, seen: Exclude<SeenMoney['state'], 'confirmed'>): boolean {
  // A voided or expired authorisation is the one backward transition; a voided one is never authorised again.
  if (state === 'authorized' && isDead(seen)) return true
  if (seen === 'authorized' && wasHeld) return false
  return isFurther(seen, state)
}

/**
 * What a paid attempt is after some of it went back. `refunded` counts what has arrived; it falls when a refund fails
 * after it was made.
 */
export function refundState(state: PaymentState, captured: Cents, refunded: Cents): PaymentState {
  if (state !== 'paid' && state !== 'partially_refunded' && state !== 'refunded') return state
  if (refunded <= 0) return 'paid'
  return refunded >= captured ? 'refunded' : 'partially_refunded'
}
