import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { messages } from '#domain/messages.ts'
import { hasMoved } from '#domain/payments/payment-states.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { orderApi } from './load-order-api.ts'

type PayNowProps = { order: Pick<Order, 'isClosed' | 'payment'>; token: string }

/** Leads an order that waits for its payment to the payment page, to go on or to try again. */
export function PayNow({ order, token }: PayNowProps) {
  const { t } = useI18n()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { state } = order.payment
  const isPayable = state === null || (state !== 'processing' && state !== 'review' && !hasMoved(state))
  const pay = async () => {
    setBusy(true)
    setProblem('')
    try {
      const { startPayment } = await orderApi()
      location.assign(await startPayment(token))
    } catch (error) {
      setBusy(false)
      const { message } = (error as { body?: { message?: string } }).body ?? {}
      setProblem(message ?? messages.paymentProblem)
    }
  }
  if (!isPayable) return null
  return (
    <div className="pay-now">
      <Button className="button--large" busy={isBusy} onClick={() => void pay()}>
        {order.isClosed ? t('Try to pay again') : t('Pay now')}
      </Button>
      {problem !== '' && (
        <p className="notice notice--wrong" role="alert">
          {t(problem)}
        </p>
      )}
    </div>
  )
}
