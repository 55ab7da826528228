import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { OnePage } from '../content/page-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function PageRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Pages'), name)}</title>
      <OnePage key={id} id={id} />
    </>
  )
}
