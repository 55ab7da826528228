import { Phone } from 'lucide-react'
import { isKnownReason } from '#domain/orders/reject-reasons.ts'
import type { Order } from '#contract/orders.ts'
import { useI18n } from '#ui/i18n.tsx'
import { phoneLink } from '../shop/phone-link.ts'
import { useBranch } from '../shop/use-branch.ts'

/** Why the restaurant could not take the order, and the quickest way to talk about it. */
export function OrderRejection({ order }: { order: Order }) {
  const { t } = useI18n()
  const { phone } = useBranch(order)
  const { rejectReason: reason, items } = order
  return (
    <div className="order-refusal">
      <ul className="order-refusal__dishes" aria-label={t('What you had ordered')}>
        {items.map(({ name, qty }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the dishes of an order never change
          <li key={at}>
            {qty} × {name}
          </li>
        ))}
      </ul>
      {reason && (
        <p className="order-refusal__reason">
          <span>{t('What the restaurant says')}</span>
          <strong>{isKnownReason(reason) ? t(reason) : reason}</strong>
        </p>
      )}
      {phone !== '' && (
        <a className="button button--large" href={phoneLink(phone)}>
          <Phone size={20} aria-hidden="true" />
          {t('Call us')} <bdi>{phone}</bdi>
        </a>
      )}
    </div>
  )
}
