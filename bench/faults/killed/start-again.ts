import type { AppServer } from '../../../e2e/app-server.ts'

const TRIES = 3

/**
 * Starts a killed server as a supervisor does, again when that fails. Undefined when it did not start at all; `failures`
 * receives what each failed start said.
 */
export async function startAgain(
  start: () => Promise<AppServer>,
  failures: string[],
): Promise<AppServer | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      return await start()
    } catch (error) {
      failures.push(String(error).replaceAll(/\s+/g, ' ').slice(0, 300))
    }
  }
  return undefined
}
