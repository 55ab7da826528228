import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '#api/composition/read-config.ts'
import { ConfigError } from '#api/config/config.ts'
import { createDeps } from '#api/composition/create-deps.ts'
import { StoreUnavailable } from '#api/db/store-unavailable.ts'
import { startReceiptWorker } from '#api/orders/index.ts'
import { startPaymentWorker } from '#api/payments/index.ts'
import { endPassed } from '#api/today/index.ts'
import { seedWhenEmpty } from '../demo/seed.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listen.ts'
import { startMails } from './mails.ts'
import { startNightly } from './nightly.ts'
import { startDrawing } from './picture-drawing.ts'
import { startContentRefresh } from './refresh-content.ts'
import { sayStart } from './say-start.ts'
import { shareLocalPictures } from './share-local-pictures.ts'
import { shutDown } from './shut-down.ts'

/** By then what the start has made is done with, the first page included. */
const START_IS_OVER_MS = 1_000

// Whatever is written holds guests, orders or keys: it is for the account of the server alone.
process.umask(0o077)

try {
  await serve()
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof StoreUnavailable)) throw error
  process.stderr.write(`Tischlein cannot start. ${error.message}\n`)
  process.exit(1)
}

/** Runs everything in one process: config, dependencies, data, server, and a graceful shutdown. */
async function serve(): Promise<void> {
  const config = readConfig()
  const deps = await createDeps(config)
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  if (config.demo) await seedWhenEmpty(deps, config.dataDir, say)

  const drawing = startDrawing(deps, say)
  let isEnding = false
  const server = await createHttpServer(deps, {
    ...config,
    onPendingPicture: drawing.hurry,
    isEnding: () => isEnding,
  })
  await listen(server, config)
  const { port } = server.address() as AddressInfo
  const url = config.publicUrl ?? `http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`

  const mails = startMails(deps, config, url)
  const payments = startPaymentWorker(deps, { origin: url })
  const receipts = startReceiptWorker(deps)
  void shareLocalPictures(deps, config.media)
  const nightly = startNightly(deps, url)
  const refresh = startContentRefresh(deps, () => endPassed(deps))
  const end = async () => {
    isEnding = true
    await wait(config.drainSeconds * 1_000)
    refresh.stop()
    deps.writes.stop()
    // A live stream never finishes by itself.
    deps.live.close()
    const workers = { mails, payments, receipts, nightly, drawing }
    void shutDown({ server, workers, close: () => deps.db.destroy(), log: deps.log }).finally(() =>
      process.exit(0),
    )
  }
  process.once('SIGINT', () => void end())
  process.once('SIGTERM', () => void end())

  await sayStart(deps, { url, dataDir: config.dataDir, say, isEnding: () => isEnding })
  setTimeout(giveBackMemory, START_IS_OVER_MS).unref()
}

/**
 * Gives back the memory that only the start needed, 20 MB, in less than a tenth of a second: V8 would keep it for as long as nobody
 * asks for much. Does nothing without the option `--expose-gc`.
 */
function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
