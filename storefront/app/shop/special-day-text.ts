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
