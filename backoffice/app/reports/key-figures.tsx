import type { SalesReport } from '#contract/orders-report.ts'
import { cents } from '#domain/money.ts'
import { useI18n } from '#ui/i18n.tsx'
import { changeInPercent } from './sales-series.ts'

/** What an owner asks first, beside the days before. */
export function KeyFigures({ report: { totals, before, rejected, days } }: { report: SalesReport }) {
  const { t, money } = useI18n()
  const mean = (orders: number, turnover: number) => cents(orders === 0 ? 0 : Math.round(turnover / orders))
  const figures = [
    {
      name: t('Turnover'),
      value: money(totals.turnover),
      change: changeInPercent(totals.turnover, before.turnover),
    },
    { name: t('Orders'), value: totals.orders, change: changeInPercent(totals.orders, before.orders) },
    {
      name: t('Per order'),
      value: money(mean(totals.orders, totals.turnover)),
      change: changeInPercent(mean(totals.orders, totals.turnover), mean(before.orders, before.turnover)),
    },
    { name: t('Tips'), value: money(totals.tip) },
    { name: t('Paid back'), value: money(totals.refunded) },
    { name: t('Rejected'), value: rejected.orders },
  ]
  return (
    <>
      <dl className="key-figures">
        {figures.map(({ name, value, change }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {change !== undefined && totals.orders > 0 && <Change percent={change} />}
          </div>
        ))}
      </dl>
      <p className="key-figures__note">
        {t(
          '{days, plural, one {Changes compare with the day before} other {Changes compare with the # days before}}, up to the same time of day. Orders count on the day they were placed; tests and rejected ones do not. Refunds are not taken off. This is no report of a till.',
          { days: days.length },
        )}
      </p>
    </>
  )
}

/** How a figure changed; a minus is written as one. */
function Change({ percent }: { percent: number }) {
  const i18n = useI18n()
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±'
  return (
    <dd className="key-figures__change" data-is={percent < 0 ? 'less' : percent > 0 ? 'more' : 'same'}>
      {`${sign}${i18n.percent(Math.abs(percent))}`}
    </dd>
  )
}
