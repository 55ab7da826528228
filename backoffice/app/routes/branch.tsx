import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { BranchScreen } from '../branches/branch-screen.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function BranchRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Branch'), name)}</title>
      <BranchScreen key={id} id={id} />
    </>
  )
}
