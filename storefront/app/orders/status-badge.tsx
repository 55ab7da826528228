import { Check, CircleCheckBig, Clock3, X } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { useI18n } from '#ui/i18n.tsx'

const looks = {
  pending_payment: { look: 'pending', Icon: Clock3 },
  pending_approval: { look: 'pending', Icon: Clock3 },
  approved: { look: 'approved', Icon: Check },
  rejected: { look: 'rejected', Icon: X },
  completed: { look: 'completed', Icon: CircleCheckBig },
} as const

/** The status of an order as text and icon, never by colour alone (spec 4, ux.md A-38). */
export function StatusBadge({ status }: { status: Order['status'] }) {
  const { t } = useI18n()
  const { look, Icon } = looks[status]
  return (
    <span className={`status status--${look}`}>
      <Icon size={16} strokeWidth={2.4} aria-hidden="true" />
      {t(statusTexts[status])}
    </span>
  )
}
