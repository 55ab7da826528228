import type { DeliverType } from '#contract/checkout.ts'
import type { Weekday } from '#contract/hours.ts'
import type { I18n } from '#ui/i18n.tsx'

/** The days of the week. */
export const dayNames = (t: I18n['t']): Readonly<Record<Weekday, string>> => ({
  Monday: t('Monday'),
  Tuesday: t('Tuesday'),
  Wednesday: t('Wednesday'),
  Thursday: t('Thursday'),
  Friday: t('Friday'),
  Saturday: t('Saturday'),
  Sunday: t('Sunday'),
})

/** The ways in which guests get their food. */
export const wayNames = (t: I18n['t']): Readonly<Record<DeliverType, string>> => ({
  delivery: t('Delivery'),
  takeaway: t('Takeaway'),
  curbside: t('Curbside'),
  table: t('At the table'),
})
