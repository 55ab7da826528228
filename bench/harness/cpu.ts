import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds that a process has computed so far, in all of its threads (Linux). */
export function cpuMicroseconds(pid: number): number {
  const tasks = `/proc/${pid}/task`
  let nanoseconds = 0
  for (const task of readdirSync(tasks))
    nanoseconds += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds / 1000
}

/** The resident memory of a process in MB (Linux). */
export function memoryMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1000
}
