import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type CleanUp = {
  /** Adds a command, to be run before those that were added earlier. */
  add(...command: string[]): void
  /** Runs the commands now. */
  run(): Promise<void>
}

/** The lines of its input, which end with this program, the last one first. */
const SCRIPT = `commands=$(sed '1!G;h;$!d'); eval "$commands"`

/**
 * Removes what a try has made, also when the try is killed: a shell of its own collects the commands until this program is gone,
 * however it went, and runs them then.
 */
export function openCleanUp(): CleanUp {
  const shell = spawn('sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  return {
    add: (...command) => void shell.stdin.write(`${command.map(quoted).join(' ')}\n`),
    async run() {
      const done = once(shell, 'exit')
      shell.stdin.end()
      await done
    },
  }
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`
