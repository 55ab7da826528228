import { createContext, type MouseEvent, type ReactNode, use } from 'react'

/** The click handler of every link to the checkout: it may ask the guest something first. */
export type CheckoutGate = (event: MouseEvent<HTMLAnchorElement>) => void

const CheckoutGateContext = createContext<CheckoutGate>(() => {})

export function CheckoutGateProvider({ gate, children }: { gate: CheckoutGate; children: ReactNode }) {
  return <CheckoutGateContext value={gate}>{children}</CheckoutGateContext>
}

export const useCheckoutGate = (): CheckoutGate => use(CheckoutGateContext)
