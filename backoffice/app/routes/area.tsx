import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { AreaScreen } from '../delivery/area-screen.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function AreaRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Delivery area'), name)}</title>
      <AreaScreen key={id} id={id} />
    </>
  )
}
