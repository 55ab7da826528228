import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { useLastOrder } from './use-last-order.ts'

const LastOrderRow = lazy(async () => ({ default: (await import('./last-order-row.tsx')).LastOrderRow }))

/** Puts the last order where the home page has kept a place for it (ux.md 1.11). */
export function LastOrderSlot() {
  const { pathname } = useLocation()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById('last-order')), [pathname])
  const { last, forget } = useLastOrder(slot !== null)
  if (!slot || !last) return null
  return createPortal(
    <Suspense fallback={null}>
      <LastOrderRow last={last} onForget={forget} />
    </Suspense>,
    slot,
  )
}
