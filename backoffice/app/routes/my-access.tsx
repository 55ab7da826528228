import { useI18n } from '#ui/i18n.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { MyAccessPage } from '../staff/my-access-page.tsx'

export default function MyAccessRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('My access'), name)}</title>
      <MyAccessPage />
    </>
  )
}
