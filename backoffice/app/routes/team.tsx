import { useI18n } from '#ui/i18n.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { TeamPage } from '../staff/team-page.tsx'

export default function TeamRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Team'), name)}</title>
      <TeamPage />
    </>
  )
}
