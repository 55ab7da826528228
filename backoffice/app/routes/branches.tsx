import { useI18n } from '#ui/i18n.tsx'
import { BranchesPage } from '../branches/branches-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function BranchesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Branches'), name)}</title>
      <BranchesPage />
    </>
  )
}
