import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#contract/content.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { VariantDocument } from '#contract/menu.staff.ts'
import { zero } from '#domain/money.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import type { EntryOf } from '../documents/document-calls.ts'
import { PriceInput } from '../documents/price-input.tsx'
import { SelectField } from '../documents/select-field.tsx'
import { PartNotices } from './part-notices.tsx'
import { PartRow } from './part-row.tsx'

type Options = VariantDocument['options']

type OptionListProps = {
  options: Options
  combos: readonly EntryOf<'combo'>[]
  notices: readonly EntryOf<'notice'>[]
  languages: readonly Language[]
  errors: FieldErrors
  onChange: (options: Options) => void
}

/** The answers to a choice with their surcharges, and the combo that one of them leads to. */
export function OptionList({ options, combos, notices, languages, errors, onChange }: OptionListProps) {
  const { t } = useI18n()
  const [made, setMade] = useState<string>()
  /** A combo that is being deleted is no choice any more, but stands where it was chosen. */
  const combosFor = ({ comboId }: Options[number]) =>
    combos.filter(({ id, state }) => state !== 'deleted' || id === comboId)
  const empty = { translations: {}, price: zero, comboId: null, allergens: [], additives: [] }
  const add = () => {
    const id = randomId()
    onChange([...options, { ...empty, id, name: t('New option') }])
    setMade(id)
  }
  return (
    <div className="part-list">
      {options.map((one, at) => (
        <PartRow
          key={one.id}
          parts={options}
          at={at}
          languages={languages}
          isNew={one.id === made}
          error={errors[`options.${at}.name`]?.[0]}
          onChange={onChange}
          below={
            <PartNotices
              notices={notices}
              part={one}
              onChange={(chosen) => onChange(options.with(at, { ...one, ...chosen }))}
            />
          }
        >
          <div className="part-list__text">
            <span className="field__label">{t('Surcharge')}</span>
            <PriceInput
              label={`${one.name} ${t('Surcharge')}`}
              value={one.price > 0 ? one.price : null}
              error={errors[`options.${at}.price`]?.[0]}
              onChange={(price) => onChange(options.with(at, { ...one, price: price ?? zero }))}
            />
          </div>
          {combosFor(one).length > 0 && (
            <SelectField
              label={t('Combo')}
              value={one.comboId ?? ''}
              options={[
                ['', t('none')],
                ...combosFor(one).map(({ id, document }) => [id, document.name] as const),
              ]}
              onChange={(comboId) => onChange(options.with(at, { ...one, comboId: comboId || null }))}
            />
          )}
        </PartRow>
      ))}
      <Button look="secondary" onClick={add}>
        <Plus size={20} aria-hidden="true" />
        {t('New option')}
      </Button>
    </div>
  )
}
