import { useEffect, useRef } from 'react'
import { useI18n } from '#ui/i18n.tsx'
import { IssueList } from '../form/issue-list.tsx'
import type { FieldIssue } from './field-issues.ts'
import { summaryEntries } from './summary-entries.ts'
import type { FieldMessages } from './field-errors.ts'

type ErrorSummaryProps = {
  /** What the last press on the order button found. */
  issues: readonly FieldIssue[]
  /** What is still wrong by now. */
  open: readonly FieldIssue[]
  /** What is shown at the fields now, which may come from the server alone. */
  shown: FieldMessages
}

/** What is missing, with a link to each place; it takes the focus after the order button was pressed (ux.md A-26). */
export function ErrorSummary({ issues, open, shown }: ErrorSummaryProps) {
  const { t } = useI18n()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (issues.length > 0) box.current?.focus()
  }, [issues])
  const entries = summaryEntries(issues, { open, shown })
  if (entries.length === 0) return null
  const left = entries.filter(({ isDone }) => !isDone).length
  return (
    <div className="issues" ref={box} tabIndex={-1} role="group" aria-labelledby="issues-title">
      <h2 id="issues-title">
        {left > 0
          ? t('{count, plural, one {One thing is missing} other {# things are missing}}', { count: left })
          : t('Nothing of this is missing any more')}
      </h2>
      <IssueList issues={entries} />
    </div>
  )
}
