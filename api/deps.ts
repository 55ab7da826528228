import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { type Signal, createSignal } from './jobs/signal.ts'
import type { Config } from './config/config.ts'
import { type ContentCache, createContentCache } from './platform/content-cache.ts'
import { openDatabase, type Engine } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import type { DB } from './db/schema.ts'
import { createTransact, type Transact } from './db/transact.ts'
import { readSecret } from './db/secret.ts'
import type { GeoConfig } from './config/geo-environment.ts'
import { createLog, type Log } from './platform/log.ts'
import { createResponseCache, type ResponseCache } from './http/response-cache.ts'
import { paymentRules } from './checkout/index.ts'
import { createLiveHub, type LiveHub } from './notifications/index.ts'
import { createGateways, type Gateway, type PaymentRules, providerNames } from './payments/index.ts'
import { createSocialApps, type SocialApps } from './config/social-apps.ts'

/** Everything the modules need from the outside world; tests pass their own. */
export type Deps = {
  db: Kysely<DB>
  engine: Engine
  transact: Transact
  content: ContentCache
  responseCache: ResponseCache
  /** The moment now, in milliseconds since 1970. */
  clock: () => number
  /** A new time-ordered identifier. */
  newId: () => string
  /** Key of the system for secret links. */
  secret: string
  mediaDir: string
  /** The providers of social login that are set up. */
  social: SocialApps
  /** The online payment providers that are set up, by their id. */
  gateways: ReadonlyMap<string, Gateway>
  /** What payments must know from the checkout, which may call payments but not be called by it. */
  paymentRules: PaymentRules
  /** The open live streams of this server. */
  live: LiveHub
  /** What the staff calls each online provider, by its id, also one that is not set up any more. */
  providerNames: ReadonlyMap<string, string>
  /** The services of geocoding that are set up. */
  geo: GeoConfig
  /** Notifies when a mail was written. */
  mailSignal: Signal
  /** Notifies when there is something to do about a payment. */
  paymentSignal: Signal
  /** Notifies when an order was placed that needs its receipt number. */
  receiptSignal: Signal
  log: Log
}

/** How long a start waits for a database server that starts at the same time. */
const STORE_WAIT_MS = 60_000

/** Opens the store, brings it up to date and gathers the dependencies of a running server. */
export async function createDeps(config: Config): Promise<Deps> {
  const log = createLog(config.logLevel)
  const { db, engine } = await openDatabase(config, ({ db, engine }) => migrate(db, engine), {
    waitMs: STORE_WAIT_MS,
    say: (line) => process.stderr.write(`${line}\n`),
    onLost: (error) => log.error('a connection to the database was lost', { error: error.message }),
  })
  const transact = createTransact({ db, engine })
  return {
    db,
    engine,
    transact,
    content: await createContentCache(db),
    responseCache: createResponseCache(),
    clock: Date.now,
    newId,
    secret: await readSecret(db, 'links'),
    mediaDir: join(config.dataDir, 'media'),
    social: createSocialApps(config.social),
    gateways: createGateways(config.payments, { db, clock: Date.now }),
    paymentRules,
    live: createLiveHub({ db, transact, clock: Date.now, log }),
    providerNames,
    geo: config.geo,
    mailSignal: createSignal(),
    paymentSignal: createSignal(),
    receiptSignal: createSignal(),
    log,
  }
}

const MAX_IN_A_MILLISECOND = 0xfff
let last = { time: 0, count: 0 }

/** UUID version 7 without dashes: sorts by the time it was made, also those that one process makes in one millisecond. */
export function newId(): string {
  const now = Date.now()
  if (now > last.time) last = { time: now, count: 0 }
  else if (last.count < MAX_IN_A_MILLISECOND) last.count++
  else last = { time: last.time + 1, count: 0 }
  const time = last.time.toString(16).padStart(12, '0')
  const random = randomUUID()
  return `${time}7${last.count.toString(16).padStart(3, '0')}${random.slice(19, 23)}${random.slice(24)}`
}
