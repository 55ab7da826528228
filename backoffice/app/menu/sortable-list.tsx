import { type ReactNode, use } from 'react'
import { GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { DragHandle } from '../documents/drag-handle.tsx'
import { IsReadOnly } from '../documents/shared-fields.tsx'
import type { Move } from './move.ts'

type Row = { id: string; name: string; href?: string | undefined }

type SortableListProps<One extends Row> = {
  label: string
  rows: readonly One[]
  onMove: (move: Move) => void
  /** What a row shows after its handle. */
  children: (row: One) => ReactNode
  /** The row that is shown elsewhere; left out where rows are not chosen. */
  chosen?: string | undefined
  onChoose?: (id: string) => void
}

/** A list in an order of its own: sorted by drag, by touch and by keyboard. */
export function SortableList<One extends Row>(props: SortableListProps<One>) {
  const { label, rows, onMove, children, chosen, onChoose } = props
  const isReadOnly = use(IsReadOnly)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => rows.filter(({ id }) => keys.has(id)).map(({ name }) => ({ 'text/plain': name })),
    onReorder: ({ keys, target }) =>
      onMove({
        ids: [...keys].map(String),
        target: String(target.key),
        place: target.dropPosition === 'before' ? 'before' : 'after',
      }),
  })
  return (
    <GridList
      className="sortable-list"
      aria-label={label}
      {...(!isReadOnly && { dragAndDropHooks })}
      {...(onChoose && {
        selectionMode: 'single' as const,
        selectionBehavior: 'replace' as const,
        disallowEmptySelection: true,
        selectedKeys: chosen === undefined ? [] : [chosen],
        onSelectionChange: (keys: 'all' | Set<string | number>) => {
          const [id] = keys === 'all' ? [] : keys
          if (id !== undefined) onChoose(String(id))
        },
      })}
    >
      {rows.map((row) => (
        <GridListItem
          key={row.id}
          id={row.id}
          textValue={row.name}
          className="sortable-list__row"
          {...(row.href !== undefined && { href: row.href })}
        >
          {!isReadOnly && <DragHandle name={row.name} />}
          {children(row)}
        </GridListItem>
      ))}
    </GridList>
  )
}
