import type { I18n } from '#ui/i18n.tsx'

const time = { hour: '2-digit', minute: '2-digit' } as const

/**
 * Writes the times of a list whose entries begin at `starts`. An hour comes twice when summer time ends: the times of an
 * entry whose start reads like that of another one name their zone.
 */
export function clockTexts(
  starts: readonly string[],
  { date }: Pick<I18n, 'date'>,
): (instant: string, start?: string) => string {
  const plain = (instant: string) => date(instant, time)
  const repeated = new Set(starts.map(plain).filter((text, at, texts) => texts.indexOf(text) !== at))
  return (instant, start = instant) =>
    repeated.has(plain(start)) ? date(instant, { ...time, timeZoneName: 'short' }) : plain(instant)
}
