import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { GuestScreen } from '../guests/guest-screen.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function GuestRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Guest'), name)}</title>
      <GuestScreen key={id} id={id} />
    </>
  )
}
