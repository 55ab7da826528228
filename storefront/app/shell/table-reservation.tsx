import { useMemo } from 'react'
import { useSession } from '../account/session.ts'
import { ReservationOverlay } from '../reservations/reservation-overlay.tsx'

/** Signed-in guests need not enter their contact details again (ux.md A-29). */
export function TableReservation() {
  const { user } = useSession()
  const person = useMemo(
    () => (user && !user.table ? { name: user.name, email: user.email, phone: user.phone } : undefined),
    [user],
  )
  return <ReservationOverlay person={person} />
}
