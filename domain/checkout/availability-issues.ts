import type { Availability } from '#contract/availability.ts'
import type { CartItem } from '#contract/cart.ts'
import type { Quote, QuoteIssue } from '#contract/checkout.ts'
import { planOf } from '../hours/day-plan.ts'
import { leadTime } from '../hours/lead-minutes.ts'
import { timeWindows } from '../hours/time-windows.ts'
import { isAvailable } from '../menu/availability.ts'
import { availabilityWords } from '../menu/availability-words.ts'
import { limitedParts } from '../menu/limited-parts.ts'
import { messages } from '../messages.ts'
import { availabilityOf } from './quoted-lines.ts'
import type { QuoteInput } from './quote-input.ts'

type Line = { line: number; item: CartItem }

/** The instant an order is for: the chosen one, else now. */
export const occasionOf = ({ deliverAt, deliverDate, now }: QuoteInput): string =>
  deliverAt === 'later' && deliverDate && Number.isFinite(Date.parse(deliverDate)) ? deliverDate : now

/** When each line of a cart can be had, and what of it cannot be had at the chosen time or in the chosen way. */
export function availabilityIssues(
  lines: readonly Line[],
  input: QuoteInput,
): { limited: Quote['limited']; issues: QuoteIssue[] } {
  const { menu, zone, deliverType, words } = input
  const found = lines
    .map(({ line, item }) => ({ line, parts: limitedParts(menu, item) }))
    .filter(({ parts }) => parts.length > 0)
  if (found.length === 0) return { limited: undefined, issues: [] }
  const limited = found.map(({ line, parts }) => ({
    line,
    availability: parts.flatMap((part) => part.availability),
  }))
  const parts = found.flatMap(({ line, parts }) => parts.map((part) => ({ line, ...part })))
  const at = Date.parse(occasionOf(input))
  const missing = parts.filter((part) => !isAvailable(part.availability, { at, zone, deliverType }))
  if (missing.length === 0) return { limited, issues: [] }
  const next = nextWindow(availabilityOf({ limited }), input)
  return {
    limited,
    issues: missing.map(({ line, name, availability: rules }): QuoteIssue => {
      const isTooEarlyOrLate = !isAvailable(rules, { at, zone })
      const text = isTooEarlyOrLate ? messages.notThen : messages.notThisWay
      const when = availabilityWords(rules, words)
      return { field: 'items', message: words.t(text, { name, when }), line, next }
    }),
  }
}

/** The first time window in which all can be had in the chosen way. */
function nextWindow(
  availability: Availability,
  { settings, week, zone, now, deliverType }: QuoteInput,
): string | null {
  const days = timeWindows({
    week: planOf(week, deliverType),
    zone,
    now,
    leadMinutes: leadTime(settings.lead, deliverType),
    days: settings.preorderDays,
  })
  const starts = days.flatMap(({ windows }) => windows.map(({ start }) => start))
  return (
    starts.find((start) => isAvailable(availability, { at: Date.parse(start), zone, deliverType })) ?? null
  )
}
