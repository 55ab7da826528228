import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { fieldNames, valueWords } from './change-words.ts'
import type { Entry } from './document-calls.ts'
import { flatten, type MergeKey, takeKeys } from './merge-documents.ts'

type ComparisonProps<Document> = {
  conflict: { theirs: Entry<Document>; merged: Document; undecided: MergeKey[] }
  /** The names behind ids. */
  nameOf: (id: string) => string | undefined
  onResolve: (document: Document) => void
}

/** What two people have changed in the same document, field by field: each is taken from one side or the other. */
export function Comparison<Document extends object>({
  conflict,
  nameOf,
  onResolve,
}: ComparisonProps<Document>) {
  const i18n = useI18n()
  const { t } = i18n
  const { theirs, merged, undecided } = conflict
  const [taken, setTaken] = useState<ReadonlySet<MergeKey>>(new Set())
  const [mine, others] = [flatten(merged), flatten(theirs.document)]
  const words = (value: unknown, key: MergeKey) => valueWords(topOf(key), value, i18n, nameOf)
  const choose = (key: MergeKey, isTheirs: boolean) =>
    setTaken((keys) => new Set([...keys].filter((one) => one !== key).concat(isTheirs ? key : [])))
  const finish = () => onResolve(takeKeys(merged, theirs.document, [...taken]))
  return (
    <Dialog
      open
      onClose={finish}
      title={t('Somebody else has changed this in the meantime')}
      closeLabel={t('Close')}
      footer={<Button onClick={finish}>{t('Save it like this')}</Button>}
    >
      <div className="comparison">
        <p>{t('Everything else has gone together by itself. Choose for each of these:')}</p>
        {undecided.map((key) => (
          <fieldset key={key}>
            <legend>{labelOf(key, fieldNames(t))}</legend>
            <label>
              <input type="radio" name={key} checked={!taken.has(key)} onChange={() => choose(key, false)} />
              <span>
                <strong>{t('Mine')}</strong> {words(mine.get(key), key)}
              </span>
            </label>
            <label>
              <input type="radio" name={key} checked={taken.has(key)} onChange={() => choose(key, true)} />
              <span>
                <strong>{t('Theirs')}</strong> {words(others.get(key), key)}
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
  const [, language] = key.split('.')
  const name = names[topOf(key)] ?? topOf(key)
  return language ? `${name} · ${language.toUpperCase()}` : name
}
