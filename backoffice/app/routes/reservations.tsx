import { useI18n } from '#ui/i18n.tsx'
import { ReservationList } from '../reservations/reservation-list.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function ReservationsRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Reservations'), name)}</title>
      <ReservationList />
    </>
  )
}
