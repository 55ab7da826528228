import type { ReactNode } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'

type OrderQuestionProps = {
  /** The order that is to be changed; nothing is asked without one. */
  order: StaffOrderSummary | undefined
  titleOf: (code: string) => string
  onClose: () => void
  children: (order: StaffOrderSummary) => ReactNode
}

/** The dialog that asks what the guest of an order is told with a change. */
export function OrderQuestion({ order, titleOf, onClose, children }: OrderQuestionProps) {
  const { t } = useI18n()
  return (
    <Dialog
      open={order !== undefined}
      onClose={onClose}
      kind="small"
      title={titleOf(order?.code ?? '')}
      closeLabel={t('Close')}
    >
      {order && children(order)}
    </Dialog>
  )
}
