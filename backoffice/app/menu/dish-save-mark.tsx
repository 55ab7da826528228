import { CircleAlert, CloudUpload } from 'lucide-react'
import { Link } from 'react-router'
import type { ProductDocument } from '#contract/menu.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { documentPath } from '../documents/document-path.ts'
import { saveText } from '../documents/save-text.ts'
import type { Editing } from '../documents/use-saver.ts'

const isUnderway = new Set(['waiting', 'saving'])

/** Where the ticks of one dish are now, when they are not saved; what somebody has to decide is decided in its editor. */
export function DishSaveMark({ id, editing: { status } }: { id: string; editing: Editing<ProductDocument> }) {
  const i18n = useI18n()
  if (status === 'saved') return null
  const text = saveText(status, 'changed', i18n)
  if (isUnderway.has(status))
    return <CloudUpload className="matrix__mark" size={16} role="img" aria-label={text} />
  return (
    <Link
      className="matrix__mark matrix__mark--wrong"
      to={documentPath('product', id) ?? '/menu'}
      title={text}
    >
      <CircleAlert size={16} role="img" aria-label={text} />
    </Link>
  )
}
