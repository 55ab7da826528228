import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { NoticeEditor } from '../menu/notice-editor.tsx'
import { MenuEditor } from '../menu/menu-editor.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function NoticeRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Menu'), name)}</title>
      <MenuEditor key={id} kind="notice" id={id}>
        {(props) => <NoticeEditor key={id} {...props} />}
      </MenuEditor>
    </>
  )
}
