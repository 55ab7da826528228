import { weekdays } from '#contract/weekdays.ts'
import type { I18n } from '#ui/i18n.tsx'

const DAY_MS = 86_400_000
/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2024, 0, 1, 12)

/** The days of the week, Monday first, each with its name in the language of the page. */
export const daysOfWeek = ({ date }: I18n) =>
  weekdays.map((day, at) => ({
    day,
    name: date(new Date(MONDAY + at * DAY_MS), { weekday: 'long' }),
  }))
