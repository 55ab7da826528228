import type { Availability, AvailabilityRule } from '#contract/availability.ts'
import type { DeliverType } from '#contract/checkout.ts'
import { weekdays } from '#contract/weekdays.ts'
import type { MessageParams } from '../i18n/format-message.ts'
import { localeOf } from '../i18n/locale-of.ts'

/** How texts are said in a language. */
export type Words = { language: string; t(text: string, params?: MessageParams): string }

const DAY = 86_400_000
const A_MONDAY = Date.UTC(2024, 0, 1)

/** All rules in one line: `Mon–Fri 11:30–14:30 · only for pickup`; empty when nothing is limited. */
export function availabilityWords(availability: Availability | undefined, words: Words): string {
  const lists = availability?.map((rules) => rulesWords(rules, words)) ?? []
  return [...new Set(lists)].filter(Boolean).join(' · ')
}

/** Rules of which any one is enough, in one line. */
export const rulesWords = (rules: readonly AvailabilityRule[], words: Words): string =>
  rules.some(isUnlimited) ? '' : rules.map((rule) => ruleWords(rule, words)).join('; ')

const isUnlimited = ({ weekdays: days, spans, from, until, deliverTypes }: AvailabilityRule): boolean =>
  days.length + spans.length + deliverTypes.length === 0 && from === null && until === null

function ruleWords({ weekdays: days, spans, from, until, deliverTypes }: AvailabilityRule, words: Words) {
  const { t } = words
  const hours = spans.map(({ start, end }) => `${start}–${end}`).join(', ')
  const ways = deliverTypes.map((type) => wayNames(t)[type]).join(', ')
  return [
    [daysWords(days, words), hours].filter(Boolean).join(' '),
    datesWords({ from, until }, words),
    ways && t('only {ways}', { ways }),
  ]
    .filter(Boolean)
    .join(' · ')
}

const wayNames = (t: Words['t']): Record<DeliverType, string> => ({
  delivery: t('for delivery'),
  takeaway: t('for pickup'),
  curbside: t('at the car'),
  table: t('at the table'),
})

/** Days in a row are a span: `Mon–Fri, Sun`. */
function daysWords(days: AvailabilityRule['weekdays'], { language }: Words): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' })
  const name = (at: number) => format.format(A_MONDAY + at * DAY)
  const numbers = weekdays.flatMap((day, at) => (days.includes(day) ? [at] : []))
  if (numbers.length === weekdays.length) return ''
  const runs: [first: number, last: number][] = []
  for (const at of numbers) {
    const run = runs.at(-1)
    if (run?.[1] === at - 1) run[1] = at
    else runs.push([at, at])
  }
  return runs
    .map(([first, last]) =>
      last - first > 1 ? `${name(first)}–${name(last)}` : numbersBetween(first, last).map(name).join(', '),
    )
    .join(', ')
}

const numbersBetween = (first: number, last: number): number[] => (first === last ? [first] : [first, last])

function datesWords({ from, until }: Pick<AvailabilityRule, 'from' | 'until'>, { language, t }: Words) {
  const date = (text: string) =>
    new Intl.DateTimeFormat(localeOf(language), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(text))
  if (from !== null && until !== null) return from === until ? date(from) : `${date(from)} – ${date(until)}`
  if (from !== null) return t('from {date}', { date: date(from) })
  return until === null ? '' : t('until {date}', { date: date(until) })
}
