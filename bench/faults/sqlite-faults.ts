import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { type AppServer, copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { orderBody } from '../orders/order-body.ts'
import { type Answer, call, keepCalling, placeOrder, signInOwner, until } from './calls.ts'
import { atMost, exactly, type Note, quantile, type Scenario } from '../harness/finding.ts'

const CALM_MS = 3_000
const FAULT_MS = 8_000
const GUESTS = 4
const RECOVERY_MS = 5_000
/** The answers of the shortest pauses are so fast that the machine's noise would decide. */
const LEAST_MS = 5
const DISK_BYTES = 64 * 1024 * 1024

/** Another program locks the file of the database while the shop is open. */
export const lockedFile: Scenario = {
  name: 'locked',
  async run(note) {
    const demo = copyDemo(templateDir())
    const other = new DatabaseSync(join(demo.dataDir, 'tischlein.db'))
    await breakWrites(note, demo.dataDir, {
      breakIt: () => other.exec('pragma busy_timeout = 5000; begin immediate'),
      mendIt: () => other.exec('rollback'),
    })
    other.close()
    demo.remove()
  },
}

/** The disk of the data folder is full, on a small disk in memory. */
export const fullDisk: Scenario = {
  name: 'full',
  async run(note) {
    const demo = copyDemo(templateDir())
    const disk = mkdtempSync(join(tmpdir(), 'tischlein-disk-'))
    if (!tried(() => execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tischlein', disk]))) {
      note(
        exactly(
          'a disk that can be filled',
          'cannot be made here: only root may mount one, on Linux',
          'made',
        ),
      )
      return
    }
    const dataDir = join(disk, 'data')
    mkdirSync(dataDir)
    cpSync(join(demo.dataDir, 'tischlein.db'), join(dataDir, 'tischlein.db'))
    symlinkSync(join(demo.dataDir, 'media'), join(dataDir, 'media'))
    const filler = join(disk, 'filler')
    try {
      await breakWrites(note, dataDir, {
        breakIt: () => {
          const { bavail, bsize } = statfsSync(disk)
          writeFileSync(filler, Buffer.alloc(bavail * bsize))
        },
        mendIt: () => rmSync(filler),
      })
    } finally {
      execFileSync('umount', ['--lazy', disk])
      rmSync(disk, { recursive: true })
      demo.remove()
    }
  },
}

/** The files of the database may not be written any more. */
export const readOnlyFolder: Scenario = {
  name: 'read-only',
  async run(note) {
    const demo = copyDemo(templateDir())
    // The memory file beside it is no file for its writers.
    const files = ['', '-wal'].map((end) => join(demo.dataDir, `tischlein.db${end}`))
    const mark = (sign: '+' | '-') => execFileSync('chattr', [`${sign}i`, ...files], { stdio: 'pipe' })
    await breakWrites(note, demo.dataDir, { breakIt: () => void mark('+'), mendIt: () => void mark('-') })
    demo.remove()
  },
}

type Fault = { breakIt(): void; mendIt(): void }

/** Guests read and order, and a member of staff looks at the board, before, during and after the fault. */
async function breakWrites(note: Note, dataDir: string, { breakIt, mendIt }: Fault): Promise<void> {
  const server = await startServer({ dataDir })
  try {
    const body = await orderBody(`${server.url}/api/checkout`)
    const order = (language = 'de') => placeOrder(server.url, body, { 'accept-language': language })
    const { data } = JSON.parse((await order()).body) as { data: { url: string } }
    const token = data.url.split('/').at(-1)
    const read = () => call(`${server.url}/api/orders/${token}`)
    const calm = await readFor(CALM_MS, read)
    const staff = await signInOwner(server)
    if (!tried(breakIt)) {
      note(
        exactly('the fault', 'cannot be made here: it takes root and a file system with attributes', 'made'),
      )
      return
    }
    const orders = Array.from({ length: GUESTS }, () => keepCalling(order, 100))
    const reads = await readFor(FAULT_MS, read)
    const refused = (await Promise.all(orders.map((one) => one.end()))).flat()
    const english = await order('en')
    const turkish = await order('tr')
    const board = await until(async () => (await today(server, staff)).includes('unsavedSince'), RECOVERY_MS)
    mendIt()
    const isWell = await until(async () => (await order()).status === 200, RECOVERY_MS)
    const isQuiet = await until(
      async () => !(await today(server, staff)).includes('unsavedSince'),
      RECOVERY_MS,
    )

    const times = reads.map(({ ms }) => ms)
    note(exactly('reads answered otherwise than 200', failed(reads, 200), 0))
    note(
      atMost(
        'p99 of a read',
        quantile(times, 0.99),
        3 *
          Math.max(
            LEAST_MS,
            quantile(
              calm.map(({ ms }) => ms),
              0.99,
            ),
          ),
        ' ms',
      ),
    )
    note(
      exactly(
        `orders answered otherwise than 503 with Retry-After, of ${refused.length}`,
        failed(refused, 503),
        0,
      ),
    )
    note(atMost('the longest wait for a 503', Math.max(...refused.map(({ ms }) => ms)) / 1000, 10, ' s'))
    note(exactly('languages of the refusal', languages(refused[0], english, turkish), 3))
    note(exactly('alarm for the staff', board ? 'shown' : 'missing', 'shown'))
    note(
      exactly(`orders go on within ${RECOVERY_MS / 1000} s without a restart`, isWell ? 'yes' : 'no', 'yes'),
    )
    note(exactly('alarm afterwards', isQuiet ? 'gone' : 'still shown', 'gone'))
  } finally {
    tried(mendIt)
    await server.stop()
  }
}

async function readFor(ms: number, read: () => Promise<Answer>): Promise<Answer[]> {
  const guests = Array.from({ length: GUESTS }, () => keepCalling(read, 5))
  await delay(ms)
  return (await Promise.all(guests.map((guest) => guest.end()))).flat()
}

const failed = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status !== status || (status === 503 && answer.retryAfter === null))
    .length

const languages = (...answers: (Answer | undefined)[]): number =>
  new Set(answers.map((answer) => (answer ? (JSON.parse(answer.body) as { message: string }).message : '')))
    .size

const today = async ({ url }: AppServer, headers: Record<string, string>): Promise<string> =>
  (await call(`${url}/api/staff/today/branches`, { headers })).body

function tried(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
