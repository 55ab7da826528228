import { createFailureBench, type FailureSupport } from './failure-bench.ts'
import { failuresOfMoney } from './failures-of-money.ts'
import { failuresOnTheWay } from './failures-on-the-way.ts'
import type { StartBench } from './gateway-bench.ts'

/** The failures of payments.md §7, tried through one provider against its fake. */
export function failureCases(name: string, start: StartBench, support: FailureSupport): void {
  const bench = createFailureBench(name, start, support)
  failuresOnTheWay(bench)
  failuresOfMoney(bench)
}
