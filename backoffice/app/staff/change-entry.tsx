import type { StaffChange } from '#contract/staff-changes.ts'
import { changedFields } from '#domain/staff/changed-fields.ts'
import { useI18n } from '#ui/i18n.tsx'
import { logSubject, logWords } from './log-words.ts'
import { useKindNames } from './use-kind-names.ts'

/** So many fields stand in the line itself. */
const FEW = 3
/** A field with both its values as people read them. */
type LoggedField = { label: string; before: string; after: string }

/** Neither created nor removed: a sign-in happens. */
const SIGN_INS = new Set(['session', 'refused-sign-in'])

type ChangeEntryProps = {
  change: StaffChange
  /** The names behind ids. */
  nameOf: (id: string) => string | undefined
}

/** One line of the log; what differs is listed with before and after. */
export function ChangeEntry({ change, nameOf }: ChangeEntryProps) {
  const i18n = useI18n()
  const { t, date } = i18n
  const kinds = useKindNames()
  const { subject, member, at, device } = change
  const fields = changedFields(change.before, change.after).map((field) =>
    logWords(subject, field, i18n, nameOf),
  )
  const verb = change.before === null ? t('created') : change.after === null ? t('removed') : t('changed')
  return (
    <li className="log-entry">
      <p className="log-entry__what">
        <strong>{kinds[subject.kind] ?? subject.kind}</strong> {logSubject(subject, t, nameOf)}
        {!SIGN_INS.has(subject.kind) && <span className="row__mark">{verb}</span>}
      </p>
      {fields.length > FEW ? <FieldTable fields={fields} /> : <FieldList fields={fields} />}
      <p className="entry__time">
        {date(at, { dateStyle: 'medium', timeStyle: 'medium' })} · {member?.name ?? t('nobody signed in')}
        {device !== '' && ` · ${device}`}
      </p>
    </li>
  )
}

/** A few fields in one line each. */
function FieldList({ fields }: { fields: readonly LoggedField[] }) {
  if (fields.length === 0) return null
  return (
    <ul className="log-entry__few">
      {fields.map(({ label, before, after }, at) => (
        <li key={at}>
          {label}: {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  )
}

/** Many fields in a table that opens. */
function FieldTable({ fields }: { fields: readonly LoggedField[] }) {
  const { t } = useI18n()
  return (
    <details>
      <summary>{t('{count, plural, one {# field} other {# fields}}', { count: fields.length })}</summary>
      <table className="log-entry__fields">
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Before')}</th>
            <th scope="col">{t('After')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, before, after }, at) => (
            <tr key={at}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
