import { ListChecks } from 'lucide-react'
import { type Board, finishLeftOrders } from '#contract/orders-board.ts'
import { DAY_AND_TIME, useI18n } from '#ui/i18n.tsx'
import { staffApi } from '../http/staff-api.ts'
import { CloseNotice } from './close-notice.tsx'

type LeftOrdersProps = {
  left: NonNullable<Board['left']>
  /** Something was finished. */
  onChanged: () => void
}

/** Says how many orders of earlier days nobody has finished, with the way to them and to finishing all of them together. */
export function LeftOrders({ left: { count, before }, onChanged }: LeftOrdersProps) {
  const { t, date } = useI18n()
  return (
    <CloseNotice
      Icon={ListChecks}
      status="approved"
      count={count}
      says={t(
        '{count, plural, one {# order of an earlier day is} other {# orders of earlier days are}} still open',
        { count },
      )}
      ask={t('Finish all …')}
      title={t('Finish what was left open?')}
      question={t(
        'These orders were approved and due before {time}. They all become finished, as if somebody had pressed it for each: guests get their points and no mail. This cannot be taken back together.',
        { time: date(before, DAY_AND_TIME) },
      )}
      closes={(count) => t('Finish {count, plural, one {# order} other {# orders}}', { count })}
      closed={(count) => t('{count, plural, one {# order is} other {# orders are}} finished', { count })}
      closeSome={() => staffApi(finishLeftOrders, { body: { before } })}
      onChanged={onChanged}
    />
  )
}
