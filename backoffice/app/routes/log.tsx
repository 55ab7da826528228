import { useI18n } from '#ui/i18n.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { ChangesPage } from '../staff/changes-page.tsx'

export default function ChangesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Log'), name)}</title>
      <ChangesPage />
    </>
  )
}
