import { useRef } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import type { ProductDocument } from '#contract/menu.staff.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { choiceNames } from '../documents/change-words.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { SelectField } from '../documents/select-field.tsx'
import { type Moved, moveOn } from './move-to-category.ts'

type ProductFactsProps = {
  dish: ProductDocument
  categories: readonly EntryOf<'category'>[]
  errors: FieldErrors
  onChange: (dish: ProductDocument) => void
}

const vatClasses = ['food', 'drink', 'milk_drink', 'luxury'] as const
const tags = ['vegetarian', 'vegan', 'spicy', 'new', 'popular'] as const

/** Where a dish belongs and what the law and guests want to know of it. */
export function ProductFacts({ dish, categories, errors, onChange }: ProductFactsProps) {
  const { t } = useI18n()
  const names = choiceNames(t)
  const find = (id: string) => categories.find((one) => one.id === id)
  // The arrow keys go through the categories between; none of them may cost a price.
  const moved = useRef<Moved>(undefined)
  const move = (to: EntryOf<'category'>) => {
    const next = moveOn(dish, moved.current, to, (id) => find(id)?.document)
    moved.current = next.moved
    onChange(next.dish)
  }
  return (
    <div className="facts">
      <SelectField
        label={t('Category')}
        value={dish.categoryId}
        error={errors['categoryId']?.[0]}
        options={categories
          .filter(({ id, state }) => state !== 'deleted' || id === dish.categoryId)
          .map(({ id, document }) => [id, document.name] as const)}
        onChange={(id) => {
          const to = find(id)
          if (to) move(to)
        }}
      />
      <SelectField
        label={t('VAT class')}
        value={dish.vatClass}
        options={vatClasses.map((one) => [one, names[one] ?? one] as const)}
        onChange={(vatClass) => onChange({ ...dish, vatClass })}
      />
      <SelectField
        label={t('Minimum age')}
        value={String(dish.minAge ?? '')}
        options={[
          ['', t('none')],
          ['16', '16'],
          ['18', '18'],
        ]}
        onChange={(age) => onChange({ ...dish, minAge: age === '16' ? 16 : age === '18' ? 18 : null })}
      />
      <TextField
        label={t('Address of the page')}
        hint={t('Small letters, digits and hyphens; empty: made from the name')}
        value={dish.slug}
        error={errors['slug']?.[0]}
        onChange={(event) => onChange({ ...dish, slug: event.target.value })}
      />
      <fieldset className="notices-matrix facts__tags">
        <legend>{t('Tags')}</legend>
        {tags.map((tag) => (
          <label key={tag} className="notice-chip">
            <input
              type="checkbox"
              checked={dish.tags.includes(tag)}
              onChange={(event) =>
                onChange({
                  ...dish,
                  tags: dish.tags.filter((one) => one !== tag).concat(event.target.checked ? tag : []),
                })
              }
            />
            {names[tag]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
