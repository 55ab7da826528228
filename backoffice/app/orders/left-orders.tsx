import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Board, finishLeftOrders } from '#contract/orders-board.ts'
import { hasPermission } from '#domain/staff/permissions.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DAY_AND_TIME, useI18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { staffApi } from '../http/staff-api.ts'
import { useSend } from '../http/use-send.ts'
import { Notice } from '../list/notice.tsx'
import { useDesk } from '../restaurant/use-desk.ts'
import { finishAll } from './finish-all.ts'

const TOAST_MS = 5_000

type LeftOrdersProps = {
  left: NonNullable<Board['left']>
  /** Something was finished. */
  onChanged: () => void
}

/** Says how many orders of earlier days nobody has finished, with the way to them and to finishing all of them together. */
export function LeftOrders({ left: { count, before }, onChanged }: LeftOrdersProps) {
  const { t, date } = useI18n()
  const { member } = useDesk()
  const [isAsked, setAsked] = useState(false)
  const [toGo, setToGo] = useState<number>()
  const { isBusy, send } = useSend()
  async function finish(): Promise<void> {
    const call = () => staffApi(finishLeftOrders, { body: { before } })
    const finished = await send(() => finishAll(call, setToGo))
    setToGo(undefined)
    onChanged()
    if (finished === undefined) return
    setAsked(false)
    const text = t('{count, plural, one {# order is} other {# orders are}} finished', { count: finished })
    showToast({ tone: 'success', text, duration: TOAST_MS })
  }
  const way = (
    <Link className="button button--secondary" to="/?status=approved">
      {t('Show them')}
    </Link>
  )
  return (
    <>
      <Notice
        tone="warning"
        Icon={ListChecks}
        role="status"
        action={
          hasPermission(member.role, 'orders.change') ? (
            <Button look="secondary" onClick={() => setAsked(true)}>
              {t('Finish all …')}
            </Button>
          ) : (
            way
          )
        }
      >
        {t(
          '{count, plural, one {# order of an earlier day is} other {# orders of earlier days are}} still open',
          { count },
        )}
      </Notice>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        kind="small"
        title={t('Finish what was left open?')}
        closeLabel={t('Close')}
        footer={
          <div className="left-orders__answers">
            <Button busy={isBusy} onClick={() => void finish()}>
              {t('Finish {count, plural, one {# order} other {# orders}}', { count: toGo ?? count })}
            </Button>
            {way}
          </div>
        }
      >
        <p className="left-orders__question">
          {t(
            'These orders were approved and due before {time}. They all become finished, as if somebody had pressed it for each: guests get their points and no mail. This cannot be taken back together.',
            {
              time: date(before, DAY_AND_TIME),
            },
          )}
        </p>
      </Dialog>
    </>
  )
}
