import { Pencil, RefreshCw, X } from 'lucide-react'
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { IconButton } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { DragHandle } from '../documents/drag-handle.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { orderAfter } from '../documents/position-changes.ts'
import type { TableActions } from './use-table-actions.ts'

type TableListProps = {
  /** What the tables are called together. */
  name: string
  tables: readonly EntryOf<'table'>[]
  actions: TableActions
  onEdit: (entry: EntryOf<'table'>) => void
}

/** The tables of a branch in the order in which they are printed: sorted by drag, by touch and by keyboard. */
export function TableList({ name, tables, actions, onEdit }: TableListProps) {
  const { t } = useI18n()
  const ids = tables.map(({ id }) => id)
  const nameOf = (id: string) => tables.find((one) => one.id === id)?.document.name ?? ''
  const isSortable = tables.length > 1
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder({ keys, target: { key, dropPosition } }) {
      const place = dropPosition === 'before' ? 'before' : 'after'
      void actions.order(tables, orderAfter(ids, new Set([...keys].map(String)), String(key), place))
    },
  })
  return (
    <GridList
      // A list begins to be sorted, or ends, only as another one.
      key={String(isSortable)}
      className="tables"
      aria-label={name}
      layout="grid"
      selectionMode="none"
      keyboardNavigationBehavior="tab"
      {...(isSortable && { dragAndDropHooks })}
    >
      {tables.map((entry) => {
        const { id, document } = entry
        return (
          <GridListItem key={id} id={id} textValue={document.name} className="tables__table">
            {isSortable && <DragHandle name={document.name} />}
            <p>
              <strong>{document.name}</strong>
              <code>{document.code}</code>
            </p>
            <IconButton
              label={t('Rename {name}', { name: document.name })}
              icon={<Pencil size={18} aria-hidden="true" />}
              onClick={() => onEdit(entry)}
            />
            <IconButton
              label={t('New code for {name}', { name: document.name })}
              icon={<RefreshCw size={18} aria-hidden="true" />}
              unavailable={actions.isBusy}
              onClick={() => void actions.renew(entry)}
            />
            <IconButton
              label={t('Remove: {name}', { name: document.name })}
              icon={<X size={18} aria-hidden="true" />}
              unavailable={actions.isBusy}
              onClick={() => void actions.remove(entry)}
            />
          </GridListItem>
        )
      })}
    </GridList>
  )
}
