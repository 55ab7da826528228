import type { FieldErrors } from '#contract/errors.ts'
import type { CategoryDocument, ProductDocument } from '#contract/menu.staff.ts'
import type { Cents } from '#contract/primitives.ts'
import { zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { PriceInput } from '../documents/price-input.tsx'

type Rows = ProductDocument['sizes']

type PriceGridProps = {
  category: CategoryDocument | undefined
  rows: Rows
  errors: FieldErrors
  onChange: (rows: Rows) => void
}

/** The prices and deposits of a dish in the sizes of its category; a size without a price is not sold. */
export function PriceGrid({ category, rows, errors, onChange }: PriceGridProps) {
  const { t } = useI18n()
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
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <PriceInput
                  label={`${name} ${t('Price')}`}
                  value={row?.price ?? null}
                  error={errors[`sizes.${at}.price`]?.[0]}
                  onChange={(price) => onChange(withPrice(rows, id, price))}
                />
              </td>
              <td>
                <PriceInput
                  label={`${name} ${t('Deposit')}`}
                  value={row && row.deposit > 0 ? row.deposit : null}
                  error={errors[`sizes.${at}.deposit`]?.[0]}
                  onChange={(deposit) =>
                    onChange(
                      rows.map((one) => (one.sizeId === id ? { ...one, deposit: deposit ?? zero } : one)),
                    )
                  }
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function withPrice(rows: Rows, sizeId: string, price: Cents | null): Rows {
  if (price === null) return rows.filter((row) => row.sizeId !== sizeId)
  if (rows.some((row) => row.sizeId === sizeId))
    return rows.map((row) => (row.sizeId === sizeId ? { ...row, price } : row))
  return [...rows, { sizeId, price, deposit: zero }]
}
