import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { listPaymentAlarms, markAlarmSeen, type PaymentAlarm, refundAgain } from '#contract/payments.staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { usePolled } from '../http/use-polled.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { useSend } from '../http/use-send.ts'

const EVERY_MS = 60_000
/** The others wait behind a button, so that new orders stay in sight. */
const AT_ONCE = 2

const texts: Record<PaymentAlarm['kind'], string> = {
  mismatch: 'A payment of {amount} does not match its order',
  without_order: 'A payment of {amount} has no order',
  capture_failed: '{amount} could not be taken',
  refund_failed: 'A refund of {amount} has failed',
  refund_owed: 'A payment of {amount} has to be paid back by hand',
  charged_back: 'The bank has taken back {amount}',
}

const readAlarms = () => staffApi(listPaymentAlarms, {})

/** What has happened to money and no program can put right, until somebody takes care of it. */
export function PaymentAlarms() {
  const { t, money, date } = useI18n()
  const { member, live } = useDesk()
  const { isBusy, send } = useSend()
  const [alarms = [], setAlarms] = usePolled(readAlarms, EVERY_MS, live.revision)
  if (alarms.length === 0) return null

  const mayHandle = hasPermission(member.role, 'payments.handle')
  const handle = async (call: typeof markAlarmSeen | typeof refundAgain, id: string) => {
    const seen = await send(() => staffApi(call, { params: { id } }))
    if (seen) setAlarms((alarms) => alarms?.filter((alarm) => alarm.id !== id))
  }
  const row = ({ id, kind, amount, providerName, reference, orderId, orderCode, at }: PaymentAlarm) => (
    <li key={id}>
      <p>
        <strong>{t(texts[kind], { amount: money(amount) })}</strong>
        <small>
          {[
            providerName,
            reference,
            orderId === null && orderCode,
            date(at, { dateStyle: 'short', timeStyle: 'short' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      {orderId && orderCode && (
        <Link className="button button--secondary" to={`/orders/${orderId}`}>
          {orderCode}
        </Link>
      )}
      {mayHandle && kind === 'refund_owed' && (
        <Button look="secondary" busy={isBusy} onClick={() => void handle(refundAgain, id)}>
          {t('Try the refund again')}
        </Button>
      )}
      {mayHandle && (
        <Button look="secondary" busy={isBusy} onClick={() => void handle(markAlarmSeen, id)}>
          {t('I take care of it')}
        </Button>
      )}
    </li>
  )
  return (
    <section className="payment-alarms" aria-labelledby="payment-alarms">
      <h2 id="payment-alarms">
        <TriangleAlert size={22} aria-hidden="true" />
        {t('Payments need a look')}
      </h2>
      <ul>{alarms.slice(0, AT_ONCE).map(row)}</ul>
      {alarms.length > AT_ONCE && (
        <details>
          <summary>{t('And {count} more', { count: alarms.length - AT_ONCE })}</summary>
          <ul>{alarms.slice(AT_ONCE).map(row)}</ul>
        </details>
      )}
    </section>
  )
}
