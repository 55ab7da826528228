import type { Availability } from '#contract/availability.ts'
import type { DeliverType } from '#contract/checkout.ts'
import type { OrderPlan } from '../location/order-plan.ts'
import { storePlan } from '../location/store-plan.ts'
import { useShop } from '../shop/use-shop.ts'
import { fittingTimes } from './fitting-times.ts'
import { TimeChoice } from './time-choice.tsx'
import { effectiveTiming } from './timing.ts'
import { useOrderTimes } from './use-order-times.ts'

type PlanTimeProps = {
  plan: OrderPlan
  deliverType: DeliverType
  /** When what is in the cart can be had. */
  availability: Availability
}

/** When the order is wanted, chosen before the checkout begins; times at which something in the cart is not to be had are marked. */
export function PlanTime({ plan, deliverType, availability }: PlanTimeProps) {
  const { TIME_ZONE: zone } = useShop().settings
  const { times, hasFailed, refresh } = useOrderTimes(deliverType)
  return (
    <TimeChoice
      times={times}
      haveTimesFailed={hasFailed}
      onRefresh={refresh}
      timing={effectiveTiming(plan, times)}
      isFitting={fittingTimes(times, availability, { zone, deliverType })}
      onChoose={storePlan}
    />
  )
}
