import type { DeliverType } from '#contract/checkout.ts'
import { wholeNumber } from '../settings/whole-number.ts'

/** How many minutes the kitchen and the road take. */
export type LeadMinutes = { preparation: number; delivery: number }

type LeadSettings = Readonly<Record<'PREPARATION_MINUTES' | 'DELIVERY_MINUTES', string>>

/** As the settings say, and longer while it is a rush. */
export const leadMinutes = (
  { PREPARATION_MINUTES, DELIVERY_MINUTES }: LeadSettings,
  rushMinutes = 0,
): LeadMinutes => ({
  preparation: wholeNumber(PREPARATION_MINUTES, 20) + rushMinutes,
  delivery: wholeNumber(DELIVERY_MINUTES, 20),
})

/** Minutes from ordering until the guest has it; only a delivery takes the road. */
export const leadTime = ({ preparation, delivery }: LeadMinutes, deliverType: DeliverType): number =>
  preparation + (deliverType === 'delivery' ? delivery : 0)
