import type { DeliverType } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import type { I18n } from '#ui/i18n.tsx'
import type { OrderPlan } from './order-plan.ts'

export type WayFacts = {
  plan: OrderPlan
  /** The way that holds: the wanted one, or the first that is offered. */
  deliverType: DeliverType
  /** From ordering to the meal, at least and at most. */
  minutes: readonly [number, number]
}

/** The parts of the line; `isSoon` where the last one says in how many minutes, which holds while it is open. */
export type WayLine = { parts: string[]; isSoon: boolean }

/** Way, place and time of an order as the header shows them in one line, part by part. */
export function wayLine({ plan, deliverType, minutes }: WayFacts, i18n: I18n): WayLine {
  const { t, date } = i18n
  const { terms } = plan
  const [from, to] = minutes
  const isLater = plan.when === 'later' && plan.window !== ''
  const time = isLater
    ? date(plan.window, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
    : t('{from}–{to} min', { from, to })
  const timed = (...parts: string[]): WayLine => ({ parts: [...parts, time], isSoon: !isLater })
  if (deliverType !== 'delivery') return timed(deliverType === 'curbside' ? t('Curbside') : t('Pickup'))
  // A place counts from the moment on that the server has said what delivery there costs.
  if (!terms) return timed(t('Delivery'), t('Postcode?'))
  const short = (amount: Cents) => shortMoney(amount, i18n)
  const parts = [
    terms.label,
    ...(terms.minimumOrder > 0 ? [t('from {price}', { price: short(terms.minimumOrder) })] : []),
    short(terms.deliveryPrice),
  ]
  return isLater ? timed(...parts) : { parts, isSoon: false }
}

/** An amount without cents where it has none: 12 €. */
const shortMoney = (amount: Cents, { money }: Pick<I18n, 'money'>): string =>
  amount % 100 === 0 ? money(amount).replace(/[.,]00(?!\d)/, '') : money(amount)
