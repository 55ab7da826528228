import { useState } from 'react'
import { type Tag, Tag as Tags } from '#contract/menu.ts'
import { useI18n } from '#ui/i18n.tsx'
import { choiceNames } from '../documents/change-words.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { SelectField } from '../documents/select-field.tsx'
import type { ChosenDishes } from './bulk-choice.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { editFacts } from './bulk-edits.ts'
import type { Bulk } from './use-bulk.ts'

type BulkFactsProps = {
  chosen: ChosenDishes
  categories: readonly EntryOf<'category'>[]
  bulk: Bulk
  onClose: () => void
}

type TagChange = 'keep' | 'add' | 'remove'

/** Gives the chosen dishes tags, takes tags away, and puts the dishes into another category. */
export function BulkFacts({ chosen, categories, bulk, onClose }: BulkFactsProps) {
  const { t } = useI18n()
  const names = choiceNames(t)
  const [changes, setChanges] = useState<Partial<Record<Tag, TagChange>>>({})
  const [categoryId, setCategoryId] = useState('')
  const to = categories.find(({ id }) => id === categoryId)
  const tagged = (change: TagChange) => Tags.options.filter((tag) => changes[tag] === change)
  const edits = editFacts(
    chosen,
    { add: tagged('add'), remove: tagged('remove'), to },
    (id) => categories.find((one) => one.id === id)?.document,
  )
  const said = t('{count, plural, one {# dish is changed} other {# dishes are changed}}', {
    count: edits.length,
  })
  const lost = edits.filter(
    ({ kind, entry, after }) =>
      kind === 'product' && after !== null && after.sizes.length < entry.document.sizes.length,
  )
  return (
    <BulkDialog title={t('Tags and category')} edits={edits} said={said} bulk={bulk} onClose={onClose}>
      <SelectField
        label={t('Category')}
        value={categoryId}
        options={[
          ['', t('stays')],
          ...categories
            .filter(({ state }) => state !== 'deleted')
            .map(({ id, document }) => [id, document.name] as const),
        ]}
        onChange={setCategoryId}
      />
      {lost.length > 0 && (
        <p className="combo-worth__wrong">
          {t('The category has fewer sizes. Prices are lost of: {names}', {
            names: lost.map(({ entry }) => entry.document.name).join(', '),
          })}
        </p>
      )}
      <div className="bulk-form__fields">
        {Tags.options.map((tag) => (
          <SelectField
            key={tag}
            label={names[tag] ?? tag}
            value={changes[tag] ?? 'keep'}
            options={[
              ['keep', t('stays')],
              ['add', t('give to all')],
              ['remove', t('take from all')],
            ]}
            onChange={(change) => setChanges({ ...changes, [tag]: change })}
          />
        ))}
      </div>
    </BulkDialog>
  )
}
