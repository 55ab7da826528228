import type { Engine } from '#api/db/database.ts'
import { startServer } from '../../../e2e/app-server.ts'
import { freePort } from '../../../scripts/test/free-port.ts'
import { exactly, type Note, quantile, type Scenario } from '../../harness/finding.ts'
import { orderBody } from '../../orders/order-body.ts'
import { signIn, until } from '../calls.ts'
import { onEachEngine, openStore, type Store } from '../open-store.ts'
import { checkShop } from './check-shop.ts'
import { sendClients } from './clients.ts'
import { startAgain } from './start-again.ts'
import { toldNothing } from './told.ts'

const KILLS = Number(process.env['KILLS'] ?? 200)
/** A server is killed in the middle of its work: after so many answers at most, and not later than this on a busy machine. */
const MOST_ANSWERS = 60
const OPEN_MS = 60_000
/** What a killed server had claimed is carried on by the next one when the claim has ended. */
const REST_MS = 120_000
const LOOK_MS = 500

/**
 * A server is killed again and again while guests order and pay, the counter prints and approves, and the menu is published:
 * whatever was acknowledged is there once, and nothing in part.
 */
export const kills: Scenario = {
  name: 'kills',
  run: (note, interrupted) =>
    onEachEngine((engine) =>
      killOften(engine, (finding) => note({ ...finding, what: `${engine}: ${finding.what}` }), interrupted),
    ),
}

async function killOften(engine: Engine, note: Note, interrupted: AbortSignal): Promise<void> {
  const store = await openStore(engine)
  const env = { ...store.env, PORT: String(await freePort()) }
  const start = () => startServer({ dataDir: store.dataDir, env })
  let server = await start()
  const { url } = server
  const staff = await signIn(server)
  const told = toldNothing()
  const clients = sendClients({ url, body: await orderBody(`${url}/api/checkout`), staff, told })
  const starts: number[] = []
  const started = performance.now()
  const failures: string[] = []
  let isRunning = true
  while (starts.length < KILLS && !interrupted.aborted && !clients.hasFailed()) {
    const enough = told.answers + Math.random() * MOST_ANSWERS
    await until(async () => told.answers >= enough, OPEN_MS, 1)
    await server.kill()
    const from = performance.now()
    const next = await startAgain(start, failures)
    isRunning = next !== undefined
    if (!next) break
    server = next
    starts.push(performance.now() - from)
  }
  const minutes = (performance.now() - started) / 60_000
  const unanswered = await clients.end({ isAnswered: isRunning })
  if (isRunning) await until(() => isAtRest(store), REST_MS, LOOK_MS)
  await server.stop()

  note({
    ...exactly('kills', starts.length, KILLS),
    detail: `in ${minutes.toFixed(1)} min, ${told.cut} calls cut off, half of the starts within ${Math.round(quantile(starts, 0.5))} ms`,
  })
  note(exactly('starts that failed', failures.join(', ') || 'none', 'none'))
  note(exactly('clients that were not answered', unanswered.join(', ') || 'none', 'none'))
  await store.look((db) => checkShop(note, db, told))
  await store.remove()
}

/** Whether every mail is sent and every order has its number. */
const isAtRest = (store: Store): Promise<boolean> =>
  store.look(async (db) => {
    const unsent = await db.selectFrom('outbox').select('id').where('sent_at', 'is', null).limit(1).execute()
    const unnumbered = await db
      .selectFrom('orders')
      .select('id')
      .where('receipt_number', 'is', null)
      .limit(1)
      .execute()
    return unsent.length + unnumbered.length === 0
  })
