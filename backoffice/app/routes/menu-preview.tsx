import { useI18n } from '#ui/i18n.tsx'
import { PreviewPage } from '../publishing/preview-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function PreviewRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Preview'), name)}</title>
      <PreviewPage />
    </>
  )
}
