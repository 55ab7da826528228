import { useI18n } from '#ui/i18n.tsx'
import { SharedPage } from '../menu/shared-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function SharedRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Choices and extras'), name)}</title>
      <SharedPage />
    </>
  )
}
