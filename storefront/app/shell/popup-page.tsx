import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useShop } from '../shop/use-shop.ts'
import { PageDialog } from './page-dialog.tsx'

const SEEN = 'popup-seen'
const LOOK_AGAIN_MS = 1_000

/** The page that is flagged as a popup, once a session (spec 4), at a moment when it does not interrupt the guest (ux.md A-16). */
export function PopupPage() {
  const popup = useShop().pages.find((page) => page.isPopup)?.slug
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const isOrdering = /^\/(?:checkout|order)(?:\/|$)/.test(pathname)
  useEffect(() => {
    if (popup === undefined || isOrdering || wasSeen()) return
    let isQuiet = false
    const look = () => {
      const wasQuiet = isQuiet
      isQuiet = !wouldDisturb()
      // What the guest has pressed a moment ago may still be on its way.
      if (!wasQuiet || !isQuiet) return
      clearInterval(timer)
      keepSeen()
      setIsOpen(true)
    }
    const timer = setInterval(look, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [popup, isOrdering])
  return <PageDialog page={isOpen ? popup : undefined} onClose={() => setIsOpen(false)} />
}

function wouldDisturb(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable=true]')
  return isTyping || document.hidden || document.querySelector('dialog[open]') !== null
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(SEEN) !== null
  } catch {
    // Without storage the popup would return on every page, so it is not shown.
    return true
  }
}

function keepSeen(): void {
  try {
    sessionStorage.setItem(SEEN, '1')
  } catch {
    // Storage filled up meanwhile; it opens again on the next page.
  }
}
