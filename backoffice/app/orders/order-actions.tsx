import { Check, Clock, PackageCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OrderStatus } from '#contract/orders.ts'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { staffSteps } from '#domain/orders/status.ts'
import { needsMinutes } from '#domain/orders/status-change.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import { dueText } from './order-texts.ts'
import { useUsualMinutes } from './use-usual-minutes.ts'

/** What can be done with an order: another status, or another time for one that is approved. */
export type OrderChange = OrderStatus | 'new-time'

/** Begins a change of an order; with `answer` it is made at once, without a question. */
export type StartChange = (order: StaffOrderSummary, to: OrderChange, answer?: { minutes?: number }) => void

type OrderActionsProps = {
  order: StaffOrderSummary
  now: number
  isBusy: boolean
  /** On the board an order in the kitchen can be completed or told another time; rejecting it requires opening the ticket. */
  isShort?: boolean
  onStart: StartChange
}

/** What the member may do with an order now, in buttons for a thumb in a glove. */
export function OrderActions({ order, now, isBusy, isShort = false, onStart }: OrderActionsProps) {
  const { t } = useI18n()
  const { member } = useDesk()
  const steps = staffSteps(order.status).map(({ to }) => to)
  if (steps.length === 0 || !hasPermission(member.role, 'orders.change')) return null
  const named = <span className="visually-hidden"> {order.code}</span>
  // On the board it stands before the other button, which keeps its place in the corner while it grows for a second press.
  const newTime = order.status === 'approved' && (
    <Button
      className="order-actions__other"
      look="secondary"
      busy={isBusy}
      onClick={() => onStart(order, 'new-time')}
    >
      <Clock size={24} strokeWidth={2.5} aria-hidden="true" />
      <span className="order-actions__label">{t('New time')}</span>
      {named}
    </Button>
  )
  return (
    <div className={isShort ? 'order-actions order-actions--short' : 'order-actions'}>
      {steps.includes('approved') && (
        <ApproveButtons order={order} now={now} isBusy={isBusy} onStart={onStart} />
      )}
      {isShort && newTime}
      {steps.includes('completed') && (
        <CompleteButton code={order.code} isBusy={isBusy} onComplete={() => onStart(order, 'completed')} />
      )}
      {!isShort && newTime}
      {steps.includes('rejected') && !(isShort && order.status === 'approved') && (
        <Button
          className="order-actions__reject-ask"
          look="secondary"
          busy={isBusy}
          onClick={() => onStart(order, 'rejected')}
        >
          <X size={24} strokeWidth={2.5} aria-hidden="true" />
          <span className="order-actions__label">{t('Reject')}</span>
          {named}
        </Button>
      )}
    </div>
  )
}

/** Approves with the usual minutes by one press, and asks for others beside it. */
function ApproveButtons({ order, now, isBusy, onStart }: Omit<OrderActionsProps, 'isShort'>) {
  const i18n = useI18n()
  const { t } = i18n
  const usual = useUsualMinutes(order)
  const isTimed = !needsMinutes(order, now)
  const named = <span className="visually-hidden"> {order.code}</span>
  const approve = () => onStart(order, 'approved', isTimed ? {} : { minutes: usual })
  return (
    <>
      <Button className="order-actions__main order-actions__approve" busy={isBusy} onClick={approve}>
        <Check size={26} strokeWidth={3} aria-hidden="true" />
        <span>
          {isTimed
            ? t('Approve · {time}', { time: dueText(order, i18n, now).time })
            : t('Approve · {minutes} min', { minutes: usual })}
        </span>
        {named}
      </Button>
      <Button
        className="order-actions__other"
        look="secondary"
        busy={isBusy}
        onClick={() => onStart(order, 'approved')}
      >
        <Clock size={24} strokeWidth={2.5} aria-hidden="true" />
        <span className="order-actions__label">{t('Other time')}</span>
        {named}
      </Button>
    </>
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
      <PackageCheck size={26} aria-hidden="true" />
      <span aria-live="polite">{isArmed ? t('Press again to finish') : t('Finish')}</span>
      <span className="visually-hidden"> {props.code}</span>
    </Button>
  )
}
