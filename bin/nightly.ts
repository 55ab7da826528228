import type { Deps } from '#api/context.ts'
import { nightlyTasks } from '#api/composition/nightly-tasks.ts'
import { runNightly } from '#api/jobs/nightly.ts'

const LOOK_MS = 10 * 60_000

/** Checks now and every ten minutes whether the nightly jobs are done, and runs them. */
export function startNightly(deps: Deps, origin: string): { stop(): Promise<void> } {
  let working = Promise.resolve()
  const look = () => (working = working.then(() => runNightly(deps, nightlyTasks, origin)))
  void look()
  const timer = setInterval(() => void look(), LOOK_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return working
    },
  }
}
