import type { Hono } from 'hono'
import * as contract from '#contract/checkout.ts'
import { createMyOrder } from '#contract/orders.ts'
import { payOrder } from '#contract/payments.ts'
import { leadTime } from '#domain/hours/lead-minutes.ts'
import { orderTimes } from '#domain/hours/time-windows.ts'
import { type Ctx, isoNow } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { mount } from '../http/mount.ts'
import { findOrderId } from '../orders/index.ts'
import { whileGuestWaits } from '../payments/index.ts'
import { whileCounted } from './order-limit.ts'
import { payUnpaidOrder } from './pay-unpaid-order.ts'
import { placeOrder } from './place-order.ts'
import { quoteCart } from './quote-cart.ts'
import { readRequest } from './read-request.ts'
import { loadShopData, loadTaxes } from './shop-data.ts'

export function checkoutRoutes(app: Hono<AppEnv>): void {
  mount(app, contract.listTaxes, ({ ctx }) => loadTaxes(ctx))
  mount(app, contract.quoteCart, async ({ ctx, body }) => quoteCart(ctx, await readRequest(ctx, body)))
  mount(app, contract.listOrderTimes, async ({ ctx, query }) => {
    const { settings, week, zone } = await loadShopData(ctx)
    return orderTimes({
      week,
      deliverType: query.deliverType,
      zone,
      isActive: settings.isActive,
      now: isoNow(ctx.deps),
      leadMinutes: leadTime(settings.lead, query.deliverType),
      days: settings.preorderDays,
    })
  })
  const place = (ctx: Ctx, body: contract.PlaceOrder, sentKey?: string) =>
    whileGuestWaits(() => placeOrder(ctx, body, sentKey))
  mount(app, contract.placeOrder, async ({ ctx, body, idempotencyKey }) => {
    const { url, orderUrl } = await place(ctx, body, idempotencyKey)
    return { url, orderUrl }
  })
  mount(app, contract.createOrder, async ({ ctx, body, idempotencyKey }) => {
    const { id, url } = await place(ctx, body, idempotencyKey)
    return { id, url }
  })
  mount(app, payOrder, async ({ ctx, params }) => {
    const url = await whileCounted(ctx, async () => {
      const id = await findOrderId(ctx, params.token)
      return whileGuestWaits(() => payUnpaidOrder(ctx, id))
    })
    return { url }
  })
  mount(app, createMyOrder, async ({ ctx, body, idempotencyKey }) => {
    const { id, code, url } = await place(ctx, body, idempotencyKey)
    return { id, code, url }
  })
}
