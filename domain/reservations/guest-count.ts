import type { Words } from '../menu/availability-words.ts'

/** How many guests come, `1 guest` or `4 guests`. What is no number, such as `10+`, stays a text. */
export function guestCount(guests: string, { t }: Pick<Words, 't'>): string {
  const count = Number(guests)
  return Number.isNaN(count)
    ? t('{guests} guests', { guests })
    : t('{count, plural, one {# guest} other {# guests}}', { count })
}
