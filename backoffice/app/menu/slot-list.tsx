import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Language } from '#contract/content.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { ComboDocument } from '#contract/menu.staff.ts'
import { type SinglePriceOf, slotWorth } from '#domain/menu/combo-worth.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { SelectField } from '../documents/select-field.tsx'
import { movedList } from './move.ts'
import { newSlot } from './new-documents.ts'
import { PartRow } from './part-row.tsx'
import { SlotDishes } from './slot-dishes.tsx'
import { SortableList } from './sortable-list.tsx'
import { sizesOf, type Surroundings } from './surroundings.ts'
import { useSpanText } from './use-price-text.ts'

type Slots = ComboDocument['slots']

type SlotListProps = {
  slots: Slots
  around: Surroundings
  languages: readonly Language[]
  priceOf: SinglePriceOf
  errors: FieldErrors
  onChange: (slots: Slots) => void
}

/** The slots of a combo in their order, and one of them with its size and its dishes. */
export function SlotList({ slots, around, languages, priceOf, errors, onChange }: SlotListProps) {
  const { t } = useI18n()
  const span = useSpanText()
  const [chosen, setChosen] = useState<string>()
  const [made, setMade] = useState<string>()
  const at = Math.max(
    slots.findIndex(({ id }) => id === chosen),
    0,
  )
  const slot = slots[at]
  const sizes = sizesOf(around)
  const sizeName = (id: string) => sizes.find((size) => size.id === id)?.name ?? ''
  const isWrong = (index: number) => Object.keys(errors).some((field) => field.startsWith(`slots.${index}.`))
  const errorOf = (field: string) =>
    Object.entries(errors).find(([key]) => key.startsWith(`slots.${at}.${field}`))?.[1][0]
  const add = () => {
    const one = newSlot(randomId(), t('New course'), slot?.sizeId ?? sizes[0]?.id ?? '', [])
    onChange([...slots, one])
    setChosen(one.id)
    setMade(one.id)
  }
  return (
    <div className="part-list">
      <SortableList
        label={t('Courses')}
        rows={slots}
        chosen={slot?.id}
        onChoose={(id) => {
          setChosen(id)
          setMade(undefined)
        }}
        onMove={(move) => onChange(movedList(slots, move, ({ id }) => id))}
      >
        {(one) => (
          <>
            <span className="sortable-list__name">
              {one.name}
              <span className="sortable-list__hint slot-list__facts">
                {sizeName(one.sizeId)} ·{' '}
                {t('{count, plural, one {# dish} other {# dishes}}', { count: one.products.length })}
              </span>
            </span>
            {isWrong(slots.indexOf(one)) && <span className="sortable-list__wrong">{t('Please check')}</span>}
            <span className="sortable-list__amount">{span(slotWorth(one, priceOf))}</span>
          </>
        )}
      </SortableList>
      <Button look="secondary" onClick={add}>
        <Plus size={20} aria-hidden="true" />
        {t('New course')}
      </Button>
      {slot && (
        <div className="slot-list__one" key={slot.id}>
          <PartRow
            parts={slots}
            at={at}
            languages={languages}
            isNew={slot.id === made}
            error={errors[`slots.${at}.name`]?.[0]}
            onChange={onChange}
          >
            <SelectField
              label={t('Size')}
              value={slot.sizeId}
              error={errorOf('sizeId')}
              options={sizes.map(({ id, name }) => [id, name] as const)}
              onChange={(sizeId) => onChange(slots.with(at, { ...slot, sizeId }))}
            />
          </PartRow>
          <SlotDishes
            slot={slot}
            products={around.products}
            priceOf={priceOf}
            error={errorOf('products')}
            onChange={(products) => onChange(slots.with(at, { ...slot, products }))}
          />
        </div>
      )}
    </div>
  )
}
