const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }

/** Making a format takes many times as long as using it, and each page asks. */
const known = new Map<string, boolean>()

/** Whether a locale writes a time of day as `00:05`, `18:30`: a browser then writes it without `Intl` (`wall-clock.ts`). */
export function hasPlainClock(locale: string): boolean {
  const isPlain = known.get(locale) ?? writesPlainClock(locale)
  known.set(locale, isPlain)
  return isPlain
}

function writesPlainClock(locale: string): boolean {
  const format = new Intl.DateTimeFormat(locale, CLOCK)
  return ['00:05', '18:30'].every((time) => format.format(Date.parse(`2026-01-01T${time}Z`)) === time)
}
