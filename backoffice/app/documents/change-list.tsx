import type { DocumentChange } from '#contract/publishing.staff.ts'
import { useI18n } from '#ui/i18n.tsx'
import { changeWords } from './change-words.ts'
import { ShownValue } from './shown-value.tsx'
import { settingChangeWords } from './setting-words.ts'

/** What is done to one document, field by field: `groß: 16,90 € → 17,50 €`. */
export function ChangeList({ change }: { change: DocumentChange }) {
  const i18n = useI18n()
  if (change.state === 'deleted') return null
  return (
    <ul className="change-list">
      {change.changes.map((one) => {
        const { label, before, after } =
          change.kind === 'setting' ? settingChangeWords(change.id, one, i18n) : changeWords(one, i18n)
        return (
          <li key={`${one.field} ${one.part ?? ''} ${one.language ?? ''}`}>
            <span className="change-list__label">{label}:</span>{' '}
            {change.state !== 'new' && before !== '' && (
              <>
                <del>
                  <ShownValue field={one.field} value={one.before} words={before} />
                </del>{' '}
                <span aria-hidden="true">→</span>{' '}
              </>
            )}
            <ins>
              <ShownValue field={one.field} value={one.after} words={after} />
            </ins>
          </li>
        )
      })}
    </ul>
  )
}
