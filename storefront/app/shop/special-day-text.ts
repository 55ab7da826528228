import type { DeliverType } from '#contract/checkout.ts'
import type { SpecialDay, Span } from '#contract/hours.ts'
import type { I18n } from '#ui/i18n.tsx'

/** The date of a special day, or the first and the last of several. */
export function datesText({ from, until }: Pick<SpecialDay, 'from' | 'until'>, { date }: I18n): string {
  const text = (day: string) =>
    date(`${day}T11:00:00Z`, { weekday: 'short', day: 'numeric', month: 'numeric' })
  return from === until ? text(from) : `${text(from)} – ${text(until)}`
}

/** Whether a date, `YYYY-MM-DD`, is one of the special day. */
export const includesDate = ({ from, until }: Pick<SpecialDay, 'from' | 'until'>, date: string): boolean =>
  from <= date && date <= until

/** When it is open on a day. */
export const spansText = (spans: readonly Span[], { t }: Pick<I18n, 't'>): string =>
  spans.map(({ start, end }) => `${start}–${end}`).join(', ') || t('Closed')

/** The ways to get the food, as guests read them. */
export const wayNames = ({ t }: Pick<I18n, 't'>): Record<DeliverType, string> => ({
  delivery: t('Delivery'),
  takeaway: t('Takeaway'),
  curbside: t('Curbside'),
  table: t('At the table'),
})

/** When it is open on a special day, and by which ways at other times. */
export function specialHoursText(
  { spans, ways = {} }: Pick<SpecialDay, 'spans' | 'ways'>,
  i18n: I18n,
): string {
  const names = wayNames(i18n)
  const others = Object.entries(ways).map(
    ([way, own]) => `${names[way as DeliverType]}: ${spansText(own, i18n)}`,
  )
  return [spansText(spans, i18n), ...others].join(' · ')
}
