import type { Span } from '#contract/hours.ts'
import type { I18n } from '#ui/i18n.tsx'
import { inOrder } from '#domain/hours/hours-document.ts'

const usual: Span = { start: '11:00', end: '22:00' }
const evening: Span = { start: '17:00', end: '22:00' }

/** The spans of a day with one more that overlaps with none: in the evening, else before the first one. */
export function withOneMore(spans: readonly Span[]): Span[] {
  const [first, last] = [inOrder(spans)[0], inOrder(spans).at(-1)]
  if (!first || !last) return [usual]
  const endsEarly = last.start < last.end && last.end <= evening.start
  if (endsEarly) return [...spans, evening]
  const before = `${String(Math.max(0, Number(first.start.slice(0, 2)) - 2)).padStart(2, '0')}:00`
  return [...spans, before < first.start ? { start: before, end: first.start } : evening]
}

/** What a span needs said: that it ends on the next day, or that it lasts a whole one. */
export function spanNote({ start, end }: Span): 'next day' | 'whole day' | undefined {
  if (start === end || (start === '00:00' && end === '24:00')) return 'whole day'
  return end < start && end !== '00:00' ? 'next day' : undefined
}

/** The end of a span as it is stored: midnight closes a day. */
export const endOf = (typed: string): string => (typed === '00:00' ? '24:00' : typed)

/** The spans of a day in one line. */
export const spansText = (spans: readonly Span[], t: I18n['t']): string =>
  spans.map(({ start, end }) => `${start}–${end}`).join(', ') || t('Closed')
