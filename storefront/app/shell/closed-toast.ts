import type { DeliverType, OrderTimes } from '#contract/checkout.ts'
import { TOAST_MS } from '#domain/limits.ts'
import type { I18n } from '#ui/i18n.tsx'
import { showToast } from '#ui/toasts.ts'
import { apiBase, callHeaders } from '../http/api-base.ts'
import { withDeadline } from '../http/with-deadline.ts'
import { readPlan } from '../location/order-plan.ts'
import { deliverTypeOf } from '../ordering/deliver-types.ts'
import type { Shop } from '../shop/shop.ts'
import { chipText, SHORTEST_DAY_MS, SIX_DAYS_MS } from './opening-text.ts'
import type { WorkingHours } from './working-hours.ts'

/** Tells that the restaurant is closed, and from when on the guest can order in the way they have chosen. */
export async function showClosedToast(
  shop: Pick<Shop, 'settings'>,
  hours: WorkingHours,
  i18n: Pick<I18n, 't' | 'date'>,
): Promise<void> {
  const deliverType = deliverTypeOf({ shop, user: null }, readPlan())
  const first = deliverType === '' ? null : await firstTime(deliverType)
  showToast({
    tone: 'info',
    title: hours.pause ? hours.pause.reason : i18n.t('We are closed'),
    text: laterText(first, hours, i18n),
    duration: TOAST_MS,
  })
}

/**
 * What can be done while it is closed. `first` is the first time that can be ordered for: null where there is none,
 * undefined where it is not known.
 */
export function laterText(
  first: string | null | undefined,
  hours: WorkingHours,
  i18n: Pick<I18n, 't' | 'date'>,
): string {
  const { t, date } = i18n
  if (first === null) return chipText(i18n, hours)
  if (first === undefined) return t('You can order for later.')
  const ahead = Date.parse(first) - Date.now()
  const day =
    ahead > SIX_DAYS_MS ? ({ day: 'numeric', month: 'short' } as const) : ({ weekday: 'short' } as const)
  const time = date(first, { ...(ahead > SHORTEST_DAY_MS && day), hour: '2-digit', minute: '2-digit' })
  return t('You can order for later, from {time}.', { time })
}

async function firstTime(deliverType: DeliverType): Promise<string | null | undefined> {
  try {
    const address = `${apiBase()}/checkout/times?deliverType=${deliverType}`
    const response = await fetch(address, { headers: callHeaders(), signal: withDeadline() })
    if (!response.ok) return undefined
    const { data } = (await response.json()) as { data: OrderTimes }
    return data.days[0]?.windows[0]?.start ?? null
  } catch {
    return undefined
  }
}
