import { lazy, Suspense, useEffect, useState, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '../account/session.ts'
import { orderToAnnounce } from '../orders/awaited-approval.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { AlertDialog } from './alert-dialog.tsx'
import { ConsentLayer } from './consent-layer.tsx'
import { LastOrderSlot } from './last-order-slot.tsx'
import { LanguageOfferNote } from './language-offer-note.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { PageDialog } from './page-dialog.tsx'
import { usePaymentReturn } from './payment-return.ts'
import { settlePaidCart } from './settle-paid-cart.ts'
import { useFollowContent } from './use-follow-content.ts'
import { PopupPage } from './popup-page.tsx'
import { useServiceWorker } from './use-service-worker.ts'
import { Waiting } from './waiting.tsx'
import { WaySlot } from './way-slot.tsx'
import { useWorkingHours } from './working-hours.ts'
import { createPortal } from 'react-dom'
import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { isFromUnknownPage, MISSING_COOKIE } from '../navigation/unknown-page.ts'
import { ReservationOverlay } from '../reservations/reservation-overlay.tsx'

/** What no first frame needs: overlays, notices and announcements. */
export function ShellExtras() {
  const { page, close } = useOverlay()
  useSessionMark()
  useSignOutOfFooter()
  useMissingPage()
  usePaymentReturn()
  useEffect(() => void settlePaidCart(), [])
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
      <Approval />
    </>
  )
}

/**
 * Shows and hides what the server wrote for guests and for users, by `data-session` on the document. Until it is known who is
 * there, what the head has found out stays: nothing moves under a press.
 */
function useSessionMark(): void {
  const { user } = useSession()
  const who = user ? (user.table ? 'table' : 'user') : 'guest'
  useEffect(() => {
    if (user !== undefined) document.documentElement.dataset.session = who
  }, [user, who])
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

const AddressFirst = lazyOnInteraction(() =>
  import('../delivery/address-first.tsx').then((module) => module.AddressFirst),
)

/** Puts the question for the address where the home page has kept a place for it: so it costs nothing where it is off. */
function AddressFirstSlot() {
  const { pathname } = useLocation()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => setSlot(document.getElementById('address-first')), [pathname])
  return slot && createPortal(<AddressFirst wanted />, slot)
}

/** Says why the guest is on the home page when the address led nowhere (ux.md 1.12). */
function useMissingPage(): void {
  const { t } = useI18n()
  const { key } = useLocation()
  useEffect(() => {
    if (!isFromUnknownPage()) return
    document.cookie = `${MISSING_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`
    showToast({ tone: 'info', text: t('Page not found'), duration: TOAST_MS })
  }, [key, t])
}

/** Signed-in guests need not enter their contact details again (ux.md A-29). */
function TableReservation() {
  const { user } = useSession()
  const person = useMemo(
    () => (user && !user.table ? { name: user.name, email: user.email, phone: user.phone } : undefined),
    [user],
  )
  return <ReservationOverlay person={person} />
}

const ApprovalNews = lazy(async () => ({
  default: (await import('../orders/approval-news.tsx')).ApprovalNews,
}))

/** What the restaurant says to an order of this tab. */
function Approval() {
  const { pathname } = useLocation()
  const token = orderToAnnounce(pathname)
  return (
    token !== '' && (
      <Suspense>
        <ApprovalNews token={token} />
      </Suspense>
    )
  )
}
