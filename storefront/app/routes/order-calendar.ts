import type { LoaderFunctionArgs } from 'react-router'
import { getOrderByToken } from '#contract/orders.ts'
import { statusOf } from '../account/guards.server.ts'
import { serverContext } from '../shop/server-context.ts'
import { loadShop } from '../shop/shop.server.ts'
import { createI18n } from '#ui/i18n.tsx'
import { orderEvent } from '../orders/order-event.ts'
import { writeCalendar } from '#domain/orders/calendar.ts'

/** The time window of an order as a file for the guest's calendar. It does not hold the secret of the link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const server = context.get(serverContext)
  const order = await server
    .call(getOrderByToken, { params: { token: params['token'] ?? '' } })
    .catch((error: unknown) => {
      if (statusOf(error) === 404) throw new Response(null, { status: 404 })
      throw error
    })
  const { shop, i18n } = await loadShop(server)
  const file = writeCalendar(orderEvent(order, shop.settings, createI18n(i18n), new Date()))
  return new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `inline; filename="${order.code}.ics"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}
