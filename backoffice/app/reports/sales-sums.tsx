import type { Cents } from '#contract/primitives.ts'
import type { SalesReport } from '#contract/orders-report.ts'
import { subtract, zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'

/** What turnover is made of, down to the sum. */
export function SalesSums({ totals }: Pick<SalesReport, 'totals'>) {
  const { t } = useI18n()
  const parts = [
    [t('Goods'), totals.goods],
    [t('Deposit'), totals.deposit],
    [t('Delivery'), totals.delivery],
    [t('Discount'), subtract(zero, totals.discount)],
    [t('Tax added to prices'), totals.tax],
  ] as const
  return (
    <Card title={t('What it is made of')}>
      <table className="sum-table">
        <tbody>
          {parts
            .filter(([, amount]) => amount !== 0)
            .map(([name, amount]) => (
              <Sum key={name} name={name} amount={amount} />
            ))}
        </tbody>
        <tfoot>
          <Sum name={t('Turnover')} amount={totals.turnover} />
          {totals.tip !== 0 && <Sum name={t('Tips')} amount={totals.tip} />}
          {totals.tip !== 0 && <Sum name={t('Total with tips')} amount={totals.total} />}
        </tfoot>
      </table>
    </Card>
  )
}

function Sum({ name, amount }: { name: string; amount: Cents }) {
  const { money } = useI18n()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{money(amount)}</td>
    </tr>
  )
}

/** Taxes by rate, before refunds. */
export function SalesTaxes({ taxes }: Pick<SalesReport, 'taxes'>) {
  const { t, money, percent } = useI18n()
  if (taxes.length === 0) return null
  const amount = (value: SalesReport['taxes'][number]['net']) => (value === null ? '–' : money(value))
  return (
    <Card title={t('Taxes')} hint={t('By rate, refunds not taken off')}>
      <table className="sum-table">
        <thead>
          <tr>
            <th scope="col">{t('Rate')}</th>
            <th scope="col">{t('Net')}</th>
            <th scope="col">{t('Tax')}</th>
            <th scope="col">{t('Gross')}</th>
          </tr>
        </thead>
        <tbody>
          {taxes.map(({ name, rate, net, tax, gross }) => (
            <tr key={`${name} ${rate}`}>
              <th scope="row">{rate === null ? name : t('VAT {rate}', { rate: percent(rate) })}</th>
              <td>{amount(net)}</td>
              <td>{money(tax)}</td>
              <td>{amount(gross)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
