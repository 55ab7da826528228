import { HoursPage } from '../hours/hours-page.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function HoursRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Opening hours'), name)}</title>
      <HoursPage />
    </>
  )
}
