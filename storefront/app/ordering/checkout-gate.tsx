import { createContext, type MouseEvent, type ReactNode, use } from 'react'

/** What every link to the checkout does when it is pressed: it may hold a guest back to ask something first. */
export type CheckoutDoor = (event: MouseEvent<HTMLAnchorElement>) => void

const CheckoutDoorContext = createContext<CheckoutDoor>(() => {})

export function CheckoutDoorProvider({ door, children }: { door: CheckoutDoor; children: ReactNode }) {
  return <CheckoutDoorContext value={door}>{children}</CheckoutDoorContext>
}

export const useCheckoutDoor = (): CheckoutDoor => use(CheckoutDoorContext)
