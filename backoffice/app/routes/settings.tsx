import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'
import { SettingsPage } from '../settings/settings-page.tsx'
import { DemoCard } from '../setup/demo-card.tsx'

export default function SettingsRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { group } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Settings'), name)}</title>
      <SettingsPage group={group}>{!group && <DemoCard />}</SettingsPage>
    </>
  )
}
