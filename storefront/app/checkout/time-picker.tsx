import { useShop } from '../shop/use-shop.ts'
import { fittingTimes } from './fitting-times.ts'
import { TimeChoice } from './time-choice.tsx'
import type { Checkout } from './use-checkout.ts'

/** When the order of the checkout is wanted. */
export function TimePicker({ checkout }: { checkout: Checkout }) {
  const { TIME_ZONE: zone } = useShop().settings
  const { availability, times, haveTimesFailed, refreshTimes, timing, changes, update, errors, deliverType } =
    checkout
  return (
    <TimeChoice
      times={times}
      isClosed={checkout.isClosed}
      haveTimesFailed={haveTimesFailed}
      onRefresh={refreshTimes}
      timing={timing}
      error={errors.shown.deliverAt ?? errors.shown.deliverDate}
      isFitting={fittingTimes(times, availability, { zone, deliverType })}
      isLost={changes.some(({ kind }) => kind === 'time')}
      // What the guest chooses here is seen, whatever was there before.
      onChoose={(chosen) => {
        update({ ...chosen, seenTime: '' })
        errors.changed('deliverDate')
        errors.changed('deliverAt')
      }}
    />
  )
}
