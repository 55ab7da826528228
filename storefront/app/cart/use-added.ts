import { useEffect, useEffectEvent, useState } from 'react'
import { CART_NOTIFICATION_MS } from '#domain/limits.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { type CartEvent, useCart } from './cart-store.ts'

/** How soon the confirmation ends after the guest has used it, in milliseconds. */
const RECHECK_MS = 1000

type AddedOptions = {
  pathname: string
  /** Whether the guest is using what confirms it. */
  isUsed?: () => boolean
  /** The last change of the cart that was there before, and is not confirmed any more. */
  since?: number
}

/** What was added last, for 4 s on the page where it was added; it stays while it is hovered or focused. */
export function useAdded({ pathname, isUsed = never, since = 0 }: AddedOptions): CartEvent | undefined {
  const { event } = useCart()
  const { cart: isCartOpen } = useOverlay()
  const at = event?.kind === 'added' ? event.at : 0
  const [over, setOver] = useState(since)
  const [page, setPage] = useState(pathname)
  if (page !== pathname) {
    setPage(pathname)
    setOver(at)
  }
  const isShown = at > over && !isCartOpen
  const isInUse = useEffectEvent(isUsed)

  useEffect(() => {
    if (!isShown) return
    let timer = setTimeout(leave, CART_NOTIFICATION_MS)
    function leave(): void {
      if (isInUse()) timer = setTimeout(leave, RECHECK_MS)
      else setOver(at)
    }
    return () => clearTimeout(timer)
  }, [at, isShown])

  return isShown ? event : undefined
}

const never = () => false
