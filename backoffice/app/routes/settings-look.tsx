import { useI18n } from '#ui/i18n.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { LookPage } from '../settings/look/look-page.tsx'

export default function LookRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Look of the shop'), name)}</title>
      <LookPage />
    </>
  )
}
