import { isoAt, type PaymentRules } from '../context.ts'
import { leadMinutes } from '#domain/checkout/shop-rules.ts'
import { orderTimes } from '#domain/hours/time-windows.ts'
import { slotHolds } from '#domain/payments/late-payment.ts'
import { loadShopData } from './shop-data.ts'

/** What the payments module must know from the checkout about an order whose payment comes late. */
export const paymentRules: PaymentRules = {
  async slotHolds(ctx, order) {
    const { settings, week, zone } = await loadShopData(ctx)
    const now = ctx.deps.clock()
    const times = orderTimes({
      week,
      deliverType: order.deliver_type,
      zone,
      isActive: settings.isActive,
      now: isoAt(now),
      leadMinutes: leadMinutes(settings, order.deliver_type),
      days: settings.preorderDays,
    })
    const late = { deliverAt: order.deliver_at, deliverDate: order.deliver_date, placedAt: order.placed_at }
    return slotHolds(late, times, now)
  },
}
