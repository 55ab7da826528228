import { useEffect, useState } from 'react'
import type { StaffOrder } from '#contract/orders.staff.ts'
import { getOrderPayments, type OrderPayments, type Refund, refundOrder } from '#contract/payments.staff.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { randomId } from '#ui/random-id.ts'
import { staffApi } from '../http/staff-api.ts'
import { useDesk } from '../restaurant/use-desk.ts'
import { useSend } from '../http/use-send.ts'
import { PaymentBadge } from './payment-badge.tsx'
import { RefundDialog, type WantedRefund } from './refund-dialog.tsx'

/** How an order was paid online, what was paid back, and the way to pay more back. */
export function TicketPayment({ order }: { order: StaffOrder }) {
  const { t, money } = useI18n()
  const { member, live } = useDesk()
  const { isBusy, send } = useSend()
  const [payments, setPayments] = useState<OrderPayments>()
  /** While the dialog is open: the same refund, sent again after a lost answer, is made once. */
  const [key, setKey] = useState<string>()
  const { id, paymentState, refunded } = order
  useEffect(() => {
    if (paymentState === null) return
    let isOver = false
    staffApi(getOrderPayments, { params: { id } }).then(
      (found) => void (isOver || setPayments(found)),
      // The order itself says how it stands; this is read again with the next news.
      () => {},
    )
    return () => void (isOver = true)
  }, [id, paymentState, refunded, live.revision])
  if (paymentState === null) return null

  const refund = async (wanted: WantedRefund) => {
    const found = await send(() =>
      staffApi(refundOrder, { params: { id }, body: wanted, idempotencyKey: key }),
    )
    if (!found) return
    setPayments(found)
    setKey(undefined)
  }
  const refunds = payments?.attempts.flatMap((attempt) => attempt.refunds) ?? []
  const mayRefund =
    hasPermission(member.role, 'orders.refund') && payments !== undefined && payments.refundable > 0
  return (
    <section className="ticket-payment" aria-labelledby="ticket-payment">
      <h2 id="ticket-payment">{t('Online payment')}</h2>
      <PaymentBadge state={paymentState} />
      {refunds.length > 0 && (
        <ul className="ticket-payment__refunds" aria-label={t('Refunds')}>
          {refunds.map((one) => (
            <li key={one.id}>
              {t(refundText(one), { amount: money(one.amount) })}
              {one.reason !== '' && <small>{one.reason}</small>}
            </li>
          ))}
        </ul>
      )}
      {mayRefund && (
        <Button look="secondary" onClick={() => setKey(randomId())}>
          {t('Pay back')}
        </Button>
      )}
      <RefundDialog
        code={order.code}
        payments={key === undefined ? undefined : payments}
        isBusy={isBusy}
        onClose={() => setKey(undefined)}
        onRefund={(wanted) => void refund(wanted)}
      />
    </section>
  )
}

function refundText({ state }: Refund): string {
  const texts: Record<Refund['state'], string> = {
    requested: 'Refund on its way: {amount}',
    pending: 'Refund on its way: {amount}',
    done: 'Paid back: {amount}',
    failed: 'Refund failed: {amount}',
    canceled: 'Refund withdrawn: {amount}',
  }
  return texts[state]
}
