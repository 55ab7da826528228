import { CalendarPlus, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { canOrderAgain } from '#domain/orders/status.ts'
import { useI18n } from '#ui/i18n.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import { useBranch } from '../shop/use-branch.ts'

type OrderWaysProps = { order: Order; token: string; renderAgain: (isSecond: boolean) => ReactNode }

/** What a guest can do with an order at its status: order it again, note its time, call. */
export function OrderWays({ order, token, renderAgain }: OrderWaysProps) {
  const { t } = useI18n()
  const { phone } = useBranch(order)
  const { status, deliverType } = order
  const hasTime = (status === 'pending_approval' || status === 'approved') && deliverType !== 'table'
  return (
    <div className="order-page__ways">
      {/* Who was refused is asked to call first. */}
      {canOrderAgain(status) && renderAgain(status === 'rejected' && phone !== '')}
      {hasTime && (
        <a className="button button--secondary" href={`/order/${token}/calendar.ics`}>
          <CalendarPlus size={18} aria-hidden="true" />
          {t('Add to calendar')}
        </a>
      )}
      {phone !== '' && status !== 'rejected' && (
        <a className="button button--secondary" href={phoneLink(phone)}>
          <Phone size={18} aria-hidden="true" />
          <span>
            {t('Call us')} <bdi>{phone}</bdi>
          </span>
        </a>
      )}
    </div>
  )
}
