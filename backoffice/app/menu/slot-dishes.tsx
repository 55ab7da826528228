import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { ComboDocument } from '#contract/menu.staff.ts'
import type { SinglePriceOf } from '#domain/menu/combo-worth.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import type { EntryOf } from '../documents/document-calls.ts'
import { DishPicker } from './dish-picker.tsx'
import { movedList } from './move.ts'
import { RowButton } from './row-button.tsx'
import { SortableList } from './sortable-list.tsx'

type Slot = ComboDocument['slots'][number]

type SlotDishesProps = {
  slot: Slot
  products: readonly EntryOf<'product'>[]
  priceOf: SinglePriceOf
  error: string | undefined
  onChange: (products: string[]) => void
}

/** The dishes that a guest can choose in a slot; the first one is offered first. */
export function SlotDishes({ slot, products, priceOf, error, onChange }: SlotDishesProps) {
  const { t, money } = useI18n()
  const [isPicking, setPicking] = useState(false)
  const priceIn = (id: string) => {
    const price = priceOf(id, slot.sizeId)
    return price === undefined ? undefined : money(price)
  }
  const nameOf = (id: string) => products.find((one) => one.id === id)?.document.name ?? id
  const unsold = slot.products.filter((id) => priceIn(id) === undefined)
  const pickable = products.flatMap(({ id, state, document: { name } }) => {
    const price = state === 'deleted' ? undefined : priceIn(id)
    return price === undefined ? [] : [{ id, name, price }]
  })
  return (
    <div className="slot-dishes">
      {slot.products.length > 0 && (
        <SortableList
          label={t('Dishes of {name}', { name: slot.name })}
          rows={slot.products.map((id) => ({ id, name: nameOf(id) }))}
          onMove={(move) => onChange(movedList(slot.products, move, (id) => id))}
        >
          {({ id, name }) => (
            <>
              <span className="sortable-list__name">{name}</span>
              {priceIn(id) === undefined ? (
                <span className="sortable-list__wrong">{t('not sold in this size')}</span>
              ) : (
                <span className="sortable-list__amount">{priceIn(id)}</span>
              )}
              <RowButton
                label={t('Remove: {name}', { name })}
                icon={<X size={18} aria-hidden="true" />}
                onPress={() => onChange(slot.products.filter((one) => one !== id))}
              />
            </>
          )}
        </SortableList>
      )}
      {error && <p className="field__error">{error}</p>}
      <div className="slot-dishes__buttons">
        <Button look="secondary" onClick={() => setPicking(true)}>
          <Plus size={20} aria-hidden="true" />
          {t('Choose dishes')}
        </Button>
        {unsold.length > 0 && unsold.length < slot.products.length && (
          <Button
            look="quiet"
            onClick={() => onChange(slot.products.filter((id) => priceIn(id) !== undefined))}
          >
            {t('Remove {count} that are not sold in this size', { count: unsold.length })}
          </Button>
        )}
      </div>
      <DishPicker
        title={slot.name}
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        dishes={pickable}
        chosen={slot.products}
        onChange={onChange}
      />
    </div>
  )
}
