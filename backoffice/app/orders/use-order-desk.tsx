import { type ReactNode, useCallback, useState } from 'react'
import type { StaffOrderSummary } from '#contract/orders.staff.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { NewTimeDialog } from './new-time-dialog.tsx'
import type { OrderChange, StartChange } from './order-actions.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useChangeStatus } from './use-change-status.ts'

type OrderDesk = {
  /** Whether a change of this order is on its way. */
  isBusy: (orderId: string) => boolean
  /** Begins a change: asks for the message to the guest where one is needed, or changes the order at once. */
  start: StartChange
  /** The question that is open, to be shown somewhere. */
  dialogs: ReactNode
}

/**
 * The changes that a screen offers. The question belongs to the screen and not to the order's card, so it stays open when
 * somebody else moves the order on meanwhile; the answer is then a conflict, said aloud.
 */
export function useOrderDesk(onChanged: () => void): OrderDesk {
  const { isBusy, change, tellTime } = useChangeStatus(onChanged)
  const [asked, setAsked] = useState<{ order: StaffOrderSummary; to: OrderChange }>()
  const isAskedBusy = asked !== undefined && isBusy(asked.order.id)
  const close = () => setAsked(undefined)
  const start = useCallback<StartChange>(
    (order, to, answer) => {
      if (to !== 'new-time' && (to === 'completed' || answer)) void change(order, { status: to, ...answer })
      else setAsked({ order, to })
    },
    [change],
  )
  const send = async (more: { minutes?: number; reason?: string }) => {
    if (asked && asked.to !== 'new-time' && (await change(asked.order, { status: asked.to, ...more })))
      close()
  }
  const tell = async (expectedAt: Date) => {
    if (asked && (await tellTime(asked.order, expectedAt))) close()
  }
  const dialogs = (
    <>
      <ApproveDialog
        key={`approve-${asked?.order.id}`}
        order={asked?.to === 'approved' ? asked.order : undefined}
        isBusy={isAskedBusy}
        onClose={close}
        onApprove={(minutes) => void send(minutes === undefined ? {} : { minutes })}
      />
      <NewTimeDialog
        key={`new-time-${asked?.order.id}`}
        order={asked?.to === 'new-time' ? asked.order : undefined}
        isBusy={isAskedBusy}
        onClose={close}
        onTell={(expectedAt) => void tell(expectedAt)}
      />
      <RejectDialog
        key={`reject-${asked?.order.id}`}
        order={asked?.to === 'rejected' ? asked.order : undefined}
        isBusy={isAskedBusy}
        onClose={close}
        onReject={(reason) => void send({ reason })}
      />
    </>
  )
  return { isBusy, start, dialogs }
}
