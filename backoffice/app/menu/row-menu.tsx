import { EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'

/** When a menu that closes is gone. */
const CLOSED_MS = 50

type RowMenuProps = {
  name: string
  isDeleted: boolean
  /** Adds a dish to a category. */
  onAdd?: () => void
  onCopy?: () => void
  onRemove: () => void
  /** Takes the removal back. */
  onRestore: () => void
}

/** What can be done with one row of the outline. */
export function RowMenu({ name, isDeleted, onAdd, onCopy, onRemove, onRestore }: RowMenuProps) {
  const { t } = useI18n()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    // The outline takes the focus to the row when the menu is gone; there the next Enter would lead away.
    <MenuTrigger onOpenChange={(isOpen) => !isOpen && setTimeout(() => opener.current?.focus(), CLOSED_MS)}>
      <Button
        ref={opener}
        className="icon-button outline__more"
        aria-label={t('Actions for {name}', { name })}
      >
        <EllipsisVertical size={20} aria-hidden="true" />
      </Button>
      <Popover className="popover" placement="bottom end">
        {isDeleted ? (
          <Menu className="popover-menu">
            <MenuItem onAction={onRestore}>{t('Restore')}</MenuItem>
          </Menu>
        ) : (
          <Menu className="popover-menu">
            {onAdd && <MenuItem onAction={onAdd}>{t('New dish here')}</MenuItem>}
            {onCopy && <MenuItem onAction={onCopy}>{t('Copy')}</MenuItem>}
            <MenuItem onAction={onRemove}>{t('Remove')}</MenuItem>
          </Menu>
        )}
      </Popover>
    </MenuTrigger>
  )
}
