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

/** What an answer cost in one round, in microseconds of CPU. */
export type Costs = { ours: number; bare: number }

/** Asks a server of ours and the bare one beside it. */
export type Pair = { ours: Cost; bare: Cost }

/**
 * What an answer of each pair costs in each of several rounds. The servers of a pair are asked at the same moment, so that what
 * else the machine does falls on both, and the pairs take turns within each round, so that it does not fall on all rounds of one
 * pair: a disturbed processor slows the larger program more.
 */
export async function costsInRounds(rounds: number, pairs: readonly Pair[]): Promise<Costs[][]> {
  const costs = pairs.map((): Costs[] => [])
  for (let round = -WARM_UP; round < rounds; round++)
    for (const [at, pair] of pairs.entries()) {
      const [ours, bare] = await Promise.all([pair.ours(), pair.bare()])
      if (round >= 0) costs[at]?.push({ ours, bare })
    }
  return costs
}

/** What an answer costs a server beside what it costs a bare one: the medians of the rounds, and how far these were apart. */
export function compareCosts(costs: readonly Costs[]): {
  ratio: number
  ours: string
  bare: string
  inRounds: string
} {
  const ratios = costs.map((cost) => cost.bare / cost.ours)
  const of = (name: keyof Costs) => median(costs.map((cost) => cost[name])).toFixed(1)
  return {
    ratio: median(ratios),
    ours: of('ours'),
    bare: of('bare'),
    inRounds: `${spread(ratios)} in ${costs.length} rounds`,
  }
}
