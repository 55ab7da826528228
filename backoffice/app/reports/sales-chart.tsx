import type { SalesReport } from '#contract/orders-report.ts'
import { zero } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { Card } from '../documents/card.tsx'
import { BarRows } from './bar-table.tsx'
import { salesSeries } from './sales-series.ts'

/** So many labels fit under the bars of a phone. */
const MOST_LABELS = 8

/** The course of sales as bars, and the same as a table. */
export function SalesChart({ report }: { report: SalesReport }) {
  const i18n = useI18n()
  const { t, money } = i18n
  const points = salesSeries(report, i18n)
  const largest = points.reduce((most, { turnover }) => (turnover > most ? turnover : most), zero)
  const every = Math.ceil(points.length / MOST_LABELS)
  return (
    <Card title={t('Course')}>
      <div className="sales-chart" aria-hidden="true">
        <ol>
          {points.map(({ key, short, label, turnover }, at) => (
            <li key={key} title={`${label}: ${money(turnover)}`}>
              <span
                className="sales-chart__bar"
                style={{ blockSize: `${largest > 0 ? (turnover / largest) * 100 : 0}%` }}
              />
              <span className="sales-chart__label">{at % every === 0 ? short : ''}</span>
            </li>
          ))}
        </ol>
        <span className="sales-chart__largest">{money(largest)}</span>
      </div>
      <details className="sales-chart__table">
        <summary>{t('As a table')}</summary>
        <BarRows
          heads={[t('When'), t('Orders')]}
          rows={points.map(({ key, label, orders, turnover }) => ({ key, label, count: orders, turnover }))}
        />
      </details>
    </Card>
  )
}
