import type { FieldErrors } from '#contract/errors.ts'
import type { ComboDocument } from '#contract/menu.staff.ts'
import { comboWorth, type SinglePriceOf, slotWorth, type Span } from '#domain/menu/combo-worth.ts'
import { cents } from '#domain/money.ts'
import { TextField } from '#ui/field.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { PriceInput } from '../documents/price-input.tsx'
import { useSpanText } from './use-price-text.ts'

type ComboPriceProps = {
  combo: ComboDocument
  priceOf: SinglePriceOf
  errors: FieldErrors
  onChange: (combo: ComboDocument) => void
}

/** What a combo costs, beside what its dishes cost bought singly. */
export function ComboPrice({ combo, priceOf, errors, onChange }: ComboPriceProps) {
  const { t } = useI18n()
  return (
    <>
      <div className="facts">
        <div className="field">
          <span className="field__label" aria-hidden="true">
            {t('Price')}
          </span>
          <PriceInput
            label={t('Price')}
            value={combo.price}
            isRequired
            error={errors['price']?.[0]}
            onChange={(price) => onChange({ ...combo, price: price ?? combo.price })}
          />
        </div>
        <TextField
          label={t('Discount in percent')}
          type="number"
          inputMode="numeric"
          min={0}
          max={100}
          step={1}
          value={String(combo.discount)}
          error={errors['discount']?.[0]}
          onFocus={(event) => event.target.select()}
          onChange={(event) =>
            onChange({
              ...combo,
              discount: Math.min(100, Math.max(0, Math.trunc(Number(event.target.value)))),
            })
          }
        />
      </div>
      {combo.isListed && <Comparison combo={combo} priceOf={priceOf} />}
    </>
  )
}

/** The single prices of every slot, what they are together, and what the combo saves. */
function Comparison({ combo, priceOf }: Pick<ComboPriceProps, 'combo' | 'priceOf'>) {
  const { t, money } = useI18n()
  const span = useSpanText()
  const worth = comboWorth(combo, priceOf)
  return (
    <>
      <table className="combo-worth">
        <caption className="visually-hidden">{t('What the dishes cost singly')}</caption>
        <tbody>
          {combo.slots.map((slot) => (
            <tr key={slot.id}>
              <th scope="row">{slot.name}</th>
              <td>{span(slotWorth(slot, priceOf))}</td>
            </tr>
          ))}
        </tbody>
        {worth && (
          <tfoot>
            <tr>
              <th scope="row">{t('Bought singly')}</th>
              <td>{span(worth.singly)}</td>
            </tr>
            <tr>
              <th scope="row">{t('As a combo')}</th>
              <td>{money(worth.pays)}</td>
            </tr>
            {!worth.isDearer && (
              <tr className="combo-worth__saving">
                <th scope="row">{t('Guests save')}</th>
                <td>{span(less(worth.singly, worth.pays))}</td>
              </tr>
            )}
          </tfoot>
        )}
      </table>
      <div role="status">
        {!worth && (
          <p className="combo-worth__wrong">
            {t('A course without a dish that is sold in its size cannot be ordered.')}
          </p>
        )}
        {worth?.isDearer && (
          <p className="combo-worth__wrong">
            {t('The combo costs more than its cheapest dishes. It can be published for at most {price}.', {
              price: money(worth.singly.least),
            })}
          </p>
        )}
      </div>
    </>
  )
}

const less = ({ least, most }: Span, amount: number): Span => ({
  least: cents(least - amount),
  most: cents(most - amount),
})
