import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../account/session.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { AddressFirstSlot } from './address-first-slot.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { ConsentLayer } from './consent-layer.tsx'
import { useMissingPage } from './missing-page.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { PageDialog } from './page-dialog.tsx'
import { usePaymentReturn } from './payment-return.ts'
import { PopupPage } from './popup-page.tsx'
import { TableReservation } from './table-reservation.tsx'
import { Waiting } from './waiting.tsx'
import { useWorkingHours } from './working-hours.ts'

/** What no first frame needs: everything that opens, appears or is told by itself. */
export function ShellExtras() {
  const { page, close } = useOverlay()
  useSessionMark()
  useMissingPage()
  usePaymentReturn()
  useInactiveGuard()
  return (
    <>
      <OfflineBanner />
      <AddressFirstSlot />
      <Waiting />
      <PageDialog page={page} onClose={close} />
      <PopupPage />
      <TableReservation />
      <AlertDialog />
      <ConsentLayer />
    </>
  )
}

/** Shows and hides what the server wrote for guests and for users, by `data-session` on the document. */
function useSessionMark(): void {
  const { user } = useSession()
  const who = user ? (user.table ? 'table' : 'user') : 'guest'
  useEffect(() => void (document.documentElement.dataset.session = who), [who])
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
