import { useEffect } from 'react'
import { TOAST_MS } from '#domain/limits.ts'
import { leadMinutes } from '#domain/hours/lead-minutes.ts'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { useShop } from '../shop/use-shop.ts'
import { endAwaiting } from './awaited-approval.ts'
import { followOrder } from './follow-order.ts'
import { statusSentence } from './order-texts.ts'

/** Tells once that the restaurant has approved an order (spec 4), when the guest sees the page. */
export function ApprovalNews({ token }: { token: string }) {
  const i18n = useI18n()
  const { settings } = useShop()
  useEffect(() => {
    const stop = followOrder(token, {
      isUnknown: true,
      onOrder(order) {
        const isUnseen = document.visibilityState !== 'visible'
        if (order.status === 'pending_approval' || isUnseen) return
        stop()
        endAwaiting(token)
        if (order.status !== 'approved') return
        const { title } = statusSentence(order, { minutes: leadMinutes(settings), now: Date.now() }, i18n)
        showToast({ tone: 'success', title: i18n.t('Your order approved'), text: title, duration: TOAST_MS })
      },
    })
    return stop
  }, [token, settings, i18n])
  return null
}
