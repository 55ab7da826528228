import { createFailureBench, type Traits } from './failure-bench.ts'
import { failuresOfMoney } from './failures-of-money.ts'
import { failuresOnTheWay } from './failures-on-the-way.ts'
import type { StartBench } from './gateway-bench.ts'

/** The failures of payments.md §7, tried through one provider against its fake. */
export function failureCases(name: string, start: StartBench, traits: Traits): void {
  const bench = createFailureBench(name, start, traits)
  failuresOnTheWay(bench)
  failuresOfMoney(bench)
}
