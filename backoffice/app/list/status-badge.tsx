import { Ban, CheckCheck, CookingPot, CreditCard, Hourglass } from 'lucide-react'
import type { OrderStatus } from '#contract/orders.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { useI18n } from '#ui/i18n.tsx'

const icons = {
  pending_payment: CreditCard,
  pending_approval: Hourglass,
  approved: CookingPot,
  completed: CheckCheck,
  rejected: Ban,
}

/** The status of an order as text, icon and colour (ux.md A-38). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useI18n()
  const Icon = icons[status]
  return (
    <span className={`status-badge status-badge--${status}`}>
      <Icon size={16} strokeWidth={2.4} aria-hidden="true" />
      {t(statusTexts[status])}
    </span>
  )
}
