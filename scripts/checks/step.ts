import { spawn } from 'node:child_process'
import { pinnedNodeEnv, projectRoot, pinnedNode } from '../machine/project.mjs'
import { countCpuTime } from './cpu-time.ts'

export type TimedTest = { title: string; seconds: number }
/**
 * What a step found: test cases for a suite of tests, one for a check; `output` is shown when something failed. `cpuSeconds`
 * are what it used of all processors, where the system measures it.
 */
export type Outcome = {
  passed: number
  failed: number
  output: string
  cpuSeconds?: number
  tests?: TimedTest[]
}
export type Step = { title: string; run: () => Promise<Outcome> }

type Finished = { code: number; output: string; cpuSeconds: number }

/** Runs a command on the pinned Node and keeps its output. `command` starts with a script's path in the project. */
export function runNode(command: string[], env: Record<string, string> = {}): Promise<Finished> {
  const child = spawn(pinnedNode, command, {
    cwd: projectRoot,
    env: { ...pinnedNodeEnv(), FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const used = countCpuTime(child.pid ?? -1)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message, cpuSeconds: used.stop() }))
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString(), cpuSeconds: used.stop() }),
    )
  })
}

/** A check that either holds or does not. */
export function check(title: string, ...command: string[]): Step {
  return {
    title,
    run: async () => {
      const { code, ...finished } = await runNode(command)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ...finished }
    },
  }
}

const inSeconds = (seconds: number): string => seconds.toFixed(1).padStart(7)

function report(title: string, { passed, failed, output, cpuSeconds }: Outcome, seconds: number): void {
  const count = [passed > 1 && `${passed} passed`, failed > 0 && `${failed} failed`]
    .filter(Boolean)
    .join(', ')
  const sign = failed > 0 ? '✗' : '✓'
  const cpu = cpuSeconds ? `${inSeconds(cpuSeconds)} s CPU` : ''.padEnd(13)
  const line = `${sign} ${title.padEnd(28)}${inSeconds(seconds)} s ${cpu}  ${count}`
  process.stdout.write(`${line.trimEnd()}\n`)
  if (failed > 0) process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '    ')}\n`)
}

async function runStep({ title, run }: Step): Promise<Outcome> {
  const began = performance.now()
  const outcome = await run().catch((error: unknown) => ({ passed: 0, failed: 1, output: String(error) }))
  report(title, outcome, (performance.now() - began) / 1000)
  return outcome
}

/** Runs every step, a few at once, whatever the others find; the outcomes come in the order of the steps. */
export async function runSteps(steps: Step[], atOnce: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const waiting = steps.entries()
  const worker = async () => {
    for (const [index, step] of waiting) outcomes[index] = await runStep(step)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return outcomes
}

/** Prints what a run took altogether and its slowest tests; `began` is a reading of `performance.now()`. */
export function sumUp(outcomes: Outcome[], began: number, howMany = 10): void {
  const tests = outcomes.flatMap((outcome) => outcome.tests ?? [])
  const slowest = tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, howMany)
  const cpu = outcomes.reduce((total, { cpuSeconds = 0 }) => total + cpuSeconds, 0)
  const wall = (performance.now() - began) / 1000
  const lines = slowest.map(({ title, seconds }) => `${inSeconds(seconds)} s  ${title}`)
  process.stdout.write(
    `\nThe slowest tests:\n${lines.join('\n')}\n\n${wall.toFixed(0)} s, ${cpu.toFixed(0)} s CPU\n`,
  )
}

/** Prints the one line that a run ends with and sets the exit code. */
export function conclude(outcomes: Outcome[]): void {
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
