import type { CartItem } from '#contract/cart.ts'
import type { QuoteLine, QuotePoints, QuoteIssue } from '#contract/checkout.ts'
import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { missingToMinimum } from '../delivery/fee.ts'
import { planOf } from '../hours/day-plan.ts'
import { leadTime } from '../hours/lead-minutes.ts'
import { whyNotNow } from '../hours/not-now.ts'
import { isWindowStart } from '../hours/time-windows.ts'
import { MAX_CART_LINES, MAX_TIP } from '../limits.ts'
import { messages, type Message } from '../messages.ts'
import type { Result } from '../result.ts'
import type { PlaceIssue } from './delivery-area.ts'
import type { QuoteInput } from './quote-input.ts'
import { isDeliverTypeAllowed, type ShopRules } from './shop-rules.ts'

const problem = (field: string, message: Message): QuoteIssue[] => [{ field, message }]

export function itemsIssues(items: readonly CartItem[]): QuoteIssue[] {
  if (items.length === 0) return problem('items', messages.cartEmpty)
  return items.length > MAX_CART_LINES ? problem('items', messages.tooManyLines) : []
}

/** The deliver type, and for a delivery its area and minimum order (spec 3, 4). */
export function placeIssues(
  input: QuoteInput,
  place: Result<Area, PlaceIssue> | undefined,
  goods: Cents,
): QuoteIssue[] {
  if (!isDeliverTypeAllowed(input.settings, input.deliverType))
    return problem(
      'deliverType',
      input.deliverType === 'table' ? messages.tableUnknown : messages.deliverTypeNotAllowed,
    )
  if (!place) return []
  if (!place.ok) return [place.problems]
  const missing = missingToMinimum(place.value, goods)
  const mayBePaid = input.settings.surchargeBelowMinimum && goods > 0
  if (missing === 0 || mayBePaid || input.items.length === 0) return []
  return [{ field: 'items', message: messages.belowMinimum, missing }]
}

/** Ordering now needs an open restaurant, ordering for later a time inside its hours (spec 4, ux.md U-31). */
export function timeIssues(input: QuoteInput): QuoteIssue[] {
  const { settings, zone, now, deliverType, deliverDate } = input
  if (!settings.isActive) return problem('deliverAt', messages.inactive)
  if (input.deliverAt === 'now') {
    const reason = whyNotNow(input.week, deliverType, input)
    return reason ? problem('deliverAt', reason) : []
  }
  if (!deliverDate) return problem('deliverDate', messages.dateMissing)
  const windows = {
    week: planOf(input.week, deliverType),
    zone,
    now,
    leadMinutes: leadTime(settings.lead, deliverType),
    days: settings.preorderDays,
  }
  return isWindowStart(windows, deliverDate) ? [] : problem('deliverDate', messages.dateOutside)
}

/** What may not be sold to this guest in this way: unknown allergens (ux.md R-F1), alcohol at the door (R-F7). */
export function lawIssues(
  lines: readonly { line: number; quoted: Pick<QuoteLine, 'minAge' | 'allergensUnknown'> }[],
  { settings, deliverType }: Pick<QuoteInput, 'settings' | 'deliverType'>,
): QuoteIssue[] {
  const noAlcohol = deliverType === 'delivery' && !settings.allowAlcoholDelivery
  return lines.flatMap(({ line, quoted }): QuoteIssue[] => [
    ...(settings.requireAllergenInfo && quoted.allergensUnknown
      ? [{ field: 'items', message: messages.allergensUnknown, line }]
      : []),
    ...(noAlcohol && quoted.minAge !== undefined
      ? [{ field: 'items', message: messages.alcoholNotDelivered, line }]
      : []),
  ])
}

export function tipIssues(tip: Cents, settings: Pick<ShopRules, 'allowTip'>): QuoteIssue[] {
  if (tip < 0) return problem('tip', messages.tipNegative)
  if (tip > 0 && !settings.allowTip) return problem('tip', messages.tipNotAllowed)
  return tip > MAX_TIP ? problem('tip', messages.tipTooHigh) : []
}

/** Points only for accounts with points, and not while they are blocked (spec 5). */
export function pointsIssues(useProfit: boolean, points: QuotePoints | undefined): QuoteIssue[] {
  if (!useProfit) return []
  if (!points) return problem('useProfit', messages.pointsNotAllowed)
  return points.blocked ? problem('useProfit', messages.pointsBlocked) : []
}

/** A checkout that was prepared for an account which is not signed in any more, or for a guest who has signed in since. */
export const sessionIssues = ({
  accountId,
  asGuest,
  userId,
}: Pick<QuoteInput, 'accountId' | 'asGuest' | 'userId'>): QuoteIssue[] => {
  if (accountId && accountId !== userId) return problem('accountId', messages.sessionEnded)
  return asGuest && userId !== undefined ? problem('accountId', messages.signedInSince) : []
}
