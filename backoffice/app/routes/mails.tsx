import { useI18n } from '#ui/i18n.tsx'
import { MailList } from '../notifications/mail-list.tsx'
import { useDeskTitle } from '../use-desk.ts'
import { useHouse } from '../use-house.ts'

export default function MailsRoute() {
  const { t } = useI18n()
  const { name } = useHouse()
  return (
    <>
      <title>{useDeskTitle(t('Mails'), name)}</title>
      <MailList />
    </>
  )
}
