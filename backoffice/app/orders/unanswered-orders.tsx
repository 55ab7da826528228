import { Hourglass } from 'lucide-react'
import { type Board, rejectLeftOrders } from '#contract/orders-board.ts'
import { messages } from '#domain/messages.ts'
import { DAY_AND_TIME, useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { CloseNotice } from './close-notice.tsx'

type UnansweredOrdersProps = {
  unanswered: NonNullable<Board['unanswered']>
  /** Something was rejected. */
  onChanged: () => void
}

/** Says how many orders of earlier days nobody has answered, with the way to them and to rejecting all of them together. */
export function UnansweredOrders({ unanswered: { count, before }, onChanged }: UnansweredOrdersProps) {
  const { t, date } = useI18n()
  async function rejectSome() {
    const { rejected, left } = await staffApi(rejectLeftOrders, { body: { before } })
    return { finished: rejected, left }
  }
  return (
    <CloseNotice
      Icon={Hourglass}
      status="pending_approval"
      count={count}
      says={t(
        '{count, plural, one {# order of an earlier day was} other {# orders of earlier days were}} never answered',
        { count },
      )}
      ask={t('Reject all …')}
      title={t('Reject what nobody answered?')}
      question={t(
        'These orders were to be ready before {time}, and nobody has approved them. Each guest gets a mail with the reason “{reason}”, and what was paid online goes back. Approve those first that were made all the same. This cannot be taken back.',
        { time: date(before, DAY_AND_TIME), reason: t(messages.unanswered) },
      )}
      closes={(count) => t('Reject {count, plural, one {# order} other {# orders}}', { count })}
      closed={(count) => t('{count, plural, one {# order is} other {# orders are}} rejected', { count })}
      closeSome={rejectSome}
      onChanged={onChanged}
    />
  )
}
