import { spawn } from 'node:child_process'
import { pinnedNodeEnv, projectRoot, pinnedNode } from '../machine/project.mjs'

/** What a step found: test cases for a suite of tests, one for a check; `output` is shown when something failed. */
export type Outcome = { passed: number; failed: number; output: string }
export type Step = { title: string; run: () => Promise<Outcome> }

type Finished = { code: number; output: string }

/** Runs a command on the pinned Node and keeps what it says. `command` starts with a script's path in the house. */
export function runNode(command: string[], env: Record<string, string> = {}): Promise<Finished> {
  const child = spawn(pinnedNode, command, {
    cwd: projectRoot,
    env: { ...pinnedNodeEnv(), FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = (code: number) => ({ code, output: Buffer.concat(chunks).toString() })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve(ended(code ?? 1)))
  })
}

/** A check that either holds or does not. */
export function check(title: string, ...command: string[]): Step {
  return {
    title,
    run: async () => {
      const { code, output } = await runNode(command)
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
    },
  }
}

function report(title: string, { passed, failed, output }: Outcome, seconds: number): void {
  const count = [passed > 1 && `${passed} passed`, failed > 0 && `${failed} failed`]
    .filter(Boolean)
    .join(', ')
  const mark = failed > 0 ? '✗' : '✓'
  const line = `${mark} ${title.padEnd(28)}${seconds.toFixed(1).padStart(6)} s  ${count}`
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

/** Prints the one line that a run ends with and sets the exit code. */
export function conclude(outcomes: Outcome[]): void {
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0)
  const failed = outcomes.reduce((total, outcome) => total + outcome.failed, 0)
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
