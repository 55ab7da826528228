import { Pencil, RefreshCw, X } from 'lucide-react'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'

type TableRowProps = {
  entry: EntryOf<'table'>
  isBusy: boolean
  onEdit: () => void
  onRenew: () => void
  onRemove: () => void
}

/** One table with its code, and what can be done with it. */
export function TableRow({ entry, isBusy, onEdit, onRenew, onRemove }: TableRowProps) {
  const { t } = useI18n()
  const { name, code } = entry.document
  return (
    <li>
      <p>
        <strong>{name}</strong>
        <code>{code}</code>
      </p>
      <IconButton
        label={t('Rename {name}', { name })}
        icon={<Pencil size={18} aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton
        label={t('New code for {name}', { name })}
        icon={<RefreshCw size={18} aria-hidden="true" />}
        unavailable={isBusy}
        onClick={onRenew}
      />
      <IconButton
        label={t('Remove: {name}', { name })}
        icon={<X size={18} aria-hidden="true" />}
        unavailable={isBusy}
        onClick={onRemove}
      />
    </li>
  )
}
