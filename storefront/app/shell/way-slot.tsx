import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { offersWay } from '../location/offers-way.ts'
import { WayChip } from '../location/way-chip.tsx'
import { WayText } from '../location/way-text.tsx'
import { useOverlay } from '../navigation/stay-on-page.ts'

const WaySheet = lazy(async () => ({ default: (await import('./way-sheet.tsx')).WaySheet }))

/** The sheet for way, place and time is fetched when it is asked for: the search for addresses is not small. */
export function WaySlot() {
  const { way } = useOverlay()
  const { pathname } = useLocation()
  const hasWay = offersWay(pathname)
  return (
    <>
      {hasWay && <WayOfHeader />}
      {way && hasWay && (
        <Suspense fallback={null}>
          <WaySheet />
        </Suspense>
      )}
    </>
  )
}

/** Takes the line of the header over from the server: its text, or all of it where the first page had none. */
function WayOfHeader() {
  const [slot, setSlot] = useState<Element | null>(null)
  useLayoutEffect(() => {
    const text = document.querySelector('.way-island .way-chip__text')
    text?.replaceChildren()
    setSlot(text ?? document.querySelector('.way-island'))
  }, [])
  if (!slot) return null
  return createPortal(slot.matches('.way-island') ? <WayChip /> : <WayText />, slot)
}
