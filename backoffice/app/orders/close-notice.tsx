import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { OrderStatus } from '#contract/orders.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { useSend } from '../http/use-send.ts'
import { Notice } from '../list/notice.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import { finishAll } from './finish-all.ts'

const TOAST_MS = 5_000

type CloseNoticeProps = {
  Icon: LucideIcon
  /** What the orders are that could be closed together. */
  status: OrderStatus
  count: number
  says: ReactNode
  ask: string
  title: string
  question: string
  /** On the button that closes so many of them, and of what was closed. */
  closes: (count: number) => string
  closed: (count: number) => string
  closeSome: Parameters<typeof finishAll>[0]
  /** Something was closed. */
  onChanged: () => void
}

/** Says how many orders of earlier days are not over, with the way to them and to closing all of them together. */
export function CloseNotice(props: CloseNoticeProps) {
  const { Icon, status, count, says, ask, title, question, closes, closed, closeSome, onChanged } = props
  const { t } = useI18n()
  const { member } = useDesk()
  const [isAsked, setAsked] = useState(false)
  const [toGo, setToGo] = useState<number>()
  const { isBusy, send } = useSend()
  async function close(): Promise<void> {
    const done = await send(() => finishAll(closeSome, setToGo))
    setToGo(undefined)
    onChanged()
    if (done === undefined) return
    setAsked(false)
    showToast({ tone: 'success', text: closed(done), duration: TOAST_MS })
  }
  const way = (
    <Link className="button button--secondary" to={`/?status=${status}`}>
      {t('Show them')}
    </Link>
  )
  return (
    <>
      <Notice
        tone="warning"
        Icon={Icon}
        role="status"
        action={
          hasPermission(member.role, 'orders.change') ? (
            <Button look="secondary" onClick={() => setAsked(true)}>
              {ask}
            </Button>
          ) : (
            way
          )
        }
      >
        {says}
      </Notice>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        kind="small"
        title={title}
        closeLabel={t('Close')}
        footer={
          <div className="left-orders__answers">
            <Button busy={isBusy} onClick={() => void close()}>
              {closes(toGo ?? count)}
            </Button>
            {way}
          </div>
        }
      >
        <p className="left-orders__question">{question}</p>
      </Dialog>
    </>
  )
}
