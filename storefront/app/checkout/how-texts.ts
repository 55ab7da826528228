import type { DeliverType } from '#contract/checkout.ts'
import { addressLine } from '#domain/delivery/address-line.ts'
import type { I18n } from '#ui/i18n.tsx'
import { dayName } from './day-name.ts'
import type { Checkout } from './use-checkout.ts'

/** How, where and when, in one line: what is known of it. `pickupAddress` is the restaurant's; it may be empty. */
export function howTexts(
  checkout: Checkout,
  pickupAddress: string,
  i18n: I18n,
): (string | false | undefined)[] {
  const { deliverType, address, deliveryLocation, areaText } = checkout
  const place = address?.address ?? (deliveryLocation && addressLine(deliveryLocation))
  return [
    deliverType !== '' && deliverTypeName(deliverType, i18n),
    deliverType === 'delivery' ? place || areaText : pickupAddress,
    whenText(checkout, i18n),
  ]
}

/** When the order is there; nothing until the times are known, and while nothing can be had at that time. */
export function whenText({ timing, times }: Pick<Checkout, 'timing' | 'times'>, i18n: I18n) {
  const { t, date } = i18n
  const clock = { hour: '2-digit', minute: '2-digit' } as const
  const [from = 0, to = 0] = times?.now.minutes ?? []
  const window = times?.days.flatMap((day) => day.windows).find(({ start }) => start === timing.window)
  if (timing.when === 'now') return times?.now.available && t('in about {from}–{to} min', { from, to })
  return (
    window &&
    `${dayName(window.start, i18n)}, ${t('{from}–{to}', { from: date(window.start, clock), to: date(window.end, clock) })}`
  )
}

/** What a way of handing over is called. */
export function deliverTypeName(type: DeliverType, { t }: Pick<I18n, 't'>): string {
  const names = {
    delivery: t('Delivery'),
    takeaway: t('Takeaway'),
    curbside: t('Curbside'),
    table: t('At the table'),
  }
  return names[type]
}
