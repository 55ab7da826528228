import { useState } from 'react'
import { endSoldOut, markSoldOut, type SoldOutEnd, type Today } from '#contract/today.staff.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { BranchChoice } from './branch-choice.tsx'
import { type ChosenEnd, EndPicker, soldOutEnds, untilTonight, useTodayEnd } from './end-picker.tsx'
import { soldOutEndAt } from './end-time.ts'
import type { Sellable } from './sold-out-rows.tsx'
import { useToday } from './use-today.ts'

type SoldOutTogetherProps = { dishes: readonly Sellable[]; onClose: () => void }

/** Marks several dishes as sold out at a branch until an end, or sells those of them again that are. */
export function SoldOutTogether({ dishes, onClose }: SoldOutTogetherProps) {
  const { t } = useI18n()
  const endOf = useTodayEnd()
  const [branchId, setBranchId] = useState<string>()
  const { api, today, isBusy, change } = useToday(branchId)
  const shownId = today?.branchId ?? branchId
  const [end, setEnd] = useState<ChosenEnd<(typeof soldOutEnds)[number]>>(untilTonight)
  const entryOf = ({ kind, id }: Sellable, now = today) =>
    now?.soldOut.find((one) => one.kind === kind && one.id === id)
  const gone = dishes.flatMap((dish) => entryOf(dish) ?? [])
  const there = dishes.filter((dish) => !entryOf(dish))
  const canMark = today !== undefined && there.length > 0
  const mark = ({ kind, id }: Sellable, until: SoldOutEnd) =>
    api(markSoldOut, { body: { kind, id, end: until } })
  const sell = (key: string) => api(endSoldOut, { params: { key } })

  function markAll(): void {
    change({
      call: () => inTurn(there, (dish) => mark(dish, endOf(end))),
      text: t('{count, plural, one {# dish is sold out} other {# dishes are sold out}}', {
        count: there.length,
      }),
      undo: (made) =>
        inTurn(
          there.flatMap((dish) => entryOf(dish, made) ?? []),
          ({ key }) => sell(key),
        ),
    })
    onClose()
  }

  function sellAll(): void {
    change({
      call: () => inTurn(gone, ({ key }) => sell(key)),
      text: t('{count, plural, one {# dish is sold again} other {# dishes are sold again}}', {
        count: gone.length,
      }),
      undo: () => inTurn(gone, ({ kind, id, until }) => mark({ kind, id, name: '' }, soldOutEndAt(until))),
    })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} kind="small" title={t('Sold out')} closeLabel={t('Close')}>
      <div className="sold-out-together">
        {shownId !== undefined && <BranchChoice branchId={shownId} onChoose={setBranchId} />}
        <EndPicker label={t('How long')} kinds={soldOutEnds} end={end} onChoose={setEnd} />
        <Button unavailable={!canMark} busy={isBusy} onClick={() => canMark && markAll()}>
          {t('Mark {count} as sold out', { count: there.length })}
        </Button>
        {gone.length > 0 && (
          <Button look="secondary" busy={isBusy} onClick={sellAll}>
            {t('Sell {count} again', { count: gone.length })}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** One call after the other; the answer of the last one says how things stand. */
async function inTurn<One>(list: readonly One[], call: (one: One) => Promise<Today>): Promise<Today> {
  let today: Today | undefined
  for (const one of list) today = await call(one)
  if (!today) throw new Error('nothing to change')
  return today
}
