import { useI18n } from '#ui/i18n.tsx'
import { MailList } from '../notifications/mail-list.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function MailsRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Mails'), name)}</title>
      <MailList />
    </>
  )
}
