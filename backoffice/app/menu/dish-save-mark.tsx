import { CircleAlert, CloudUpload } from 'lucide-react'
import { Link } from 'react-router'
import type { ProductDocument } from '#contract/menu.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { documentPath } from '../documents/document-path.ts'
import type { Editing } from '../documents/use-saver.ts'

const isUnderway = new Set(['waiting', 'saving'])

/** Where the ticks of one dish are now, when they are not saved; what somebody has to decide is decided in its editor. */
export function DishSaveMark({ id, editing: { status } }: { id: string; editing: Editing<ProductDocument> }) {
  const { t } = useI18n()
  if (status === 'saved') return null
  if (isUnderway.has(status))
    return <CloudUpload className="matrix__mark" size={16} role="img" aria-label={t('Saving …')} />
  const text =
    status === 'offline'
      ? t('Offline. It is kept on this device and sent as soon as there is a connection.')
      : status === 'conflict'
        ? t('Somebody else has changed this in the meantime')
        : status === 'forbidden'
          ? t('You are not allowed to change this. What you have typed is kept on this device.')
          : t('It could not be saved. It is kept on this device, and we keep trying.')
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
