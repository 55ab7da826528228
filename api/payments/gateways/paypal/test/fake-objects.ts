import { randomBytes } from 'node:crypto'

export type Movement = { id: string; status: string; cents: number; at: string }
export type FakeCapture = Movement & { reason: string | null }
export type FakeAuthorization = Movement & { expiresAt: string }
export type FakeRefund = Movement & { invoiceId: string | null; captureId: string }

/** An order as the fake keeps it. */
export type FakeOrder = {
  id: string
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  /** PayPal has forgotten it. */
  isGone: boolean
  isLive: boolean
  createdAt: string
  updatedAt: string
  referenceId: string
  customId: string
  invoiceId: string
  description: string
  cents: number
  currency: string
  returnUrl: string
  cancelUrl: string
  /** The outcome of the capture that the buyer has approved. */
  promise: 'COMPLETED' | 'PENDING' | 'refusal'
  captures: FakeCapture[]
  authorizations: FakeAuthorization[]
  refunds: FakeRefund[]
}

export const paypalId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17)

/** Captures that have moved money. */
export const taken = ({ captures }: FakeOrder) =>
  captures.filter(({ status }) => ['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'].includes(status))
export const refunded = ({ refunds }: FakeOrder): number =>
  sum(refunds.filter(({ status }) => status !== 'FAILED'))
export const sum = (movements: Movement[]): number => movements.reduce((all, { cents }) => all + cents, 0)

/** An order as PayPal shows it; `url` is where the fake lies. */
export function orderJson(order: FakeOrder, url: string) {
  const { id, intent, status, createdAt, updatedAt, cents } = order
  const pay = { href: `${url}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }
  const { captures, authorizations, refunds } = order
  return {
    id,
    intent,
    status,
    create_time: createdAt,
    update_time: updatedAt,
    purchase_units: [
      {
        reference_id: order.referenceId,
        custom_id: order.customId,
        invoice_id: order.invoiceId,
        description: order.description,
        amount: money(order, cents),
        ...(captures.length + authorizations.length > 0 && {
          payments: {
            captures: captures.map((one) => captureJson(order, one)),
            authorizations: authorizations.map((one) => authorizationJson(order, one)),
            refunds: refunds.map((one) => refundJson(order, one)),
          },
        }),
      },
    ],
    links: [link(order, `checkout/orders/${id}`), ...(status === 'PAYER_ACTION_REQUIRED' ? [pay] : [])],
  }
}

export function captureJson(order: FakeOrder, capture: FakeCapture) {
  return {
    ...movementJson(order, capture),
    ...(capture.reason && { status_details: { reason: capture.reason } }),
    invoice_id: order.invoiceId,
    final_capture: true,
    links: [link(order, `payments/captures/${capture.id}`)],
    ...related(order),
  }
}

export function authorizationJson(order: FakeOrder, authorization: FakeAuthorization) {
  return {
    ...movementJson(order, authorization),
    invoice_id: order.invoiceId,
    expiration_time: authorization.expiresAt,
    links: [link(order, `payments/authorizations/${authorization.id}`)],
    ...related(order),
  }
}

/** A refund names its capture by a link alone. */
export function refundJson(order: FakeOrder, refund: FakeRefund) {
  return {
    ...movementJson(order, refund),
    ...(refund.invoiceId !== null && { invoice_id: refund.invoiceId }),
    links: [
      link(order, `payments/refunds/${refund.id}`),
      { ...link(order, `payments/captures/${refund.captureId}`), rel: 'up' },
    ],
  }
}

const related = ({ id }: FakeOrder) => ({ supplementary_data: { related_ids: { order_id: id } } })

const movementJson = (order: FakeOrder, { id, status, cents, at }: Movement) => ({
  id,
  status,
  amount: money(order, cents),
  custom_id: order.customId,
  create_time: at,
  update_time: at,
})

const link = ({ isLive }: FakeOrder, path: string) => ({
  href: `https://api${isLive ? '' : '.sandbox'}.paypal.com/v2/${path}`,
  rel: 'self',
  method: 'GET',
})

const money = ({ currency }: FakeOrder, cents: number) => ({
  currency_code: currency,
  value: `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
})
