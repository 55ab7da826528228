import type { Order } from '#contract/orders.ts'
import { useI18n } from '#ui/i18n.tsx'
import { isOn } from '../shop/shop.ts'
import { useBranch } from '../shop/use-branch.ts'
import { useShop } from '../shop/use-shop.ts'

/** Where the order goes, when it was placed and for when, and the guest's note (spec 2). */
export function OrderFacts({ order, orderedAt }: { order: Order; orderedAt: string }) {
  const { t, date } = useI18n()
  const shop = useShop()
  const { name, address } = useBranch(order)
  const moment = (instant: string, text: string) => (
    <time dateTime={instant}>{t('{date}', { date: text })}</time>
  )
  const due = order.expectedAt ?? order.deliverDate
  const rows = [
    ...placeRows(order, address && [name, address].filter(Boolean).join(', '), t),
    { name: t('Order date'), text: moment(order.createdAt, orderedAt) },
    {
      name: order.deliverType === 'delivery' ? t('Delivery date') : t('Ready'),
      text: due
        ? moment(due, date(due, { dateStyle: 'full', timeStyle: 'short' }))
        : t('As soon as possible'),
    },
    isOn(shop, 'ALLOW_ISSUE_INVOICE') && {
      name: t('Invoice'),
      text: order.issueInvoice ? t('Yes, please') : t('Not asked for'),
    },
    order.notes !== null && { name: t('Note'), text: order.notes },
  ].filter((row) => row !== false)
  return (
    <dl className="order-facts">
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where the guest gets the order. */
function placeRows(
  order: Pick<Order, 'deliverType' | 'name' | 'address' | 'tableName'>,
  restaurant: string,
  t: (text: string) => string,
): { name: string; text: string }[] {
  const how = (text: string) => ({ name: t('How you get it'), text })
  const there = (name: string) => (restaurant === '' ? [] : [{ name, text: restaurant }])
  const { deliverType, name, address, tableName } = order
  if (deliverType === 'delivery')
    return [{ name: t('Delivery address'), text: [name, address].filter(Boolean).join(', ') }]
  if (deliverType === 'takeaway') return [how(t('Takeaway')), ...there(t('Pick up at'))]
  if (deliverType === 'curbside') return [how(t('Curbside')), ...there(t('Curbside at'))]
  return [how([t('At the table'), tableName ?? name].filter(Boolean).join(' '))]
}
