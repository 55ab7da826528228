import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { showAlert } from '#ui/alerts.ts'
import { TOAST_MS } from '#domain/limits.ts'
import { showToast } from '#ui/toasts.ts'
import { useWords } from '#ui/words.tsx'
import { sessionStore } from '../account/session-store.ts'
import { flush } from '../cart/cart-store.ts'

/** A guest who comes back from a payment page, `/?payment=…&sess=…`: the payment is checked once (spec 2, 4, 8). */
export function usePaymentReturn(): void {
  const { t } = useWords()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const payment = params.get('payment')
  const sess = params.get('sess')
  useEffect(() => {
    if (payment === null || sess === null) return
    const end = new AbortController()
    fetch(`/api/checkout/check?${new URLSearchParams({ payment, sess })}`, {
      credentials: 'include',
      signal: end.signal,
    })
      .then((response) => {
        if (!response.ok) throw new Error(`HTTP ${response.status}`)
        flush()
        showToast({ tone: 'success', text: t('Your order approved'), duration: TOAST_MS })
        void navigate(sessionStore.read() ? '/me/my-orders' : '/', { replace: true })
      })
      .catch(() => {
        if (end.signal.aborted) return
        showAlert({ kind: 'error', text: t('There is a problem with your payment. Please try again') })
        void navigate('/', { replace: true })
      })
    return () => end.abort()
  }, [payment, sess, navigate, t])
}
