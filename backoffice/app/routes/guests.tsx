import { useI18n } from '#ui/i18n.tsx'
import { GuestsPage } from '../guests/guests-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function GuestsRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Customers'), name)}</title>
      <GuestsPage />
    </>
  )
}
