import { readdirSync, readFileSync } from 'node:fs'

const SAMPLE_MS = 500
/** Every kernel that Node runs on counts in hundredths of a second here. */
const TICKS_PER_SECOND = 100

type Sample = { parent: number; ticks: number }

/** What each process has used so far, from `/proc`; empty where there is none. */
function sampleProcesses(): Map<number, Sample> {
  const found = new Map<number, Sample>()
  for (const name of processIds()) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The name of a program may hold spaces and brackets; what follows it does not.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      found.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) })
    } catch {
      continue // it ended meanwhile; the last sample stands
    }
  }
  return found
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return [] // only Linux has this folder
  }
}

/**
 * Counts the processor time of a process and of everything it starts, also of what outlives its parent. Sampled twice a
 * second: the last moments of a process are not counted. `stop` answers seconds; 0 where the system has no such file.
 */
export function countCpuTime(root: number): { stop(): number } {
  const used = new Map<number, number>([[root, 0]])
  const sample = () => {
    const all = sampleProcesses()
    for (let grew = true; grew;) {
      grew = false
      for (const [id, { parent }] of all) {
        if (used.has(id) || !used.has(parent)) continue
        used.set(id, 0)
        grew = true
      }
    }
    for (const id of used.keys()) used.set(id, Math.max(used.get(id) ?? 0, all.get(id)?.ticks ?? 0))
  }
  const timer = setInterval(sample, SAMPLE_MS)
  return {
    stop: () => {
      clearInterval(timer)
      sample()
      return [...used.values()].reduce((total, ticks) => total + ticks, 0) / TICKS_PER_SECOND
    },
  }
}
