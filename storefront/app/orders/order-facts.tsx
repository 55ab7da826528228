import { MapPin, MessageSquareText, Phone } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { useI18n } from '#ui/i18n.tsx'
import { useShop } from '../shop/use-shop.ts'

/** Where the order goes, the guest's note, and the restaurant's phone. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useI18n()
  const { ADDRESS, PHONE } = useShop().settings
  const place = {
    delivery: { name: t('Delivery to'), text: [order.name, order.address].filter(Boolean).join(', ') },
    takeaway: { name: t('Pick up at'), text: ADDRESS },
    curbside: { name: t('Curbside at'), text: ADDRESS },
    table: { name: t('At the table'), text: order.tableName ?? order.name },
  }[order.deliverType]
  return (
    <div className="order-facts">
      <p>
        <MapPin size={20} aria-hidden="true" />
        <span>
          <span className="order-facts__name">{place.name}</span>
          {place.text}
        </span>
      </p>
      {order.notes && (
        <p>
          <MessageSquareText size={20} aria-hidden="true" />
          <span>
            <span className="order-facts__name">{t('Note')}</span>
            {order.notes}
          </span>
        </p>
      )}
      {PHONE !== '' && order.status !== 'rejected' && (
        <a className="button button--secondary" href={`tel:${PHONE.replace(/[^\d+]/g, '')}`}>
          <Phone size={18} aria-hidden="true" />
          {t('Call us')} <bdi>{PHONE}</bdi>
        </a>
      )}
    </div>
  )
}
