import { Check, PackageCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { staffSteps } from '#domain/orders/status.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'

type OrderActionsProps = {
  order: StaffOrderSummary
  isBusy: boolean
  /** On the board an order in the kitchen can only be completed; rejecting it requires opening the ticket. */
  isShort?: boolean
  onStart: (order: StaffOrderSummary, to: OrderStatus) => void
}

/** What can be done with an order now, in buttons for a thumb in a glove. */
export function OrderActions({ order, isBusy, isShort, onStart }: OrderActionsProps) {
  const { t } = useI18n()
  const steps = staffSteps(order.status).map(({ to }) => to)
  if (steps.length === 0) return null
  const named = <span className="visually-hidden"> {order.code}</span>
  return (
    <div className="order-actions">
      {steps.includes('approved') && (
        <Button
          className="order-actions__main order-actions__approve"
          busy={isBusy}
          onClick={() => onStart(order, 'approved')}
        >
          <Check size={28} strokeWidth={3} aria-hidden="true" />
          {t('Approve')}
          {named}
        </Button>
      )}
      {steps.includes('completed') && (
        <CompleteButton code={order.code} isBusy={isBusy} onComplete={() => onStart(order, 'completed')} />
      )}
      {steps.includes('rejected') && !(isShort && order.status === 'approved') && (
        <Button look="secondary" busy={isBusy} onClick={() => onStart(order, 'rejected')}>
          <X size={24} strokeWidth={2.5} aria-hidden="true" />
          {t('Reject')}
          {named}
        </Button>
      )}
    </div>
  )
}

const SECOND_PRESS_MS = 5_000

/** What is completed stays completed, so it takes a second press: an elbow on the screen ends no order. */
function CompleteButton(props: { code: string; isBusy: boolean; onComplete: () => void }) {
  const { t } = useI18n()
  const [isArmed, setArmed] = useState(false)
  useEffect(() => {
    if (!isArmed) return
    const timer = setTimeout(() => setArmed(false), SECOND_PRESS_MS)
    return () => clearTimeout(timer)
  }, [isArmed])
  return (
    <Button
      className={
        isArmed
          ? 'order-actions__main order-actions__complete--armed'
          : 'order-actions__main order-actions__complete'
      }
      look="secondary"
      busy={props.isBusy}
      onClick={() => {
        setArmed(!isArmed)
        if (isArmed) props.onComplete()
      }}
    >
      <PackageCheck size={28} aria-hidden="true" />
      <span aria-live="polite">{isArmed ? t('Press again to finish') : t('Finish')}</span>
      <span className="visually-hidden"> {props.code}</span>
    </Button>
  )
}
