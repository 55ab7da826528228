import { listPaymentProviders } from '#contract/checkout.ts'
import { getMap } from '#contract/delivery.ts'
import type { Order } from '#contract/orders.ts'
import { listSettings } from '#contract/settings.public.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import type { ServerContext } from '../shop/server-context.ts'
import type { OrderedAt } from './ordered-at.ts'

/** What the page of an order needs besides the order itself. */
export async function loadOrderData(server: ServerContext, { payment, createdAt }: Order) {
  const [providers, { tiles }, settings] = await Promise.all([
    server.call(listPaymentProviders, {}),
    server.call(getMap, {}),
    server.call(listSettings, {}),
  ])
  const method = providers.find(({ id }) => id === payment.method)?.name ?? payment.method
  const timeZone = settings.find(({ key }) => key === 'TIME_ZONE')?.value
  return {
    method,
    hasTiles: tiles !== null,
    seenAt: Date.now(),
    orderedAt: writeOrderedAt(new Date(createdAt), localeOf(server.language), timeZone),
  }
}

function writeOrderedAt(createdAt: Date, locale: string, timeZone: string | undefined): OrderedAt {
  const write = (dateStyle: 'full' | 'long') =>
    createdAt.toLocaleString(locale, { dateStyle, timeStyle: 'short', timeZone })
  return { full: write('full'), long: write('long') }
}
