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

/**
 * Lets the pages of the browsers that this process has started compute on all processors, and itself and everything else
 * that it has started on all but the first: on a phone a page waits neither for the server nor for what measures it, and
 * seldom for the browser around it. Pages begin as copies of a zygote process and so are allowed what that is allowed.
 */
export function favourPages(): void {
  if (LAST === 0) return
  for (const { pid, command } of startedByThis())
    pin(pid, /--type=(zygote|renderer)/.test(command) ? `0-${LAST}` : `1-${LAST}`)
  pin(process.pid, `1-${LAST}`)
}

type Process = { pid: number; parent: number; command: string }

/** The processes that this one has started, those that they have started, and so on. */
function startedByThis(): Process[] {
  const { status, stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
  if (status !== 0) return []
  const all = stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)/.exec(line) ?? []
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }]
  })
  const childrenOf = (pid: number): Process[] =>
    all.filter(({ parent }) => parent === pid).flatMap((child) => [child, ...childrenOf(child.pid)])
  return childrenOf(process.pid)
}

/** Lets this process, and what it starts from now on, use all processors again. */
export function allowAllProcessors(): void {
  pin(process.pid, `0-${LAST}`)
}
