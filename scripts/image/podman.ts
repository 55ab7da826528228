import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

/** The first one that is there is used: runc works with both versions of control groups, and with a mixture of them. */
const RUNTIMES = ['runc', 'crun']

export type Podman = {
  /** Runs a command of podman; throws with its own words when it fails, and answers what it prints. */
  run(...args: string[]): Promise<string>
  /** The same as the words of a command line. */
  command(...args: string[]): string[]
}

/**
 * Podman with the first program that runs containers here, wherever it stands, and without a manager of services. Throws
 * when there is none.
 */
export function findPodman(): Podman {
  const [runtime] = RUNTIMES.flatMap((name) => {
    const { stdout, status } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    return status === 0 ? [stdout.trim()] : []
  })
  if (!runtime)
    throw new Error(`Cannot be done here without ${RUNTIMES.join(' or ')}: apt-get install ${RUNTIMES[0]}`)
  const execute = promisify(execFile)
  const command = (...args: string[]) => [
    'podman',
    '--runtime',
    runtime,
    '--cgroup-manager',
    'cgroupfs',
    ...args,
  ]
  return {
    command,
    async run(...args) {
      const [program = '', ...words] = command(...args)
      const { stdout, stderr } = await execute(program, words)
      // What a server in a container writes to its standard error is told by `podman logs` the same way.
      return (stdout + (args[0] === 'logs' ? stderr : '')).trim()
    },
  }
}

/** What every container of a try needs: it runs where no bridge between networks can be made, and few limits are allowed. */
export const ON_THIS_MACHINE = ['--network=host', '--ulimit=nofile=1024:1024', '--ulimit=nproc=1000:1000']
