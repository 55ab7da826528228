import { useQuery } from '@tanstack/react-query'
import type { SalesReport } from '#contract/orders-report.ts'
import { useI18n } from '#ui/i18n.tsx'
import { dayNames, wayNames } from '../documents/day-names.ts'
import { documentCalls, DOCUMENTS } from '../documents/document-calls.ts'
import { paymentMethodName } from '../documents/payment-method-name.ts'
import { useBranchList } from '../restaurant/use-branch-list.ts'
import { BarTable } from './bar-table.tsx'
import { hourText } from './sales-series.ts'

/** A week: on fewer days some days of the week are missing. */
const DAYS_OF_WEEK = 7
/** Where most of the turnover is made. */
const FEW_DISHES = 15

/** What was sold by dish, time, way, payment, area and branch. */
export function SalesParts({ report }: { report: SalesReport }) {
  const { t } = useI18n()
  const areaName = useAreaNames()
  const { data: branches = [] } = useBranchList()
  const { items, hours, weekdays, deliverTypes, payments, areas, days } = report
  const orders = t('Orders')
  return (
    <>
      <BarTable
        title={t('Dishes')}
        hint={t('Without deposits, discounts and taxes added to prices')}
        heads={[t('Dish'), t('Sold')]}
        few={FEW_DISHES}
        rows={items.map(({ kind, id, name, qty, turnover }) => ({
          key: `${kind} ${id}`,
          label: name,
          count: qty,
          turnover,
        }))}
      />
      {days.length > 1 && (
        <BarTable
          title={t('Time of day')}
          heads={[t('Hour'), orders]}
          rows={hours.map(({ hour, ...figures }) => row(String(hour), hourText(hour), figures))}
        />
      )}
      {days.length >= DAYS_OF_WEEK && (
        <BarTable
          title={t('Days of the week')}
          heads={[t('Day'), orders]}
          rows={weekdays.map(({ weekday, ...figures }) => row(weekday, dayNames(t)[weekday], figures))}
        />
      )}
      <BarTable
        title={t('Ways')}
        heads={[t('Way'), orders]}
        rows={deliverTypes.map(({ deliverType, ...figures }) =>
          row(deliverType, wayNames(t)[deliverType], figures),
        )}
      />
      <BarTable
        title={t('Paid with')}
        heads={[t('Paid with'), orders]}
        rows={payments.map(({ method, provider, ...figures }) =>
          row(method, provider ?? paymentMethodName(t, method), figures),
        )}
      />
      {areas.length > 0 && (
        <BarTable
          title={t('Delivery areas')}
          heads={[t('Area'), orders]}
          rows={areas.map(({ areaId, name, ...figures }) =>
            row(areaId, areaName(areaId) ?? name ?? '–', figures),
          )}
        />
      )}
      {branches.length > 1 && report.branches.length > 0 && (
        <BarTable
          title={t('Branches')}
          heads={[t('Branch'), orders]}
          rows={report.branches.map(({ branchId, ...figures }) =>
            row(branchId, branches.find(({ id }) => id === branchId)?.name ?? branchId, figures),
          )}
        />
      )}
    </>
  )
}

const row = (key: string, label: string, { orders, turnover }: SalesReport['before']) => ({
  key,
  label,
  count: orders,
  turnover,
})

/** What the areas are called today; orders tell it only where guests choose their area. */
function useAreaNames(): (id: string) => string | undefined {
  const { data = [] } = useQuery({
    queryKey: [DOCUMENTS, 'area'],
    queryFn: () => documentCalls('area').list(),
  })
  return (wanted) => data.find(({ id }) => id === wanted)?.document.name
}
