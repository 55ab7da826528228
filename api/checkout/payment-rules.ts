import { isoNow, type PaymentRules } from '../context.ts'
import { leadTime } from '#domain/hours/lead-minutes.ts'
import { slotHolds } from '#domain/payments/late-payment.ts'
import { loadShopData } from './shop-data.ts'

/** What the payments module must know from the checkout about an order whose payment comes late. */
export const paymentRules: PaymentRules = {
  async slotHolds(ctx, order) {
    const { settings, week, zone } = await loadShopData(ctx)
    const late = { deliverAt: order.deliver_at, deliverDate: order.deliver_date, placedAt: order.placed_at }
    return slotHolds(late, {
      week,
      deliverType: order.deliver_type,
      zone,
      isActive: settings.isActive,
      now: isoNow(ctx.deps),
      leadMinutes: leadTime(settings.lead, order.deliver_type),
      days: settings.preorderDays,
    })
  },
}
