import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const REPORT = join(import.meta.dirname, 'report.lua')

export type Load = {
  url: string
  /** How many connections ask at once, each again when it is answered. */
  connections: number
  seconds: number
  headers?: Record<string, string>
  /** A script in place of the one that only reports; it has to load `report.lua`. */
  script?: string
  /** Handed to the script. */
  args?: readonly string[]
}

export type LoadResult = {
  answers: number
  /** Answers a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers above 399 and connections that failed. */
  errors: number
}

/** Ends the program with one line where `wrk` is missing. */
export function requireWrk(): void {
  if (!spawnSync('wrk', ['--version']).error) return
  process.stderr.write(
    'The load generator wrk is missing: install it (Debian, Ubuntu: apt install wrk) and run this again.\n',
  )
  process.exit(1)
}

/** Asks one address as fast as it answers; throws when an answer is an error. */
export async function load(asked: Load): Promise<LoadResult> {
  const { url, connections, seconds, headers = {}, script = REPORT, args = [] } = asked
  const { stdout } = await run(
    'wrk',
    [
      ['--threads', '1', '--connections', String(connections), '--duration', `${seconds}s`],
      ['--timeout', '20s', '--script', script],
      ...Object.entries(headers).map(([name, value]) => ['--header', `${name}: ${value}`]),
      [url, '--', ...args],
    ].flat(),
    { env: { ...process.env, LUA_PATH: `${import.meta.dirname}/?.lua;;` } },
  )
  const report = /^REPORT (.*)$/m.exec(stdout)?.[1]
  if (!report) throw new Error(`wrk did not report: ${stdout}`)
  const result = JSON.parse(report) as LoadResult
  if (result.answers === 0) throw new Error(`${url}: no answer within ${seconds} s`)
  if (result.errors > 0) throw new Error(`${url}: ${result.errors} of ${result.answers} answers were errors`)
  return result
}
