import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../account/session.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { AddressFirstSlot } from './address-first-slot.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { ConsentLayer } from './consent-layer.tsx'
import { LastOrderSlot } from './last-order-slot.tsx'
import { LanguageOfferNote } from './language-offer-note.tsx'
import { useMissingPage } from './missing-page.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { PageDialog } from './page-dialog.tsx'
import { usePaymentReturn } from './payment-return.ts'
import { useFollowContent } from './use-follow-content.ts'
import { PopupPage } from './popup-page.tsx'
import { TableReservation } from './table-reservation.tsx'
import { useServiceWorker } from './use-service-worker.ts'
import { Waiting } from './waiting.tsx'
import { WaySlot } from './way-slot.tsx'
import { useWorkingHours } from './working-hours.ts'

/** What no first frame needs: overlays, notices and announcements. */
export function ShellExtras() {
  const { page, close } = useOverlay()
  useSessionMark()
  useSignOutOfFooter()
  useMissingPage()
  usePaymentReturn()
  useInactiveGuard()
  useServiceWorker()
  useFollowContent()
  return (
    <>
      <OfflineBanner />
      <LastOrderSlot />
      <AddressFirstSlot />
      <Waiting />
      <PageDialog page={page} onClose={close} />
      <PopupPage />
      <TableReservation />
      <WaySlot />
      <AlertDialog />
      <ConsentLayer />
      <LanguageOfferNote />
    </>
  )
}

/** Shows and hides what the server wrote for guests and for users, by `data-session` on the document. */
function useSessionMark(): void {
  const { user } = useSession()
  const who = user ? (user.table ? 'table' : 'user') : 'guest'
  useEffect(() => void (document.documentElement.dataset.session = who), [who])
}

/** The server rendered the button into the footer, for signed-in guests. */
function useSignOutOfFooter(): void {
  const { signOut } = useSession()
  useEffect(() => {
    const press = (event: MouseEvent) => {
      if ((event.target as Element).closest?.('[data-sign-out]')) void signOut()
    }
    document.addEventListener('click', press)
    return () => document.removeEventListener('click', press)
  }, [signOut])
}

/** A menu that was opened before the restaurant went out of service leads to its notice too (spec 2, guard 2). */
function useInactiveGuard(): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isInactive = useWorkingHours()?.isActive === false
  useEffect(() => {
    if (isInactive && pathname === '/') void navigate('/unavailable', { replace: true })
  }, [isInactive, pathname, navigate])
}
