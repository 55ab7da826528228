import { useI18n } from '#ui/i18n.tsx'
import { LanguagesPage } from '../content/languages-page.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function LanguagesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Languages'), name)}</title>
      <LanguagesPage />
    </>
  )
}
