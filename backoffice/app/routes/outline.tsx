import { useI18n } from '#ui/i18n.tsx'
import { OutlinePage } from '../menu/outline-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function OutlineRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Menu'), name)}</title>
      <OutlinePage />
    </>
  )
}
