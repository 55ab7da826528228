import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { paymentRules } from '../checkout/index.ts'
import type { Config } from '../config/config.ts'
import { createSocialApps } from '../config/social-apps.ts'
import type { Deps } from '../context.ts'
import { openDatabase } from '../db/database.ts'
import { measurePool } from '../db/measure-pool.ts'
import { migrate } from '../db/migrate.ts'
import { readSecret } from '../db/secret.ts'
import { createTransact } from '../db/transact.ts'
import { watchWrites } from '../db/write-health.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { createSignal } from '../jobs/signal.ts'
import { createPictureProcessor, keepProcessed, openMediaFiles } from '../media/index.ts'
import { createLiveHub } from '../notifications/index.ts'
import { createKnownLines } from '../orders/index.ts'
import { createGateways, providerNames } from '../payments/index.ts'
import { createContentCache } from '../platform/content-cache.ts'
import { createLog, logStream } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { newId } from '../platform/new-id.ts'
import { PASSWORD_COST } from '../platform/password-cost.ts'

/** How long a start waits for a database server that starts at the same time. */
const STORE_WAIT_MS = 60_000
/** How long one statement may take before the server counts as gone. */
const ANSWER_WITHIN_MS = 15_000

/** Opens the store, brings it up to date and gathers the dependencies of a running server. */
export async function createDeps(config: Config): Promise<Deps> {
  const log = createLog(config.logLevel, logStream(config.isProduction))
  const { db, engine, pool } = await openDatabase(config, ({ db, engine }) => migrate(db, engine), {
    waitMs: STORE_WAIT_MS,
    say: (line) => process.stderr.write(`${line}\n`),
    answerWithinMs: ANSWER_WITHIN_MS,
    onLost: (error) => log.error('a connection to the database was lost', { error: error.message }),
  })
  const { transact, writes } = watchWrites(createTransact({ db, engine }), { clock: Date.now, log })
  const metrics = createMetrics()
  measurePool(metrics, pool)
  const mediaDir = join(config.dataDir, 'media')
  await mkdir(mediaDir, { recursive: true })
  const mediaFiles = openMediaFiles(config.media, { db, transact, mediaDir })
  return {
    db,
    engine,
    transact,
    writes,
    content: await createContentCache(db),
    responseCache: createResponseCache(),
    clock: Date.now,
    newId,
    secret: await readSecret(db, 'links'),
    passwordCost: PASSWORD_COST,
    mediaDir,
    mediaFiles,
    pictures: keepProcessed(createPictureProcessor(mediaDir), mediaFiles),
    social: createSocialApps(config.social),
    gateways: createGateways(config.payments, { db, clock: Date.now }),
    paymentRules,
    live: createLiveHub({ db, transact, clock: Date.now, log }),
    providerNames,
    geo: config.geo,
    mailsAreFiles: config.smtpUrl === undefined,
    kitchenLines: createKnownLines(),
    mailSignal: createSignal(),
    paymentSignal: createSignal(),
    receiptSignal: createSignal(),
    log,
    metrics,
  }
}
