import { useCallback, useEffect, useRef } from 'react'

/** Where a card of the board stands, for `useFocusOnOrder`. */
export const cardId = (orderId: string): string => `order-${orderId}`

/**
 * Keeps the focus at an order that moves to another part of the board: its card is made anew there, and whoever works with
 * the keyboard would start at the top again. Call the answer when something is begun with an order; `board` is what changes
 * when the board does.
 */
export function useFocusOnOrder(board: unknown): (orderId: string) => void {
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (begun.current === undefined || document.activeElement !== document.body) return
    const card = document.getElementById(cardId(begun.current))
    begun.current = undefined
    card?.querySelector('a')?.focus({ preventScroll: true })
  }, [board])
  return useCallback((orderId) => {
    begun.current = orderId
  }, [])
}
