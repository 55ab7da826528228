import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { ComboEditor } from '../menu/combo-editor.tsx'
import { MenuEditor } from '../menu/menu-editor.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function ComboRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Menu'), name)}</title>
      <MenuEditor key={id} kind="combo" id={id}>
        {(props) => <ComboEditor key={id} {...props} />}
      </MenuEditor>
    </>
  )
}
