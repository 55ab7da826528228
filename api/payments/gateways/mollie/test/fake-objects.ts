export type MollieRefund = {
  id: string
  cents: number
  currency: string
  description: string
  status: 'queued' | 'refunded' | 'failed'
  metadata: unknown
  createdAt: string
}

export type MollieCapture = { id: string; cents: number; metadata: unknown; createdAt: string }

/** A payment as the fake keeps it. */
export type MolliePayment = {
  id: string
  mode: 'test' | 'live'
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed'
  cents: number
  currency: string
  description: string
  redirectUrl: string
  cancelUrl: string
  webhookUrl: string | null
  metadata: unknown
  captureMode: 'automatic' | 'manual'
  captures: MollieCapture[]
  refunds: MollieRefund[]
  chargedBack: number
  /** Some methods of paying cannot be cancelled any more once they were chosen. */
  isCancelable: boolean
  createdAt: string
  expiresAt: string
}

export const decimal = (value: number): string => (value / 100).toFixed(2)

const sum = (amounts: readonly { cents: number }[]): number =>
  amounts.reduce((all, { cents }) => all + cents, 0)

export const captured = ({ status, captureMode, captures, cents }: MolliePayment): number =>
  captureMode === 'manual' ? sum(captures) : status === 'paid' ? cents : 0

export const refunded = ({ refunds }: MolliePayment): number =>
  sum(refunds.filter(({ status }) => status !== 'failed'))

const documentation = { href: 'https://docs.mollie.com/', type: 'text/html' }
const api = (path: string) => ({ href: `https://api.mollie.com/v2${path}`, type: 'application/hal+json' })

/** A payment as it goes over the wire; `embed` is what the query asks for. */
export function paymentJson(payment: MolliePayment, url: string, embed: string | null = null) {
  const { id, status, currency, cents } = payment
  const amount = (value: number) => ({ currency, value: decimal(value) })
  const isOpen = status === 'open'
  return {
    resource: 'payment',
    id,
    mode: payment.mode,
    createdAt: payment.createdAt,
    amount: amount(cents),
    description: payment.description,
    method: isOpen ? null : 'creditcard',
    metadata: payment.metadata,
    status,
    isCancelable: payment.isCancelable && (isOpen || status === 'pending'),
    profileId: 'pfl_QkEhN94Ba',
    sequenceType: 'oneoff',
    redirectUrl: payment.redirectUrl,
    cancelUrl: payment.cancelUrl,
    webhookUrl: payment.webhookUrl,
    captureMode: payment.captureMode,
    ...(isOpen && { expiresAt: payment.expiresAt }),
    ...(status === 'paid' && {
      amountRefunded: amount(refunded(payment)),
      amountRemaining: amount(captured(payment) - refunded(payment)),
    }),
    ...(payment.captures.length > 0 && { amountCaptured: amount(captured(payment)) }),
    ...(payment.chargedBack > 0 && { amountChargedBack: amount(payment.chargedBack) }),
    ...(embed === 'refunds' && {
      _embedded: { refunds: payment.refunds.map((refund) => refundJson(payment, refund)) },
    }),
    ...(embed === 'captures' && {
      _embedded: { captures: payment.captures.map((capture) => captureJson(payment, capture)) },
    }),
    _links: {
      self: api(`/payments/${id}`),
      dashboard: { href: `https://www.mollie.com/dashboard/org_1/payments/${id}`, type: 'text/html' },
      ...(isOpen && { checkout: { href: `${url}/pay/${id}`, type: 'text/html' } }),
    },
  }
}

export function refundJson({ id, mode }: MolliePayment, refund: MollieRefund) {
  return {
    resource: 'refund',
    id: refund.id,
    mode,
    amount: { currency: refund.currency, value: decimal(refund.cents) },
    status: refund.status,
    createdAt: refund.createdAt,
    description: refund.description,
    metadata: refund.metadata,
    paymentId: id,
    _links: {
      self: api(`/payments/${id}/refunds/${refund.id}`),
      payment: api(`/payments/${id}`),
      documentation,
    },
  }
}

export function captureJson({ id, mode, currency }: MolliePayment, capture: MollieCapture) {
  return {
    resource: 'capture',
    id: capture.id,
    mode,
    amount: { currency, value: decimal(capture.cents) },
    status: 'succeeded',
    createdAt: capture.createdAt,
    paymentId: id,
    metadata: capture.metadata,
    _links: {
      self: api(`/payments/${id}/captures/${capture.id}`),
      payment: api(`/payments/${id}`),
      documentation,
    },
  }
}

/** The event that a subscription of the dashboard gets. */
export function eventJson(id: string, type: string, createdAt: string, entity: { id: string; path: string }) {
  return {
    resource: 'event',
    id,
    type,
    entityId: entity.id,
    createdAt,
    _links: { self: api(`/events/${id}`), documentation, entity: api(entity.path) },
  }
}

/** An error in Mollie's format. */
export function errorJson(status: number, detail: string, field?: string) {
  const title =
    status === 404 ? 'Not Found' : status === 401 ? 'Unauthorized Request' : 'Unprocessable Entity'
  return { status, title, detail, ...(field && { field }), _links: { documentation } }
}
