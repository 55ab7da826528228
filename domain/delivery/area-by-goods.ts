import type { Area } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '../money.ts'
import { cheapestArea } from './cheapest-area.ts'

/** Which of several areas counts for a cart whose goods cost `from` or more. */
export type AreaFrom = { from: Cents; area: Area }

/** Which of the areas that a place lies in counts, by what the goods cost: where another one takes over, a line begins. */
export function areaByGoods(areas: readonly Area[], rules: { surchargeBelowMinimum: boolean }): AreaFrom[] {
  const amounts = [...new Set(areas.flatMap((area) => turningPoints(area, areas)))]
    .filter((amount) => amount > 0)
    .toSorted((a, b) => a - b)
  const found: AreaFrom[] = []
  for (const from of [cents(1), ...amounts.map(cents)]) {
    const area = cheapestArea(areas, from, rules)
    if (area && area !== found.at(-1)?.area) found.push({ from, area })
  }
  return found
}

/** The amounts at which another area may become the cheaper one, each with the cent after it. */
function turningPoints(area: Area, all: readonly Area[]): number[] {
  const { minimumOrder, freeDeliveryThreshold, feeSteps = [] } = area
  // Below the minimum what is missing is paid for: there the area becomes as dear as the fee of another one.
  const meeting = feesOf(area).flatMap((own) =>
    all.flatMap((other) => feesOf(other).map((fee) => minimumOrder + own - fee)),
  )
  const amounts = [minimumOrder, freeDeliveryThreshold, ...feeSteps.map(({ from }) => from), ...meeting]
  return amounts.flatMap((amount) => [amount, amount + 1])
}

const feesOf = ({ deliveryPrice, feeSteps = [] }: Area): number[] => [
  0,
  deliveryPrice,
  ...feeSteps.map((step) => step.deliveryPrice),
]
