import type { IncludedTax } from '#contract/checkout.ts'
import { useI18n } from '#ui/i18n.tsx'

/** The VAT in the total, for each rate (ux.md R-T4). */
export function ReceiptTaxes({ taxes }: { taxes: readonly IncludedTax[] }) {
  const { t, money, percent } = useI18n()
  if (taxes.length === 0) return null
  return (
    <table className="receipt__taxes">
      <caption>{t('VAT included in the total')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Rate')}</th>
          <th scope="col">{t('Net')}</th>
          <th scope="col">{t('VAT')}</th>
          <th scope="col">{t('Gross')}</th>
        </tr>
      </thead>
      <tbody>
        {taxes.map((tax) => (
          <tr key={tax.rate}>
            <th scope="row">{percent(tax.rate)}</th>
            <td className="price" data-name={t('Net')}>
              {money(tax.net)}
            </td>
            <td className="price" data-name={t('VAT')}>
              {money(tax.value)}
            </td>
            <td className="price" data-name={t('Gross')}>
              {money(tax.gross)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
