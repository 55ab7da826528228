import { EllipsisVertical } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import type { AreaActions } from './use-area-actions.ts'

type AreaMenuProps = { entry: EntryOf<'area'>; actions: AreaActions; onOpen: () => void }

/** What can be done with one area of the list. */
export function AreaMenu({ entry, actions, onOpen }: AreaMenuProps) {
  const { t } = useI18n()
  return (
    <MenuTrigger>
      <Button
        className="icon-button outline__more"
        aria-label={t('Actions for {name}', { name: entry.document.name })}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="popover-menu">
          <MenuItem onAction={onOpen}>{t('Edit')}</MenuItem>
          <MenuItem onAction={() => actions.copy(entry)}>{t('Copy')}</MenuItem>
          <MenuItem onAction={() => actions.remove(entry)}>{t('Remove')}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
