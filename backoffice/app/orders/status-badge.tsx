import type { OrderStatus } from '#contract/orders.ts'
import { statusTexts } from '#domain/orders/status.ts'
import { useWords } from '#ui/words.tsx'

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useWords()
  return <span className={`status-badge status-badge--${status}`}>{t(statusTexts[status])}</span>
}
