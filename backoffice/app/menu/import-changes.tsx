import type { DocumentChange } from '#contract/publishing.staff.ts'
import type { Question } from '#domain/menu/spreadsheet/questions.ts'
import { questionTexts } from '#domain/menu/spreadsheet/questions.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { ChangeList } from '../documents/change-list.tsx'
import { DocumentTitle } from '../documents/document-title.tsx'

/** What a file changes, and what of it is unclear. */
export type ReadFile = {
  name: string
  changes: readonly DocumentChange[]
  questions: readonly Question[]
  /** Columns that mean nothing here. */
  unread: readonly string[]
}

type ImportChangesProps = { read: ReadFile; isBusy: boolean; onTake: () => void }

/** Every change that a file brings, before it is drafted. */
export function ImportChanges({
  read: { name, changes, questions, unread },
  isBusy,
  onTake,
}: ImportChangesProps) {
  const { t } = useI18n()
  return (
    <>
      <div className="edit-card import-sum" role="status">
        <p>
          <strong>{name}</strong>
          {' · '}
          {changes.length === 0
            ? t('Nothing differs from the menu as it is')
            : t('{count, plural, one {# change} other {# changes}}', { count: changes.length })}
        </p>
        {unread.length > 0 && (
          <p className="edit-card__hint">
            {t('These columns mean nothing here: {columns}', { columns: unread.join(', ') })}
          </p>
        )}
      </div>
      {questions.length > 0 && (
        <section className="edit-card" aria-labelledby="import-questions">
          <h2 id="import-questions">{t('Unclear, and left as it is')}</h2>
          <p className="edit-card__hint">
            {t('Answer these in the file and open it again; the rest can be taken over now.')}
          </p>
          <ul className="import-left">
            {questions.map(({ row, column, kind, params }) => (
              <li key={`${row} ${column} ${kind} ${params['code'] ?? ''}`}>
                <small>{t('Row {row}, {column}', { row, column })}</small> {t(questionTexts[kind], params)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <ul className="draft-list">
          {changes.map((change) => (
            <li key={`${change.kind} ${change.id}`} className="draft">
              <div className="draft__head">
                <DocumentTitle change={change} />
              </div>
              <ChangeList change={change} />
            </li>
          ))}
        </ul>
      )}
      <div className="form-bar">
        <p>{t('{count, plural, one {# change} other {# changes}}', { count: changes.length })}</p>
        <Button
          busy={isBusy}
          unavailable={changes.length === 0}
          onClick={() => changes.length > 0 && onTake()}
        >
          {t('Take over as drafts')}
        </Button>
      </div>
    </>
  )
}
