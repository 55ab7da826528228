import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { fieldNames, valueWords } from './change-words.ts'
import { isHoursField } from './hours-fields.ts'
import type { Entry } from './document-calls.ts'
import { ShownValue } from './shown-value.tsx'
import { decidedDocument, flatten, type MergeKey, type Side } from './merge-documents.ts'

type ComparisonProps<Document> = {
  conflict: { theirs: Entry<Document>; merged: Document; undecided: MergeKey[] }
  /** The names behind ids. */
  nameOf: (id: string) => string | undefined
  onResolve: (document: Document) => void
  /** Nothing is decided yet: what both have typed stays as it is. */
  onClose: () => void
}

/** What two people have changed in the same document, field by field: each is taken from one side or the other. */
export function Comparison<Document extends object>({
  conflict,
  nameOf,
  onResolve,
  onClose,
}: ComparisonProps<Document>) {
  const i18n = useI18n()
  const { t } = i18n
  const { theirs, merged, undecided } = conflict
  const [sides, setSides] = useState<ReadonlyMap<MergeKey, Side>>(new Map())
  const [mine, others] = [flatten(merged), flatten(theirs.document)]
  const words = (value: unknown, key: MergeKey) =>
    valueWords(isHoursField(key) ? key : topOf(key), value, i18n, nameOf)
  const choose = (key: MergeKey, side: Side) => setSides((before) => new Map(before).set(key, side))
  const decided = decidedDocument({ merged, theirs: theirs.document, undecided }, sides)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Somebody else has changed this in the meantime')}
      closeLabel={t('Close')}
      footer={
        <Button unavailable={!decided} onClick={() => decided && onResolve(decided)}>
          {t('Save it like this')}
        </Button>
      }
    >
      <div className="comparison">
        <p>{t('Everything else has gone together by itself. Choose for each of these:')}</p>
        {undecided.map((key) => (
          <fieldset key={key}>
            <legend>{labelOf(key, fieldNames(t))}</legend>
            <label>
              <input
                type="radio"
                name={key}
                checked={sides.get(key) === 'mine'}
                onChange={() => choose(key, 'mine')}
              />
              <span>
                <strong>{t('Mine')}</strong>{' '}
                <ShownValue field={key} value={mine.get(key)} words={words(mine.get(key), key)} />
              </span>
            </label>
            <label>
              <input
                type="radio"
                name={key}
                checked={sides.get(key) === 'theirs'}
                onChange={() => choose(key, 'theirs')}
              />
              <span>
                <strong>{t('Theirs')}</strong>{' '}
                <ShownValue field={key} value={others.get(key)} words={words(others.get(key), key)} />
              </span>
            </label>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

const topOf = (key: MergeKey): string => key.split('.').at(-1) ?? key

function labelOf(key: MergeKey, names: Readonly<Record<string, string>>): string {
  const whole = names[key]
  if (whole) return whole
  const [, language] = key.split('.')
  const name = names[topOf(key)] ?? topOf(key)
  return language ? `${name} · ${language.toUpperCase()}` : name
}
