import { Plus } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'
import type { MenuEntries } from './use-menu.ts'
import type { MenuActions } from './use-menu-actions.ts'

/** A combo begins with dishes that are sold. */
const canAddCombo = ({ products }: MenuEntries): boolean =>
  products.some(({ state, document }) => state !== 'deleted' && document.sizes.length > 0)

/** What can be added to the menu: a dish to the last category, a category, a combo. */
export function NewMenu({ menu, actions }: { menu: MenuEntries; actions: MenuActions }) {
  const { t } = useI18n()
  const category = menu.categories.findLast(({ state }) => state !== 'deleted')
  return (
    <MenuTrigger>
      <Button className="button button--primary" isPending={actions.isBusy}>
        <Plus size={20} aria-hidden="true" />
        {t('Add')}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="popover-menu">
          <MenuItem onAction={actions.addCategory}>{t('New category')}</MenuItem>
          {category && (
            <MenuItem onAction={() => actions.addProduct(category.id)}>
              {t('New dish in {category}', { category: category.document.name })}
            </MenuItem>
          )}
          <MenuItem href="/menu/import">{t('Import a menu')}</MenuItem>
          {canAddCombo(menu) && <MenuItem onAction={() => actions.addCombo(menu)}>{t('New combo')}</MenuItem>}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
