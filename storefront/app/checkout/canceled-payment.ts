/** The state of navigation with which a guest who has cancelled a payment comes back to the checkout. */
export const canceledPayment = { payment: 'canceled' } as const

export const isPaymentCanceled = (state: unknown): boolean =>
  (state as Partial<typeof canceledPayment> | null)?.payment === canceledPayment.payment
