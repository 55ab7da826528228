import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { showAlert } from '#ui/alerts.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useWords } from '#ui/words.tsx'
import { sessionStore } from '../account/session-store.ts'
import { flush } from '../cart/cart-store.ts'
import { watchPayment } from './watch-payment.ts'

/**
 * A guest who comes back from a payment page, `/?payment=…&sess=…`: the payment is checked until it is known (spec 2, 4, 8).
 * The cart is kept until then.
 */
export function usePaymentReturn(): void {
  const { t } = useWords()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const query = params.toString()
  useEffect(() => {
    const asked = new URLSearchParams(query)
    if (!asked.has('payment') || !asked.has('sess')) return
    const end = new AbortController()
    void watchPayment(asked, end.signal, {
      onWaiting: () =>
        showToast({ tone: 'info', text: t('Your payment is being checked'), duration: TOAST_MS }),
    }).then((outcome) => {
      if (end.signal.aborted) return
      if (outcome.kind === 'paid') {
        flush()
        showToast({ tone: 'success', text: t('Your order approved'), duration: TOAST_MS })
        void navigate(sessionStore.read() ? '/me/my-orders' : (outcome.url ?? '/'), { replace: true })
      } else if (outcome.kind === 'waiting') {
        void navigate(outcome.url ?? '/', { replace: true })
      } else {
        showAlert({ kind: 'error', text: t('There is a problem with your payment. Please try again') })
        void navigate('/', { replace: true })
      }
    })
    return () => end.abort()
  }, [query, navigate, t])
}
