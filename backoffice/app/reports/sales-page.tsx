import { useQuery } from '@tanstack/react-query'
import { ChartColumn } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { getSalesReport } from '#contract/orders-report.ts'
import { localDateOf } from '#domain/hours/spans.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { Reading, ReadFailure } from '../documents/reading.tsx'
import { failureKindOf } from '../http/failure-kind.ts'
import { staffApi } from '../http/staff-api.ts'
import { ExportLinks } from './export-links.tsx'
import { KeyFigures } from './key-figures.tsx'
import { periodFault, presetPeriod } from './period.ts'
import { ReportPeriod } from './report-period.tsx'
import { SalesChart } from './sales-chart.tsx'
import { SalesParts } from './sales-parts.tsx'
import { SalesSums, SalesTaxes } from './sales-sums.tsx'
import './reports.css'

/** What was sold on the days of the address, on the last seven when it names none. */
export function SalesPage() {
  const { t, timeZone } = useI18n()
  const [params] = useSearchParams()
  const today = localDateOf(new Date(useClock()).toISOString(), timeZone).toString()
  const usual = presetPeriod('Last 7 days', today)
  const period = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to }
  const branch = params.get('branch') ?? ''
  const fault = periodFault(period)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['sales-report', period.from, period.to, branch],
    queryFn: () => staffApi(getSalesReport, { query: { ...period, branch: branch || undefined } }),
    enabled: fault === undefined,
    // The figures before stay until others are there: nothing jumps while days are chosen.
    placeholderData: (before) => before,
  })
  return (
    <div className="list-page reports">
      <div className="list-page__head">
        <h1>{t('Sales')}</h1>
      </div>
      <ReportPeriod period={period} today={today} fault={fault} branch={branch} />
      {error && <ReadFailure failure={failureKindOf(error)} onRetry={() => void refetch()} />}
      {!data && isFetching && <Reading />}
      {data && !error && fault === undefined && (
        <div className="reports__figures" aria-busy={isFetching}>
          <KeyFigures report={data} />
          {data.totals.orders === 0 ? (
            <div className="board__empty">
              <ChartColumn size={48} aria-hidden="true" />
              <p>{t('Nothing was sold on these days')}</p>
            </div>
          ) : (
            <>
              <SalesChart report={data} />
              <div className="reports__parts">
                <SalesParts report={data} />
                <SalesSums totals={data.totals} />
                <SalesTaxes taxes={data.taxes} />
              </div>
            </>
          )}
          <ExportLinks period={period} />
        </div>
      )}
    </div>
  )
}
