import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'

const AddressFirst = lazyOnInteraction(() =>
  import('../delivery/address-first.tsx').then((module) => module.AddressFirst),
)

/** Puts the question for the address where the home page has kept a place for it: so it costs nothing where it is off. */
export function AddressFirstSlot() {
  const { pathname } = useLocation()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById('address-first')), [pathname])
  return slot && createPortal(<AddressFirst wanted />, slot)
}
