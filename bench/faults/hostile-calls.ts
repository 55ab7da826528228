import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { openDatabase } from '#api/db/database.ts'
import { type Answer, fuzz } from '#api/test/fuzz/fuzz.ts'
import type { HostileCall } from '#api/test/fuzz/hostile-call.ts'
import { type AppServer, copyDemo, startServer } from '../../e2e/app-server.ts'
import { templateDir } from '../../e2e/global-setup.ts'
import { exactly, type Scenario } from '../harness/finding.ts'

const CALLS = Number(process.env['FUZZ_CALLS'] ?? 100_000)
const CONCURRENCY = 4
const GIVE_UP_MS = 20_000
const ADDRESSES = 5_000
/** A table of the demo. */
const TABLE = 'tisch-1-rosmarin'

/** Requests that are cut, doubled or no HTTP at all; each is sent and the connection closed. */
const BROKEN = [
  'POST /api/checkout/v2 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"items":[',
  'PUT /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffff\r\n{"a"',
  'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
  'GET /api/menu HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: \r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(100_000)}\r\n\r\n`,
  '\x16\x03\x01\x00\xa5\x01\x00\x00',
  '\r\n\r\n\r\n',
]

/** Hostile calls made from the contract, sent to the real program by every role. */
export const hostileCalls: Scenario = {
  name: 'fuzz',
  async run(note) {
    const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)
    process.stdout.write(`  the same calls again: FUZZ_SEED=${seed} npm run faults -- fuzz\n`)
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir, env: { TRUST_PROXY: '1' } })
    const { db } = await openDatabase({ databaseUrl: undefined, dataDir: demo.dataDir })
    try {
      const seat = await fetch(`${server.url}/api/tables/${TABLE}`)
      const { data } = (await seat.json()) as { data: { token: string } }
      let sent = 0
      const send = (call: HostileCall) => {
        // Limits of one address would end most calls early.
        const at = sent++ % ADDRESSES
        const headers = { ...call.headers, 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` }
        return sendOne(server, { ...call, headers })
      }
      const shop = { db, engine: 'sqlite' as const, now: Date.now(), tableToken: data.token, send }
      const { done, refused, ...wrong } = await fuzz(shop, { seed, calls: CALLS, concurrency: CONCURRENCY })
      for (const request of BROKEN) await sendBroken(server.url, request)
      const well = await fetch(`${server.url}/healthz`).then(({ status }) => status, String)

      for (const [what, calls] of Object.entries(wrong))
        for (const call of calls.slice(0, 20)) process.stdout.write(`  ${what} ${call}\n`)
      const accepted = Object.values(done).reduce((sum, count) => sum + count, 0)
      process.stdout.write(`  ${accepted} done, by caller ${JSON.stringify(done)}; ${refused} refused\n`)
      note(exactly(`failures among ${CALLS} hostile calls`, wrong.failed.length, 0))
      note(exactly('calls of over a second, alone and without waiting for a processor', wrong.slow.length, 0))
      note(exactly('calls done without permission', wrong.trespassed.length, 0))
      note(exactly('tables changed by calls without permission', wrong.changed.length, 0))
      note(exactly(`answer of the server after ${BROKEN.length} broken requests`, well, 200))
    } finally {
      await db.destroy()
      await server.stop()
      demo.remove()
    }
  },
}

async function sendOne({ url, pid }: AppServer, { path, ...call }: HostileCall): Promise<Answer> {
  const init: RequestInit = { ...call, redirect: 'manual' }
  const [started, waited] = [performance.now(), secondsWithoutProcessor(pid)]
  const send = async () => {
    const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(GIVE_UP_MS) })
    const isLive = response.headers.get('content-type')?.startsWith('text/event-stream')
    await (isLive ? response.body?.cancel() : response.arrayBuffer())
    return response.status
  }
  // A refusal may close the connection while its next call is on the way: that one is sent again.
  const status = await send()
    .catch(send)
    .catch(() => 0)
  const seconds = (performance.now() - started) / 1000
  return { status, seconds: seconds - Math.max(0, secondsWithoutProcessor(pid) - waited) }
}

/**
 * How long the thread of a process that waited most, and this process, were ready and had no processor: on a busy machine
 * that is most of the time of a call, and says nothing about the program. Other systems than Linux do not tell; there it is 0.
 */
function secondsWithoutProcessor(pid: number): number {
  try {
    const tasks = `/proc/${pid}/task`
    const waits = readdirSync(tasks).map((task) => waitOf(`${tasks}/${task}/schedstat`))
    return (Math.max(...waits) + waitOf('/proc/self/schedstat')) / 1e9
  } catch {
    return 0
  }
}

const waitOf = (path: string): number => Number(readFileSync(path, 'utf8').split(' ')[1])

function sendBroken(url: string, request: string): Promise<void> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(request, 'latin1'))
    socket.setTimeout(300, () => socket.destroy())
    socket.on('error', () => {})
    socket.once('close', () => resolve())
    socket.resume()
  })
}
