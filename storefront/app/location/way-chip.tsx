import { ChevronDown, MapPin } from 'lucide-react'
import { useLocation } from 'react-router'
import { useOpenOverlay } from '../navigation/stay-on-page.ts'
import { offersWay } from './offers-way.ts'
import { WayText } from './way-text.tsx'

/** How, where to and when, in one line that opens the sheet to change it (ux.md 1.2). */
export function WayChip() {
  const open = useOpenOverlay()
  const { pathname } = useLocation()
  if (!offersWay(pathname)) return null
  return (
    <button type="button" className="way-chip" aria-haspopup="dialog" onClick={() => open('way')}>
      <MapPin size={16} aria-hidden="true" />
      <span className="way-chip__text">
        <WayText />
      </span>
      <ChevronDown size={16} aria-hidden="true" />
    </button>
  )
}

/** The same as the server writes it into the header: a link, so that it works before any script. */
export function WayLink() {
  const { pathname } = useLocation()
  if (!offersWay(pathname)) return null
  return (
    <a className="way-chip" href="/?way=1" aria-haspopup="dialog">
      <MapPin size={16} aria-hidden="true" />
      <span className="way-chip__text">
        <WayText />
      </span>
      <ChevronDown size={16} aria-hidden="true" />
    </a>
  )
}
