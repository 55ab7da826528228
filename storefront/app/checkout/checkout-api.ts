import {
  type DeliverType,
  listOrderTimes,
  listPaymentProviders,
  type OrderTimes,
  type PaymentProvider,
  type PlaceOrder,
  type Quote,
  quoteCart,
  type QuoteRequest,
} from '#contract/checkout.ts'
import { browserApi } from '../http/browser-api.ts'
import { type Outcome, sendOrder } from './send-order.ts'

// The calls of the checkout; `load-checkout-api.ts` says how they come to the page.

/** What an order costs. */
export const getQuote = (body: QuoteRequest, signal: AbortSignal): Promise<Quote> =>
  browserApi(signal)(quoteCart, { body })

/** When it can be had. */
export const getOrderTimes = (deliverType: DeliverType, signal: AbortSignal): Promise<OrderTimes> =>
  browserApi(signal)(listOrderTimes, { query: { deliverType } })

export const getProviders = (): Promise<readonly PaymentProvider[]> => browserApi()(listPaymentProviders, {})

/** Places an order once and returns the outcome. */
export const place = (body: PlaceOrder, idempotencyKey: string): Promise<Outcome> =>
  sendOrder(browserApi(), body, idempotencyKey)
