import { Check } from 'lucide-react'
import { useI18n } from '#ui/i18n.tsx'
import { focusOn } from './focus-on.ts'

/** Something that a press has found; `anchor` is the id of the place on the page where it is mended. */
export type ListedIssue = { anchor: string; message: string; isDone: boolean }

/** What is missing, with a link to each place; what is done meanwhile stays, ticked (ux.md A-26). */
export function IssueList({ issues }: { issues: readonly ListedIssue[] }) {
  const { t } = useI18n()
  return (
    <ul>
      {issues.map(({ anchor, message, isDone }) => (
        <li key={anchor + message} className={isDone ? 'issues__done' : undefined}>
          <a
            href={`#${anchor}`}
            onClick={(event) => {
              event.preventDefault()
              focusOn(anchor)
            }}
          >
            {message}
          </a>
          {isDone && (
            <span>
              <Check size={18} aria-hidden="true" /> <span className="visually-hidden">{t('Done')}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
