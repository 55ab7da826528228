import { useI18n } from '#ui/i18n.tsx'
import { MessageList } from '../content/message-list.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function MessagesRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  return (
    <>
      <title>{useDeskTitle(t('Messages'), name)}</title>
      <MessageList />
    </>
  )
}
