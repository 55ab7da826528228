import { Utensils } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { forgetTable, storeTable, type StoredTable, useStoredTableId } from './stored-table.ts'
import { useScannedTable } from './use-scanned-table.ts'

type TableNoteProps = {
  /** The table of this guest; null at no table, undefined while unknown. */
  table: StoredTable | null | undefined
  onSeated(): Promise<unknown>
  onLeave(): Promise<void>
}

/** Says at which table one sits, above everything, and how to leave it. It takes no place from the page. */
export function TableNote({ table, onSeated, onLeave }: TableNoteProps) {
  const { t } = useI18n()
  const [isLeaving, setIsLeaving] = useState(false)
  useScannedTable(onSeated)
  // Flushing the cart fires no event here; the next page reads the storage anew.
  useLocation()
  const isSeated = useStoredTableId() === table?.id
  useEffect(() => {
    if (table === null) forgetTable()
  }, [table])
  if (!table) return null
  const leave = async () => {
    setIsLeaving(true)
    await onLeave()
    setIsLeaving(false)
  }
  return (
    <aside className="table-note" aria-label={t('Your table')}>
      <Utensils size={18} aria-hidden="true" />
      {isSeated ? (
        <strong className="table-note__name">{table.name}</strong>
      ) : (
        <Button look="quiet" onClick={() => storeTable(table)}>
          {t('Order again at {table}', { table: table.name })}
        </Button>
      )}
      <Button look="quiet" busy={isLeaving} onClick={() => void (isLeaving || leave())}>
        {t('Leave table')}
      </Button>
    </aside>
  )
}
