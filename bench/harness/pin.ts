import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const LAST = availableParallelism() - 1

/** Lets all threads of a process compute on these processors alone; does nothing without `taskset` (Linux). */
const pin = (pid: number, processors: string) =>
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)], { stdio: 'ignore' })

/**
 * Lets servers that are compared share the first processor, and this process with the load generators that it starts use
 * the others: what a request costs depends on who else uses its processor, and would change with every move to another.
 */
export function keepApart(...servers: { pid: number }[]): void {
  if (LAST === 0) return
  for (const { pid } of servers) pin(pid, '0')
  pin(process.pid, `1-${LAST}`)
}

/** Lets this process, and what it starts from now on, use all processors again. */
export function allowAllProcessors(): void {
  pin(process.pid, `0-${LAST}`)
}
