import { useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { isPaymentCanceled } from './canceled-payment.ts'
import { anchorOf } from './field-issues.ts'
import { focusOn } from '../form/focus-on.ts'
import { ORDER } from './anchors.ts'
import type { Checkout } from './use-checkout.ts'
import { openerProps } from './use-open-blocks.ts'

/** For a guest who has cancelled a payment, which is no error: the way to the order button, and to another way to pay. */
export function PaymentCanceled({ checkout }: { checkout: Checkout }) {
  const { t } = useI18n()
  const isCanceled = isPaymentCanceled(useLocation().state)
  if (!isCanceled || !checkout.isReady) return null
  const payAnotherWay = () => {
    checkout.blocks.open('payment')
    // The choice is there after the next paint.
    requestAnimationFrame(() => focusOn(anchorOf('paymentType')))
  }
  return (
    <section className="changes" role="status" aria-labelledby="payment-canceled">
      <h2 id="payment-canceled">{t('The payment was cancelled')}</h2>
      <p>{t('Nothing was paid. Your cart and what you have filled in are still here.')}</p>
      <p className="changes__ways">
        <Button look="secondary" onClick={() => focusOn(ORDER)}>
          {t('Once more')}
        </Button>
        {checkout.providers.length > 1 && (
          <Button look="secondary" {...openerProps} onClick={payAnotherWay}>
            {t('Pay another way')}
          </Button>
        )}
      </p>
    </section>
  )
}
