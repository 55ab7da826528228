import { useI18n } from '#ui/i18n.tsx'
import { NoticesPage } from '../menu/notices-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function NoticesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Allergens and additives'), name)}</title>
      <NoticesPage />
    </>
  )
}
