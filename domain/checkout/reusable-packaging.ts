import type { QuoteRequest } from '#contract/checkout.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents, zero } from '../money.ts'

/** What a restaurant says about reusable containers (ux.md R-V1). */
export type ReusableRules = {
  /** REUSABLE_PACKAGING is `offer`: guests may have an order packed in them. */
  offersReusable: boolean
  /** REUSABLE_DEPOSIT: what is paid for them, once for each order. */
  reusableDeposit: Cents
}

type PackagingRequest = Pick<QuoteRequest, 'deliverType' | 'reusable'>

/** The rules that follow from the settings as they are stored. */
export const reusableRules = (settings: {
  REUSABLE_PACKAGING: string
  REUSABLE_DEPOSIT: string
}): ReusableRules => ({
  offersReusable: settings.REUSABLE_PACKAGING === 'offer',
  reusableDeposit: cents(Math.round(Number(settings.REUSABLE_DEPOSIT) * 100)),
})

/** Whether an order is packed in reusable containers: on request, where they are offered, and never at a table. */
export const isReusable = (
  { deliverType, reusable }: PackagingRequest,
  { offersReusable }: Pick<ReusableRules, 'offersReusable'>,
): boolean => reusable === true && offersReusable && deliverType !== 'table'

/** What is paid for the containers of an order and given back with them. */
export const reusableDeposit = (request: PackagingRequest, rules: ReusableRules): Cents =>
  isReusable(request, rules) ? rules.reusableDeposit : zero
