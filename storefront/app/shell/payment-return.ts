import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { showAlert } from '#ui/alerts.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useI18n } from '#ui/i18n.tsx'
import { holdsPaid, takeOutPaid } from '../cart/paid-cart.ts'
import { canceledPayment } from '../checkout/canceled-payment.ts'
import { forgetCheckoutForm } from '../location/order-plan.ts'
import { forgetTable } from '../tables/stored-table.ts'
import { LONGEST_WATCH_MS, watchPayment } from './watch-payment.ts'

/**
 * A guest who comes back from a payment page, `/?payment=…&sess=…`: the payment is checked until it is known (spec 2, 4, 8).
 * What was ordered stays in the cart until then, and who has not paid is back at the checkout (ux.md U-34, A-39). A guest who
 * goes elsewhere meanwhile stays there, and what they have paid for is taken out of the cart all the same.
 */
export function usePaymentReturn(): void {
  const { t } = useI18n()
  const navigate = useNavigate()
  const { search: query } = useLocation()
  const watching = useRef<AbortController>(undefined)
  useEffect(() => {
    const asked = new URLSearchParams(query)
    if (!asked.has('payment') || !asked.has('sess')) return
    watching.current?.abort()
    const end = new AbortController()
    watching.current = end
    let isHere = true
    let stopTelling = () => {}
    void watchPayment(asked, end.signal, {
      onWaiting: () => {
        stopTelling = showToast({
          tone: 'info',
          text: t('Your payment is being checked'),
          duration: LONGEST_WATCH_MS,
        })
      },
    }).then((outcome) => {
      stopTelling()
      // The checkout and the page of the order tell a guest who went elsewhere how it stands.
      if (end.signal.aborted || (!isHere && outcome.kind !== 'paid')) return
      if (outcome.kind === 'paid') {
        forgetCheckoutForm()
        forgetTable()
        void takeOutPaid()
        showToast({ tone: 'success', text: t('Your order approved'), duration: TOAST_MS })
        if (isHere) void navigate(outcome.url ?? '/', { replace: true })
      } else if (outcome.kind === 'waiting') {
        void navigate(outcome.url ?? '/', { replace: true })
      } else if (outcome.kind === 'canceled') {
        // The checkout offers to pay once more or another way; without what was ordered the page of the order does.
        void holdsPaid().then((has) =>
          has
            ? navigate('/checkout', { replace: true, state: canceledPayment })
            : navigate(outcome.url ?? '/', { replace: true }),
        )
      } else {
        showAlert({ kind: 'error', text: t('There is a problem with your payment. Please try again') })
        void holdsPaid().then((has) => navigate(has ? '/checkout' : '/', { replace: true }))
      }
    })
    return () => {
      isHere = false
    }
  }, [query, navigate, t])
}
