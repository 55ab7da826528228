import { useState } from 'react'
import type { Cents } from '#contract/primitives.ts'
import type { PriceChange, PriceEnding } from '#domain/menu/change-price.ts'
import { cents } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { SelectField } from '../documents/select-field.tsx'
import type { ChosenDishes } from './bulk-choice.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { type Edit, editPrices } from './bulk-edits.ts'
import { readSignedNumber } from './signed-number.ts'
import type { Bulk } from './use-bulk.ts'

type BulkPricesProps = {
  chosen: ChosenDishes
  sizeName: (id: string) => string
  bulk: Bulk
  onClose: () => void
}

/** Changes the prices of all chosen dishes, each shown before and after. */
export function BulkPrices({ chosen, sizeName, bulk, onClose }: BulkPricesProps) {
  const { t } = useI18n()
  const [unit, setUnit] = useState<'percent' | 'amount'>('percent')
  const [text, setText] = useState('')
  const [ending, setEnding] = useState<PriceEnding>('90')
  const value = readSignedNumber(text)
  const edits = value === undefined ? [] : editPrices(chosen, { by: by(unit, value), ending })
  const isWrong = text !== '' && value === undefined
  const said = t('{count, plural, one {# price is changed} other {The prices of # dishes are changed}}', {
    count: edits.length,
  })
  return (
    <BulkDialog title={t('Change prices')} edits={edits} said={said} bulk={bulk} onClose={onClose}>
      <div className="bulk-form__fields">
        <div className="field">
          <label className="field__label" htmlFor="bulk-value">
            {t('By how much')}
          </label>
          <input
            id="bulk-value"
            className="field__input price-input"
            inputMode="text"
            autoComplete="off"
            placeholder={unit === 'percent' ? '+5' : '+0,50'}
            value={text}
            aria-invalid={isWrong || undefined}
            aria-describedby="bulk-value-hint"
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <SelectField
          label={t('Unit')}
          value={unit}
          options={[
            ['percent', t('percent')],
            ['amount', t('euros')],
          ]}
          onChange={setUnit}
        />
        <SelectField
          label={t('Prices end in')}
          value={ending}
          options={[
            ['90', ',90'],
            ['50', ',50'],
            ['00', ',00'],
            ['none', t('as they come')],
          ]}
          onChange={setEnding}
        />
      </div>
      <p id="bulk-value-hint" className={isWrong ? 'field__error' : 'edit-card__hint'}>
        {isWrong ? t('This is no number') : t('With a minus it gets cheaper. Deposits stay as they are.')}
      </p>
      <Preview edits={edits} sizeName={sizeName} />
    </BulkDialog>
  )
}

const by = (unit: 'percent' | 'amount', value: number): PriceChange['by'] =>
  unit === 'percent' ? { percent: value } : { amount: cents(Math.round(value * 100)) }

/** Every price that changes, before and after. */
function Preview({ edits, sizeName }: { edits: readonly Edit[]; sizeName: (id: string) => string }) {
  const { t, money } = useI18n()
  if (edits.length === 0) return null
  return (
    <table className="bulk-preview">
      <thead>
        <tr>
          <th scope="col">{t('Dish')}</th>
          <th scope="col">{t('Before')}</th>
          <th scope="col">{t('After')}</th>
        </tr>
      </thead>
      <tbody>
        {edits.flatMap((edit) =>
          pricesOf(edit).map(({ sizeId, before, after }) => (
            <tr key={`${edit.entry.id} ${sizeId}`}>
              <th scope="row">
                {edit.entry.document.name} <small>{sizeName(sizeId)}</small>
              </th>
              <td>{money(before)}</td>
              <td>{money(after)}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  )
}

function pricesOf(edit: Edit): { sizeId: string; before: Cents; after: Cents }[] {
  if (!edit.after) return []
  if (edit.kind === 'combo')
    return [{ sizeId: '', before: edit.entry.document.price, after: edit.after.price }]
  const { sizes } = edit.after
  return edit.entry.document.sizes.flatMap(({ sizeId, price }, at) => {
    const after = sizes[at]?.price ?? price
    return after === price ? [] : [{ sizeId, before: price, after }]
  })
}
