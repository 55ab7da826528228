import { Banknote } from 'lucide-react'
import type { PaymentState } from '#contract/payments.ts'
import { useI18n } from '#ui/i18n.tsx'

const looks: Record<PaymentState, 'waiting' | 'good' | 'wrong'> = {
  created: 'waiting',
  open: 'waiting',
  processing: 'waiting',
  authorized: 'good',
  paid: 'good',
  partially_refunded: 'waiting',
  refunded: 'waiting',
  failed: 'wrong',
  expired: 'wrong',
  canceled: 'wrong',
  review: 'wrong',
  charged_back: 'wrong',
}

/** The state of an online payment as text, icon and colour (ux.md A-38). */
export function PaymentBadge({ state }: { state: PaymentState }) {
  const { t } = useI18n()
  const labels: Record<PaymentState, string> = {
    created: t('Waiting for the payment'),
    open: t('Waiting for the payment'),
    processing: t('Waiting for the payment'),
    authorized: t('Money reserved'),
    paid: t('Paid'),
    partially_refunded: t('Partly paid back'),
    refunded: t('Paid back'),
    failed: t('Payment failed'),
    expired: t('Payment failed'),
    canceled: t('Nothing was charged.'),
    review: t('Payment needs a look'),
    charged_back: t('Taken back by the bank'),
  }
  return (
    <span className={`payment-badge payment-badge--${looks[state]}`}>
      <Banknote size={16} strokeWidth={2.2} aria-hidden="true" />
      {labels[state]}
    </span>
  )
}
