import { useI18n } from '#ui/i18n.tsx'
import { SalesPage } from '../reports/sales-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function ReportsRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Sales'), name)}</title>
      <SalesPage />
    </>
  )
}
