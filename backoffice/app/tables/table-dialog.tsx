import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ConflictAnswer } from '../documents/conflict-answer.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { FormBar } from '../documents/form-bar.tsx'
import { useSaver } from '../documents/use-saver.ts'

/** Another name for a table; earlier orders keep the one they were placed under. It closes once it is saved. */
export function TableDialog({ entry, onClose }: { entry: EntryOf<'table'>; onClose: () => void }) {
  const { t } = useI18n()
  const editing = useSaver('table', entry, { onSaved: onClose })
  const { document: table, change, fields } = editing
  return (
    <Dialog
      open
      kind="small"
      onClose={onClose}
      title={t('Rename {name}', { name: entry.document.name })}
      closeLabel={t('Close')}
    >
      <form
        className="table-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          editing.flush()
        }}
      >
        <TextField
          label={t('Name')}
          hint={t('Earlier orders keep the name they were placed under.')}
          value={table.name}
          error={fields['name']?.[0]}
          onChange={({ target }) => change({ ...table, name: target.value })}
        />
        <ConflictAnswer editing={editing} nameOf={() => undefined} />
        <FormBar editing={editing} />
      </form>
    </Dialog>
  )
}
