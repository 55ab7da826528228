import { createContext, type ReactNode, use } from 'react'
import type { CartItem } from '#contract/cart.ts'
import type { CartLine, Seen, SimpleItem } from '#domain/cart/cart.ts'

/** What every module may do with the cart. */
export type CartActions = {
  /** Adds an item to the cart, announces it, and shows the short notification. `seen` is per piece. */
  add(item: CartItem, seen: Seen): void
  /** Puts another configuration in the place of a line; an unknown id changes nothing. */
  replace(lineId: string, item: CartItem, seen: Seen): void
  find(lineId: string): CartLine | undefined
  /** How a line is called now, in the language of the page, else as the guest has seen. */
  nameOf(line: CartLine): string
  /** Takes a line out, for example because its dish vanished. */
  remove(lineId: string): void
  /** Takes one piece of a product without choices out. */
  takeOne(item: SimpleItem): void
  /** How many pieces of a product are in the cart without any choice. */
  quantityOf(item: SimpleItem): number
  /** Calls back at every change of the cart and of what the menu says of its lines; answers the function that stops it. */
  subscribe(listener: () => void): () => void
}

const CartActionsContext = createContext<CartActions | undefined>(undefined)
const CartReadyContext = createContext(false)

type CartActionsProviderProps = { actions: CartActions; ready: boolean; children: ReactNode }

export function CartActionsProvider({ actions, ready, children }: CartActionsProviderProps) {
  return (
    <CartActionsContext value={actions}>
      <CartReadyContext value={ready}>{children}</CartReadyContext>
    </CartActionsContext>
  )
}

/** The cart's actions. Throws outside of the shop's frame. */
export function useCartActions(): CartActions {
  const actions = use(CartActionsContext)
  if (!actions) throw new Error('useCartActions needs a CartActionsProvider')
  return actions
}

/** False until the stored cart of this device was read. */
export const useCartReady = (): boolean => use(CartReadyContext)
