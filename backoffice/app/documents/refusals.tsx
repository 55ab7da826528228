import { Link } from 'react-router'
import { useI18n } from '#ui/i18n.tsx'
import { documentPath } from './document-path.ts'
import type { SaverState } from './document-saver.ts'
import { settingName } from './setting-words.ts'

type RefusalsProps = Pick<SaverState<object>, 'fields' | 'usedIn'> & {
  /** The fields whose messages stand beside them. */
  isShown: (field: string) => boolean
}

/** What the server refuses and no field shows. */
export function Refusals({ fields, usedIn, isShown }: RefusalsProps) {
  const { t } = useI18n()
  const others = Object.entries(fields).filter(([field]) => !isShown(field))
  if (others.length + usedIn.length === 0) return null
  return (
    <div className="editor__refused" role="alert">
      <ul>
        {others.map(([field, messages]) => (
          <li key={field}>
            {messages[0]} <span className="editor__field">({field})</span>
          </li>
        ))}
        {usedIn.length > 0 && <li>{t('This is still used elsewhere')}:</li>}
        {usedIn.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            <Link to={documentPath(kind, id) ?? '/menu'}>
              {kind === 'setting' ? settingName(id, t) : name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
