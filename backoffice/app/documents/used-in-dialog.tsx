import { Link } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { documentPath } from './document-path.ts'
import { settingName } from './setting-words.ts'

type UsedInDialogProps = {
  /** What still needs a document; undefined while there is nothing to say. */
  usedIn: readonly { kind: string; id: string; name: string; why?: string }[] | undefined
  /** Why it matters, where that is something else. */
  title?: string | undefined
  onClose: () => void
}

/** Why a document cannot be removed: what still needs it, each with the way there. */
export function UsedInDialog({ usedIn, title, onClose }: UsedInDialogProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={usedIn !== undefined}
      onClose={onClose}
      kind="small"
      title={title ?? t('This is still used elsewhere')}
      closeLabel={t('Close')}
    >
      <div className="used-in">
        {title === undefined && <p>{t('Take it out there first:')}</p>}
        <ul>
          {usedIn?.map(({ kind, id, name, why }) => (
            <li key={`${kind} ${id} ${name} ${why ?? ''}`}>
              <Link to={documentPath(kind, id) ?? '/menu'} onClick={onClose}>
                {kind === 'setting' ? settingName(id, t) : name}
              </Link>
              {why}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
