import { MAX_REPORT_DAYS } from '#contract/orders-report.ts'

const DAY_MS = 86_400_000

/** Days of the restaurant, first and last included. */
export type Period = { from: string; to: string }

/** The periods that one press chooses, by their English names. */
export const presets = ['Today', 'Yesterday', 'Last 7 days', 'This month', 'Last month', 'This year'] as const
export type Preset = (typeof presets)[number]

/** The days of a preset, seen from a day. */
export function presetPeriod(preset: Preset, date: string): Period {
  const today = Temporal.PlainDate.from(date)
  const yesterday = today.subtract({ days: 1 })
  const month = today.with({ day: 1 })
  const days: Record<Preset, [Temporal.PlainDate, Temporal.PlainDate]> = {
    Today: [today, today],
    Yesterday: [yesterday, yesterday],
    'Last 7 days': [today.subtract({ days: 6 }), today],
    'This month': [month, today],
    'Last month': [month.subtract({ months: 1 }), month.subtract({ days: 1 })],
    'This year': [month.with({ month: 1 }), today],
  }
  const [from, to] = days[preset]
  return { from: from.toString(), to: to.toString() }
}

/** What is wrong with a typed period, in English; the server asks the same. */
export function periodFault({ from, to }: Period): string | undefined {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
  if (Number.isNaN(days)) return 'Please enter both dates'
  if (days < 1) return 'The last day is before the first'
  return days > MAX_REPORT_DAYS ? 'At most a year' : undefined
}
