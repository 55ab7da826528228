import { GripVertical } from 'lucide-react'
import { Button } from 'react-aria-components'
import { useI18n } from '#ui/i18n.tsx'

/** By what a row of a sortable list is dragged, or moved with the keyboard. */
export function DragHandle({ name }: { name: string }) {
  const { t } = useI18n()
  return (
    <Button slot="drag" className="drag-handle" aria-label={t('Move {name}', { name })}>
      <GripVertical size={18} aria-hidden="true" />
    </Button>
  )
}
