import { z } from 'zod'
import { DeliverType, IncludedTax, QuoteLine, Totals } from './checkout.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './primitives.ts'

/** The statuses of spec 4, plus `pending_payment`: stored and waiting for the payment provider. */
export const OrderStatus = z.enum([
  'pending_payment',
  'pending_approval',
  'approved',
  'rejected',
  'completed',
])
export type OrderStatus = z.output<typeof OrderStatus>

/** An order as the person who placed it sees it. */
export const Order = z
  .object({
    id: Id,
    code: z.string(),
    status: OrderStatus,
    statusText: z.string(),
    createdAt: Instant,
    deliverAt: z.enum(['now', 'later']),
    deliverDate: Instant.nullable(),
    deliverType: DeliverType,
    takeaway: z.boolean(),
    issueInvoice: z.boolean(),
    items: z.array(QuoteLine),
    address: z.string().nullable(),
    notes: z.string().nullable(),
    name: z.string(),
    payment: z.object({
      price: Totals.shape.price,
      cartTotal: Totals.shape.goods,
      deposit: Totals.shape.deposit,
      discount: Totals.shape.discount,
      deliver: Totals.shape.delivery,
      tax: Totals.shape.tax,
      taxItems: Totals.shape.taxItems,
      tip: Totals.shape.tip,
      total: Totals.shape.total,
      method: z.string(),
      includedTaxes: z.array(IncludedTax),
    }),
  })
  .meta({ id: 'Order' })
export type Order = z.output<typeof Order>

/** The page of an order by its secret link: whoever holds the token may see the order, nobody else. */
export const getOrderByToken = endpoint({
  id: 'getOrderByToken',
  method: 'GET',
  path: '/orders/{token}',
  auth: 'public',
  summary: 'One order by its secret link',
  params: z.object({ token: z.string().min(16).max(64) }),
  response: Order,
})
