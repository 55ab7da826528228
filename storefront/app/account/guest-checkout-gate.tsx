import { type ReactNode, useCallback, useState } from 'react'
import { type CheckoutGate, CheckoutGateProvider } from '../ordering/checkout-gate.tsx'
import { afterFrame } from '../loading/after-frame.ts'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { readKnownGuest } from '../location/known-guest.ts'
import { isOn } from '../shop/shop.ts'
import { useShop } from '../shop/use-shop.ts'
import { useSession } from './session.ts'

const GuestChoice = lazyOnInteraction(() => import('./guest-choice.tsx').then((module) => module.GuestChoice))

/** Asks guests before the checkout whether they want to sign in first (spec 4, cart checkout). */
export function GuestCheckoutGate({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const mayGuests = isOn(useShop(), 'ALLOW_GUEST_CHECKOUT')
  const [isAsking, setIsAsking] = useState(false)
  const isAsked = user === null && mayGuests
  const gate = useCallback<CheckoutGate>(
    (event) => {
      const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
      // Who has asked this device to remember them has answered before.
      if (!isAsked || wantsNewTab || readKnownGuest()) return
      event.preventDefault()
      // Making the page behind a dialog inert is long work.
      afterFrame(() => setIsAsking(true))
    },
    [isAsked],
  )
  return (
    <CheckoutGateProvider gate={gate}>
      {children}
      <GuestChoice wanted={isAsking} open={isAsking} onClose={() => setIsAsking(false)} />
    </CheckoutGateProvider>
  )
}
