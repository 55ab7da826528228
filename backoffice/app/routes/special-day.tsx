import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { SpecialDayScreen } from '../hours/special-day-screen.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function SpecialDayRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Special day'), name)}</title>
      <SpecialDayScreen key={id} id={id} />
    </>
  )
}
