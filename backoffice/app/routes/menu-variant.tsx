import { useParams } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { VariantEditor } from '../menu/variant-editor.tsx'
import { MenuEditor } from '../menu/menu-editor.tsx'
import { useDeskTitle } from '../restaurant/use-desk.ts'
import { useRestaurant } from '../restaurant/use-restaurant.ts'

export default function VariantRoute() {
  const { t } = useI18n()
  const { name } = useRestaurant()
  const { id = '' } = useParams()
  return (
    <>
      <title>{useDeskTitle(t('Menu'), name)}</title>
      <MenuEditor key={id} kind="variant" id={id}>
        {(props) => <VariantEditor key={id} {...props} />}
      </MenuEditor>
    </>
  )
}
