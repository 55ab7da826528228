import { useI18n } from '#ui/i18n.tsx'
import { AllergensPage } from '../menu/allergens-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function AllergensRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Allergens of all dishes'), name)}</title>
      <AllergensPage />
    </>
  )
}
