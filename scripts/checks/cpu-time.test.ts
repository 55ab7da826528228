import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { countCpuTime } from './cpu-time.ts'

test.runIf(process.platform === 'linux')(
  'the processor time of a process counts what its own children used',
  async () => {
    const work = 'const end = Date.now() + 1500; while (Date.now() < end);'
    const start = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(work)}])`
    const child = spawn(process.execPath, ['-e', start])
    const counter = countCpuTime(child.pid ?? 0)
    await once(child, 'exit')
    expect(counter.stop()).toBeGreaterThan(0.2)
  },
)
