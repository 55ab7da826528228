import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { Edit } from './bulk-edits.ts'
import type { Bulk } from './use-bulk.ts'

type BulkDialogProps = {
  title: string
  /** What would be changed by what is entered so far. */
  edits: readonly Edit[]
  /** What is said when it was changed. */
  said: string
  bulk: Bulk
  onClose: () => void
  children: ReactNode
}

/** Changes several dishes at once by what is entered in it. */
export function BulkDialog({ title, edits, said, bulk, onClose, children }: BulkDialogProps) {
  const { t } = useI18n()
  async function apply(): Promise<void> {
    if (edits.length > 0 && (await bulk.apply(edits, said))) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('Close')}
      footer={
        <Button unavailable={edits.length === 0} busy={bulk.isBusy} onClick={() => void apply()}>
          {t('Change {count, plural, one {# dish} other {# dishes}}', { count: edits.length })}
        </Button>
      }
    >
      <div className="bulk-form">{children}</div>
    </Dialog>
  )
}
