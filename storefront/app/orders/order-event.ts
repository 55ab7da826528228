import type { Order } from '#contract/orders.ts'
import type { CalendarEvent } from '#domain/orders/calendar.ts'
import { expectedWindow } from '#domain/orders/expected-time.ts'
import { branchFacts } from '#domain/settings/branch-facts.ts'
import { TIME_WINDOW_MINUTES } from '#domain/limits.ts'
import type { I18n } from '#ui/i18n.tsx'
import type { Shop } from '../shop/shop.ts'
import { leadMinutes } from '#domain/hours/lead-minutes.ts'

const MINUTE = 60_000

/** An order as an event of the guest's calendar, from when to when it is expected. */
export function orderEvent(
  order: Order,
  settings: Shop['settings'],
  { t }: Pick<I18n, 't'>,
  stamp: Date,
): CalendarEvent {
  const { title, address, phone } = order.branch ?? branchFacts(settings, null)
  const { from, to } = expectedWindow(order, leadMinutes(settings))
  const isNamed = from.getTime() === to.getTime()
  const lines = [
    t('Order code {code}', { code: order.code }),
    ...order.items.map(({ qty, name }) => `${qty} × ${name}`),
    phone && t('Phone {phone}', { phone }),
  ]
  return {
    uid: order.id,
    stamp,
    from,
    to: isNamed ? new Date(from.getTime() + TIME_WINDOW_MINUTES * MINUTE) : to,
    title: t('Order from {restaurant}', { restaurant: title }),
    place: order.deliverType === 'delivery' ? (order.address ?? '') : address,
    text: lines.filter(Boolean).join('\n'),
  }
}
