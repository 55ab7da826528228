import { lazyOnInteraction } from '../loading/lazy-on-interaction.ts'
import { isOn } from '../shop/shop.ts'
import { useOverlay } from '../navigation/stay-on-page.ts'
import { useShop } from '../shop/use-shop.ts'
import type { Person } from './use-reservation.ts'

const LazyReservationDialog = lazyOnInteraction(() =>
  import('./lazy-reservation-dialog.tsx').then((module) => module.LazyReservationDialog),
)

/**
 * The one place where the reservation opens above the page; stands once in the shell, and shows nothing where no
 * reservations are taken (spec 2). `person` is who is signed in, so that nothing is typed twice (ux.md A-29).
 */
export function ReservationOverlay({ person }: { person?: Person | undefined }) {
  const { reservation, close } = useOverlay()
  if (!isOn(useShop(), 'RESERVATION_ENABLED')) return null
  return <LazyReservationDialog wanted={reservation} isOpen={reservation} onClose={close} person={person} />
}
