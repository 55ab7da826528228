import type { DeliverType } from '#contract/checkout.ts'
import type { OrderPlan } from '../location/order-plan.ts'
import { storePlan } from '../location/store-plan.ts'
import { TimeChoice } from './time-choice.tsx'
import { effectiveTiming } from './timing.ts'
import { useOrderTimes } from './use-order-times.ts'

/** When the order is wanted, chosen before the checkout begins. */
export function PlanTime({ plan, deliverType }: { plan: OrderPlan; deliverType: DeliverType }) {
  const { times, hasFailed, refresh } = useOrderTimes(deliverType)
  return (
    <TimeChoice
      times={times}
      haveTimesFailed={hasFailed}
      onRefresh={refresh}
      timing={effectiveTiming(plan, times)}
      onChoose={storePlan}
    />
  )
}
