import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useLengthIssue } from '../http/use-length-issue.ts'
import { isRange, MOST_LETTERS, MOST_TABLES, type NewTables, nextNumber } from './new-tables.ts'

/** As many tables a small restaurant begins with. */
const FEW = 10

type NewTablesFormProps = {
  /** The names of the tables there are. */
  names: readonly string[]
  isBusy: boolean
  /** Answers whether all of them were made. */
  onAdd: (range: NewTables) => Promise<boolean>
}

/** New tables with numbers, in one go. */
export function NewTablesForm({ names, isBusy, onAdd }: NewTablesFormProps) {
  const { t } = useI18n()
  const [typed, setTyped] = useState<Partial<Record<'word' | 'from' | 'until', string>>>({})
  const [isWrong, setWrong] = useState(false)
  const next = String(nextNumber(names))
  const few = String(Number(next) + FEW - 1)
  const { word = t('Table'), from = next, until = names.length === 0 && !typed.from ? few : from } = typed
  const range = { word, from: Number(from), until: Number(until) }
  const tooLong = useLengthIssue()(word, MOST_LETTERS)
  const count = isRange(range) ? range.until - range.from + 1 : 0
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setWrong(count === 0)
    if (count > 0 && !tooLong && (await onAdd(range))) setTyped({ word })
  }
  const number = (name: 'from' | 'until', label: string, value: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      value={value}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value.replace(/\D/g, '') })}
    />
  )
  return (
    <form className="new-tables" onSubmit={(event) => void submit(event)}>
      <h3>{t('New tables')}</h3>
      <TextField
        label={t('Name')}
        value={word}
        error={tooLong}
        onChange={({ target }) => setTyped({ ...typed, word: target.value })}
      />
      {number('from', t('From number'), from)}
      {number('until', t('To number'), until)}
      <Button type="submit" look="secondary" busy={isBusy}>
        {t('{count, plural, one {Add one table} other {Add # tables}}', { count: Math.max(1, count) })}
      </Button>
      {isWrong && (
        <p className="field__error" role="alert">
          {t('Please enter numbers in order, at most {count} tables at once', { count: MOST_TABLES })}
        </p>
      )}
    </form>
  )
}
