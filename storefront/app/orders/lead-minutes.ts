import type { LeadMinutes } from '#domain/orders/expected-time.ts'
import type { Shop } from '../shop/shop.ts'

/** How long the restaurant usually needs, as its settings say; an order itself knows better, see `leadOf`. */
export function leadMinutes({
  PREPARATION_MINUTES,
  DELIVERY_MINUTES,
}: Pick<Shop['settings'], 'PREPARATION_MINUTES' | 'DELIVERY_MINUTES'>): LeadMinutes {
  return {
    preparation: Number.parseInt(PREPARATION_MINUTES, 10) || 0,
    delivery: Number.parseInt(DELIVERY_MINUTES, 10) || 0,
  }
}
