import { isAvailable } from '#domain/menu/availability.ts'
import { useShop } from '../shop/use-shop.ts'
import { TimeChoice } from './time-choice.tsx'
import type { Checkout } from './use-checkout.ts'

/** When the order of the checkout is wanted. */
export function TimePicker({ checkout }: { checkout: Checkout }) {
  const { TIME_ZONE: zone } = useShop().settings
  const { availability, times, haveTimesFailed, refreshTimes, timing, changes, update, errors, deliverType } =
    checkout
  const fits = (start: string) =>
    isAvailable(availability, { at: Date.parse(start), zone, deliverType: deliverType || undefined })
  // Where no time fits, it is not the time that stands against it.
  const isFitting = times?.days.some(({ windows }) => windows.some(({ start }) => fits(start)))
    ? fits
    : undefined
  return (
    <TimeChoice
      times={times}
      haveTimesFailed={haveTimesFailed}
      onRefresh={refreshTimes}
      timing={timing}
      error={errors.shown.deliverAt ?? errors.shown.deliverDate}
      isFitting={isFitting}
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
