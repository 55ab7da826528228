/** What the fake Stripe knows of a refund. */
export type StripeRefund = {
  id: string
  amount: number
  status: 'pending' | 'succeeded' | 'failed'
  metadata: Record<string, string>
  created: number
}

export type StripeIntent = {
  id: string
  status: 'requires_payment_method' | 'requires_capture' | 'processing' | 'succeeded' | 'canceled'
  received: number
  cancellationReason: 'automatic' | 'requested_by_customer' | null
  isDisputed: boolean
}

/** A payment in the fake Stripe: the session, and the intent after the first attempt to pay. */
export type StripePayment = {
  id: string
  status: 'open' | 'complete' | 'expired'
  amount: number
  currency: string
  reference: string | null
  metadata: Record<string, string>
  isLive: boolean
  isManual: boolean
  email: string | null
  locale: string
  successUrl: string
  cancelUrl: string
  url: string
  description: string
  created: number
  expiresAt: number
  intent: StripeIntent | null
  refunds: StripeRefund[]
}

/** The fields that are expanded instead of given by id, such as `payment_intent.latest_charge`. */
export type Expand = readonly string[]

const inner = (expand: Expand, name: string): Expand | null => {
  const paths = expand.filter((path) => path === name || path.startsWith(`${name}.`))
  return paths.length === 0 ? null : paths.map((path) => path.slice(name.length + 1))
}

const chargeId = (payment: StripePayment) => payment.id.replace('cs_', 'ch_')

/** Whether the money is captured or held. */
const isCharged = ({ status }: StripeIntent) => status === 'succeeded' || status === 'requires_capture'

export function sessionObject(payment: StripePayment, expand: Expand = []): object {
  const { intent, amount, status } = payment
  const expanded = inner(expand, 'payment_intent')
  const address = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
  return {
    ...nulls(
      'after_expiration allow_promotion_codes allowed_payment_method_types billing_address_collection client_secret',
      'collected_information consent consent_collection currency_conversion customer customer_account discounts invoice',
      'customer_creation integration_identifier invoice_creation origin_context payment_link payment_method_collection',
      'payment_method_configuration_details permissions recovered_from saved_payment_method_options setup_intent',
      'shipping_address_collection shipping_cost subscription wallet_options managed_payments',
    ),
    id: payment.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: payment.cancelUrl,
    client_reference_id: payment.reference,
    created: payment.created,
    currency: payment.currency,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_details: {
      address,
      email: payment.email,
      tax_exempt: 'none',
      tax_ids: null,
      ...nulls('name phone business_name individual_name'),
    },
    customer_email: payment.email,
    expires_at: payment.expiresAt,
    livemode: payment.isLive,
    locale: payment.locale,
    metadata: payment.metadata,
    mode: 'payment',
    payment_intent: intent && (expanded ? intentObject(payment, intent, expanded) : intent.id),
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: intent?.status === 'succeeded' ? 'paid' : 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status,
    submit_type: 'pay',
    success_url: payment.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? payment.url : null,
  }
}

export function intentObject(payment: StripePayment, intent: StripeIntent, expand: Expand = []): object {
  const expanded = inner(expand, 'latest_charge')
  const charge = expanded ? chargeObject(payment, intent, expanded) : chargeId(payment)
  return {
    ...nulls(
      'allowed_payment_method_types application application_fee_amount automatic_payment_methods canceled_at customer',
      'customer_account description excluded_payment_method_types last_payment_error managed_payments next_action source',
      'on_behalf_of payment_method payment_method_configuration_details payment_record processing receipt_email review',
      'setup_future_usage shipping statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
    ),
    id: intent.id,
    object: 'payment_intent',
    amount: payment.amount,
    amount_capturable: intent.status === 'requires_capture' ? payment.amount : 0,
    amount_details: { tip: {} },
    amount_received: intent.received,
    cancellation_reason: intent.cancellationReason,
    capture_method: payment.isManual ? 'manual' : 'automatic',
    client_secret: `${intent.id}_secret_x`,
    confirmation_method: 'automatic',
    created: payment.created,
    currency: payment.currency,
    latest_charge: isCharged(intent) ? charge : null,
    livemode: payment.isLive,
    metadata: payment.metadata,
    payment_method_options: {},
    payment_method_types: ['card'],
    status: intent.status,
  }
}

export function chargeObject(payment: StripePayment, intent: StripeIntent, expand: Expand = []): object {
  const live = payment.refunds.filter(({ status }) => status !== 'failed')
  const refunded = live.reduce((sum, { amount }) => sum + amount, 0)
  const lastTen = payment.refunds.toReversed().slice(0, 10)
  return {
    ...nulls(
      'application application_fee application_fee_amount balance_transaction calculated_statement_descriptor customer',
      'description failure_balance_transaction failure_code failure_message on_behalf_of outcome payment_method review',
      'payment_method_details receipt_email receipt_number receipt_url shipping source source_transfer transfer_group',
      'statement_descriptor statement_descriptor_suffix transfer_data',
    ),
    id: chargeId(payment),
    object: 'charge',
    amount: payment.amount,
    amount_captured: intent.received,
    amount_refunded: refunded,
    billing_details: nulls('address email name phone tax_id'),
    captured: intent.received > 0,
    created: payment.created,
    currency: payment.currency,
    disputed: intent.isDisputed,
    fraud_details: {},
    livemode: payment.isLive,
    metadata: payment.metadata,
    paid: true,
    payment_intent: intent.id,
    refunded: refunded === payment.amount,
    status: 'succeeded',
    ...(inner(expand, 'refunds') && {
      refunds: {
        object: 'list',
        data: lastTen.map((refund) => refundObject(payment, refund)),
        has_more: lastTen.length < payment.refunds.length,
        url: `/v1/charges/${chargeId(payment)}/refunds`,
      },
    }),
  }
}

export function refundObject(payment: StripePayment, refund: StripeRefund): object {
  return {
    ...nulls(
      'balance_transaction customer customer_account payment_method receipt_number source_transfer_reversal',
      'transfer_reversal',
    ),
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: chargeId(payment),
    created: refund.created,
    currency: payment.currency,
    metadata: refund.metadata,
    payment_intent: payment.intent?.id ?? null,
    reason: 'requested_by_customer',
    status: refund.status,
    ...(refund.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
  }
}

/** A dispute with the fields that the shop reads. */
export const disputeObject = (payment: StripePayment): object => ({
  id: payment.id.replace('cs_', 'dp_'),
  object: 'dispute',
  amount: payment.amount,
  charge: chargeId(payment),
  payment_intent: payment.intent?.id ?? null,
  status: 'needs_response',
})

function nulls(...names: string[]): Record<string, null> {
  return Object.fromEntries(names.flatMap((some) => some.split(' ')).map((name) => [name, null]))
}
