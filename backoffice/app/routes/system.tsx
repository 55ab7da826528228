import { useI18n } from '#ui/i18n.tsx'
import { SystemPage } from '../operations/system-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function SystemRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('System'), name)}</title>
      <SystemPage />
    </>
  )
}
