import { cpuMicroseconds } from './cpu.ts'
import { median, spread } from './median.ts'

/** Asks a server for a while and answers what an answer costs its process, in microseconds of CPU. */
type Cost = () => Promise<number>

/** Rounds that do not count: until both servers have compiled what they repeat. */
const WARM_UP = 3

/** What an answer costs the process of a server, in all of its threads; `ask` answers how many there were. */
export async function costOf({ pid }: { pid: number }, ask: () => Promise<number>): Promise<number> {
  const before = cpuMicroseconds(pid)
  const answers = await ask()
  return (cpuMicroseconds(pid) - before) / answers
}

/**
 * What an answer costs a server beside what it costs a bare one. Both are asked at the same moment, so that what else the
 * machine does falls on both; the medians of several rounds count.
 */
export async function compareCosts(
  rounds: number,
  { ours, bare }: { ours: Cost; bare: Cost },
): Promise<{ ratio: number; ours: string; bare: string; inRounds: string }> {
  for (let round = 0; round < WARM_UP; round++) await Promise.all([ours(), bare()])
  const costs: { ours: number; bare: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const [one, other] = await Promise.all([ours(), bare()])
    costs.push({ ours: one, bare: other })
  }
  const ratios = costs.map((cost) => cost.bare / cost.ours)
  const of = (name: 'ours' | 'bare') => median(costs.map((cost) => cost[name])).toFixed(1)
  return {
    ratio: median(ratios),
    ours: of('ours'),
    bare: of('bare'),
    inRounds: `${spread(ratios)} in ${rounds} rounds`,
  }
}
