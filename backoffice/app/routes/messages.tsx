import { useI18n } from '#ui/i18n.tsx'
import { MessageList } from '../content/message-list.tsx'
import { useDeskTitle } from '../use-desk.ts'
import { useHouse } from '../use-house.ts'

export default function MessagesRoute() {
  const { t } = useI18n()
  const { name } = useHouse()
  return (
    <>
      <title>{useDeskTitle(t('Messages'), name)}</title>
      <MessageList />
    </>
  )
}
