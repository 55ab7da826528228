import { ReportDays } from '#contract/orders-report.ts'

/** The periods that one press chooses, by their English names. */
export const presets = ['Today', 'Yesterday', 'Last 7 days', 'This month', 'Last month', 'This year'] as const
export type Preset = (typeof presets)[number]

/** The days of a preset, seen from a day. */
export function presetPeriod(preset: Preset, date: string): ReportDays {
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

/** What is wrong with a typed period, in English. */
export function periodFault(period: ReportDays): string | undefined {
  const issue = ReportDays.safeParse(period).error?.issues[0]
  return issue?.code === 'custom' ? issue.message : issue && 'Please enter both dates'
}
