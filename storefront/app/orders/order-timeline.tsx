import { Check, CookingPot, PackageCheck, ReceiptText } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { useI18n } from '#ui/i18n.tsx'
import { type Step, stepStates } from './order-progress.ts'

const icons = { placed: ReceiptText, kitchen: CookingPot, done: PackageCheck }
const order: readonly Step[] = ['placed', 'kitchen', 'done']

/** The way of an order: received, in the kitchen, done. `isLater` says that the kitchen need not begin yet. */
export function OrderTimeline({ status, isLater }: Pick<Order, 'status'> & { isLater: boolean }) {
  const { t } = useI18n()
  // The sign above the title says it.
  if (status === 'rejected') return null
  const states = stepStates(status)
  const waiting = status === 'pending_payment' ? t('Waiting for payment') : t('Waiting for confirmation')
  const confirmed = isLater ? t('Confirmed – prepared in good time') : t('Confirmed – being prepared')
  const names = {
    placed: states.placed === 'done' ? t('Received') : waiting,
    kitchen: states.kitchen === 'done' ? t('Prepared') : confirmed,
    done: t('Completed'),
  }
  const stateNames = { done: t('Done'), current: t('Now'), open: t('Still to come') }
  return (
    <ol className="timeline" aria-label={t('Status')}>
      {order.map((step) => {
        const state = states[step]
        const Icon = state === 'done' ? Check : icons[step]
        return (
          <li
            key={step}
            className={`timeline__step timeline__step--${state}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <span className="timeline__icon">
              {step === 'kitchen' && state === 'current' && !isLater && (
                <span className="timeline__steam" aria-hidden="true" />
              )}
              <Icon size={22} strokeWidth={2} aria-hidden="true" />
            </span>
            <span className="timeline__name">
              {names[step]}
              <span className="visually-hidden"> ({stateNames[state]})</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
