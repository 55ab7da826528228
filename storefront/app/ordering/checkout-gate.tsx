import { createContext, type MouseEvent, type ReactNode, use } from 'react'

/** What every link to the checkout does when it is pressed: it may hold a guest back to ask something first. */
export type CheckoutGate = (event: MouseEvent<HTMLAnchorElement>) => void

const CheckoutGateContext = createContext<CheckoutGate>(() => {})

export function CheckoutGateProvider({ gate, children }: { gate: CheckoutGate; children: ReactNode }) {
  return <CheckoutGateContext value={gate}>{children}</CheckoutGateContext>
}

export const useCheckoutGate = (): CheckoutGate => use(CheckoutGateContext)
