import { useI18n } from '#ui/i18n.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { StartPage } from '../setup/start-page.tsx'

export default function StartRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Set up the shop'), name)}</title>
      <StartPage />
    </>
  )
}
