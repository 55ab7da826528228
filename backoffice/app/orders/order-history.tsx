import type { StaffOrder } from '#contract/orders.staff.ts'
import { isKnownReason } from '#domain/orders/reject-reasons.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { useI18n } from '#ui/i18n.tsx'

/** What has happened to the order, when and by whom. */
export function OrderHistory({ history }: { history: StaffOrder['history'] }) {
  const { t, date } = useI18n()
  const timeIn = (minutes: number, from: string) =>
    date(new Date(Date.parse(from) + minutes * 60_000), { hour: '2-digit', minute: '2-digit' })
  return (
    <section className="order-history" aria-labelledby="history-title">
      <h2 id="history-title">{t('History')}</h2>
      <ol>
        {history.map(({ from, to, at, by, minutes, reason }, position) => (
          <li key={position}>
            <time dateTime={at}>{date(at, { hour: '2-digit', minute: '2-digit' })}</time>
            <span>
              {from === null ? t('Received') : from === to ? t('New time') : t(statusTexts[to])}
              {minutes !== null &&
                ` · ${from === to ? timeIn(minutes, at) : t('{minutes} min', { minutes })}`}
              {by !== '' && ` · ${by}`}
              {reason && <em>{isKnownReason(reason) ? t(reason) : reason}</em>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
