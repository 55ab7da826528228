import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** How far a payment has come: forward only (payments.md 1), unless a refund fails after it was made. */
export const PaymentState = z.enum([
  'created',
  'open',
  'processing',
  'authorized',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'expired',
  'canceled',
  'review',
  'charged_back',
])
export type PaymentState = z.output<typeof PaymentState>

/**
 * How a payment stands: `paid` has reached the restaurant; while it is `pending` nobody knows yet. Every other state is
 * answered by the error `payment_failed` with what `FailedPayment` says.
 */
export const PaymentCheck = z
  .object({
    state: z.enum(['paid', 'pending']),
    pending: z.boolean(),
    /** The page of the order, for the guest whose order it is. */
    url: z.string().nullable(),
  })
  .meta({ id: 'PaymentCheck' })
export type PaymentCheck = z.output<typeof PaymentCheck>

/**
 * In the body of `payment_failed`: `open` can still be paid at `payAt`, `failed` and `canceled` can be tried again,
 * `refunded` came too late and goes back.
 */
export type FailedPayment = {
  state: 'open' | 'failed' | 'canceled' | 'refunded'
  url: string | null
  payAt: string | null
}

export const checkPayment = endpoint({
  id: 'checkPayment',
  method: 'GET',
  path: '/checkout/check',
  auth: 'public',
  summary: 'How a payment stands, asked anew at its provider',
  query: z.object({
    payment: z.string(),
    sess: z.string(),
    /** What PayPal adds to the address; it must name the same payment. */
    token: z.string().optional(),
    /** The buyer came back by the cancel button. */
    cancel: z.string().optional(),
  }),
  response: PaymentCheck,
})

export const payOrder = endpoint({
  id: 'payOrder',
  method: 'POST',
  path: '/orders/{token}/payment',
  auth: 'public',
  summary: 'Where an order that waits for its payment can be paid, by its secret link',
  params: z.object({ token: z.string().min(16).max(64) }),
  response: z.object({ url: z.string() }),
})
