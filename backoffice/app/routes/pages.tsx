import { useI18n } from '#ui/i18n.tsx'
import { PagesPage } from '../content/pages-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function PagesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Pages'), name)}</title>
      <PagesPage />
    </>
  )
}
