import { useI18n } from '#ui/i18n.tsx'
import { AreasPage } from '../delivery/areas-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function AreasRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Delivery areas'), name)}</title>
      <AreasPage />
    </>
  )
}
