import { useI18n } from '#ui/i18n.tsx'
import { ReservationList } from '../reservations/reservation-list.tsx'
import { useDeskTitle } from '../use-desk.ts'
import { useHouse } from '../use-house.ts'

export default function ReservationsRoute() {
  const { t } = useI18n()
  const { name } = useHouse()
  return (
    <>
      <title>{useDeskTitle(t('Reservations'), name)}</title>
      <ReservationList />
    </>
  )
}
