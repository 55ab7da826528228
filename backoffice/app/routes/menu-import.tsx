import { useI18n } from '#ui/i18n.tsx'
import { ImportPage } from '../menu/import-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function ImportRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Import a menu'), name)}</title>
      <ImportPage />
    </>
  )
}
