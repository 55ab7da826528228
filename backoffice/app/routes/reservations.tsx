import { useWords } from '#ui/i18n.tsx'
import { ReservationList } from '../reservations/reservation-list.tsx'
import { useDeskTitle } from '../use-desk.ts'
import { useHouse } from '../use-house.ts'

export default function ReservationsRoute() {
  const { t } = useWords()
  const { name } = useHouse()
  return (
    <>
      <title>{useDeskTitle(t('Reservations'), name)}</title>
      <ReservationList />
    </>
  )
}
