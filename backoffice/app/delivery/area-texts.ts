import type { Cents } from '#contract/primitives.ts'
import type { AreaDocument } from '#contract/delivery.staff.ts'
import { localeOf } from '#domain/i18n/locale-of.ts'
import type { AreaFrom } from '#domain/delivery/area-by-goods.ts'
import type { I18n } from '#ui/i18n.tsx'
import { writeKilometres } from './kilometres.ts'

const SHOWN_CODES = 4

/** Where an area lies, in a few words: `12045, 12047 · 3 km`. */
export function extentWords({ zipcodes, radius, shape }: AreaDocument, { t, language }: I18n): string {
  const more = zipcodes.length - SHOWN_CODES
  return [
    zipcodes.slice(0, SHOWN_CODES).join(', ') +
      (more > 0 ? ` ${t('and {count} more', { count: more })}` : ''),
    radius === null
      ? ''
      : t('up to {distance} km', { distance: writeKilometres(radius, localeOf(language)) }),
    shape ? t('shape on the map') : '',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Which of overlapping areas a guest gets: `up to 19,99 € Fern, from 20,00 € on Nah`. */
export function winnerWords(lines: readonly AreaFrom[], { t, money }: I18n): string {
  const [only] = lines
  if (lines.length < 2) return only ? t('Guests always get {name}', { name: only.area.name }) : ''
  return lines
    .map(({ from, area }, at) => {
      const next = lines[at + 1]
      return at === 0 && next
        ? t('below {amount}: {name}', { amount: money(next.from), name: area.name })
        : t('from {amount} on: {name}', { amount: money(from), name: area.name })
    })
    .join(' · ')
}

/** An amount, or what nothing of it means. */
export const amountOr = (amount: Cents, nothing: string, { money }: I18n): string =>
  amount > 0 ? money(amount) : nothing
