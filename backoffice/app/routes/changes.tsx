import { useI18n } from '#ui/i18n.tsx'
import { ChangesPage } from '../publishing/changes-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function ChangesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Changes'), name)}</title>
      <ChangesPage />
    </>
  )
}
