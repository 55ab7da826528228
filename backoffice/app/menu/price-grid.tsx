import { useState } from 'react'
import type { FieldErrors } from '#contract/errors.ts'
import type { CategoryDocument } from '#contract/menu.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { PriceInput } from '../documents/price-input.tsx'
import { type PriceRows, withDeposit, withPrice } from './price-rows.ts'

type PriceGridProps = {
  category: CategoryDocument | undefined
  rows: PriceRows
  errors: FieldErrors
  onChange: (rows: PriceRows) => void
}

/** The prices and deposits of a dish in the sizes of its category; a size without a price is not sold. */
export function PriceGrid({ category, rows, errors, onChange }: PriceGridProps) {
  const { t } = useI18n()
  // The deposit of a size outlives its price, so that a price that is emptied and typed again has it still.
  const [deposits, setDeposits] = useState<Readonly<Record<string, Cents>>>({})
  return (
    <table className="price-grid">
      <thead>
        <tr>
          <th scope="col">{t('Size')}</th>
          <th scope="col">{t('Price')}</th>
          <th scope="col">{t('Deposit')}</th>
        </tr>
      </thead>
      <tbody>
        {category?.sizes.map(({ id, name }) => {
          const at = rows.findIndex(({ sizeId }) => sizeId === id)
          const row = rows[at]
          const deposit = row?.deposit ?? deposits[id] ?? zero
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <PriceInput
                  label={`${name} ${t('Price')}`}
                  value={row?.price ?? null}
                  error={errors[`sizes.${at}.price`]?.[0]}
                  onChange={(price) => {
                    setDeposits({ ...deposits, [id]: deposit })
                    onChange(withPrice(rows, id, price, deposit))
                  }}
                />
              </td>
              <td>
                <PriceInput
                  label={`${name} ${t('Deposit')}`}
                  value={deposit > 0 ? deposit : null}
                  disabled={!row}
                  error={errors[`sizes.${at}.deposit`]?.[0]}
                  onChange={(deposit) => onChange(withDeposit(rows, id, deposit))}
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
