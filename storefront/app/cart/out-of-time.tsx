import { use } from 'react'
import type { Availability } from '#contract/availability.ts'
import { TIME_WINDOW_MINUTES } from '#domain/limits.ts'
import { availabilityWords } from '#domain/menu/availability-words.ts'
import { Button } from '#ui/button.tsx'
import { useI18n } from '#ui/i18n.tsx'
import { useClock } from '#ui/use-now.ts'
import { useOrderPlan } from '../location/order-plan.ts'
import { storePlan } from '../location/store-plan.ts'
import { AtTable } from '../ordering/at-table.ts'
import { timesState } from '../ordering/times-state.ts'
import { takesPreorders } from '../ordering/times.ts'
import { useShop } from '../shop/use-shop.ts'
import { chosenOccasion } from './chosen-occasion.ts'

const STEP = TIME_WINDOW_MINUTES * 60_000

type OutOfTimeProps = { name: string; rules: Availability; onRemove: () => void }

/** What a line says that cannot be had at the time the order is for: from when on, with the ways out. */
export function OutOfTime({ name, rules, onRemove }: OutOfTimeProps) {
  const i18n = useI18n()
  const { t } = i18n
  const shop = useShop()
  const { TIME_ZONE: zone, PREORDER_DAYS } = shop.settings
  const isAtTable = use(AtTable)
  const { at: planned, deliverType } = chosenOccasion(useOrderPlan(), shop, isAtTable)
  const now = useClock()
  const at = planned ?? now
  const state = timesState(rules, { at, zone, deliverType }, now, i18n)
  if (!state) return null
  const { text, next } = state
  const isNow = next === now
  const notThen =
    at === planned
      ? t('This cannot be had at the chosen time – {when}', { when: text })
      : t('This cannot be had now – {when}', { when: text })
  const choose = () => {
    if (isNow) return storePlan({ when: 'now' })
    storePlan({ when: 'later', window: new Date(Math.ceil((next ?? at) / STEP) * STEP).toISOString() })
  }
  return (
    <div className="cart-line__time" role="status">
      <p>{next === undefined ? `${text} (${availabilityWords(rules, i18n)})` : isNow ? text : notThen}</p>
      {next !== undefined && (isNow || (takesPreorders(PREORDER_DAYS) && !isAtTable)) && (
        <Button look="quiet" onClick={choose}>
          {t('Order for then')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <Button look="quiet" onClick={onRemove}>
        {t('Remove')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  )
}
