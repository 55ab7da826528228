import type { Kysely } from 'kysely'
import { MAIN_BRANCH } from '#contract/main-branch.ts'
import type { Actor } from './actor.ts'
import type { GeoConfig } from './config/geo-environment.ts'
import type { SocialApps } from './config/social-apps.ts'
import type { Engine } from './db/database.ts'
import type { DB } from './db/schema.ts'
import type { Transact } from './db/transact.ts'
import type { WriteHealth } from './db/write-health.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Signal } from './jobs/signal.ts'
import type { PictureProcessor } from './media/picture-processor.ts'
import type { MediaFiles } from './media/store/media-files.ts'
import type { LiveHub } from './notifications/live/live-stream.ts'
import type { KnownLines } from './orders/known-lines.ts'
import type { OrderRow } from './orders/orders.tables.ts'
import type { Gateway } from './payments/gateway.ts'
import type { ContentCache } from './platform/content-cache.ts'
import type { Log } from './platform/log.ts'
import type { Metrics } from './platform/metrics.ts'
import type { PasswordCost } from './platform/password-cost.ts'

/** Everything the modules need from the outside world; tests pass their own. */
export type Deps = {
  db: Kysely<DB>
  engine: Engine
  transact: Transact
  writes: WriteHealth
  content: ContentCache
  responseCache: ResponseCache
  /** The moment now, in milliseconds since 1970. */
  clock: () => number
  /** A new time-ordered identifier. */
  newId: () => string
  /** Key of the system for secret links. */
  secret: string
  /** What the hash of a new password costs. */
  passwordCost: PasswordCost
  /** Where this machine has files of pictures. */
  mediaDir: string
  mediaFiles: MediaFiles
  pictures: PictureProcessor
  /** The providers of social login that are set up. */
  social: SocialApps
  /** The online payment providers that are set up, by their id. */
  gateways: ReadonlyMap<string, Gateway>
  paymentRules: PaymentRules
  /** The open live streams of this server. */
  live: LiveHub
  /** What the staff calls each online provider, by its id, also one that is not set up any more. */
  providerNames: ReadonlyMap<string, string>
  /** The services of geocoding that are set up. */
  geo: GeoConfig
  /** There is no mail server: mails are written to files. */
  mailsAreFiles: boolean
  kitchenLines: KnownLines
  /** Notifies when a mail was written. */
  mailSignal: Signal
  /** Notifies when there is something to do about a payment. */
  paymentSignal: Signal
  /** Notifies when an order was placed that needs its receipt number. */
  receiptSignal: Signal
  log: Log
  metrics: Metrics
}

/** What payments must know from the checkout, which may call payments but not be called by it. */
export type PaymentRules = {
  /** Whether an order whose payment came late can still be fulfilled. Called outside of transactions. */
  slotHolds(ctx: Ctx, order: OrderRow): Promise<boolean>
}

/** What every command and query receives first. Inside a transaction `db` is the transaction's own handle. */
export type Ctx = {
  deps: Deps
  db: Kysely<DB>
  actor: Actor
  /** The network address of the caller; empty for work of the system itself. */
  address: string
  /** How the program of the caller names itself; empty when it does not. */
  userAgent: string
  /** The address under which the shop was called, without a path: `https://shop.example`. */
  origin: string
  /** The language of the guest. */
  language: string
  /** The restaurant's own language, in which the kitchen reads orders. */
  mainLanguage: string
  branchId: string
  /** The content version at the start of the call; what is read for it may be kept only while this version stands. */
  contentVersion: number
  /** The cookies that came with the call, and those that go out with its answer. */
  cookies: Cookies
  /** Inside a transaction: what to do once it is committed. Reach it through `afterCommit`. */
  committed?: (() => void)[]
}

/** The cookies of one call. What is set goes out with the answer, also when the call is refused. */
export type Cookies = {
  get(name: string): string
  /** A cookie that scripts cannot read, for `maxAge` seconds; 0 removes it. `sameSite` is `lax` by default. */
  set(
    name: string,
    value: string,
    maxAge: number,
    options?: { path?: string; sameSite?: 'strict' | 'lax' | 'none' },
  ): void
}

/**
 * The context of work that the system does by itself, without a guest: by default for the main branch and in German.
 */
export function systemContext(
  deps: Deps,
  {
    origin = '',
    language = 'de',
    branchId = MAIN_BRANCH,
  }: Partial<Pick<Ctx, 'origin' | 'language' | 'branchId'>> = {},
): Ctx {
  return {
    deps,
    db: deps.db,
    actor: { kind: 'guest' },
    address: '',
    userAgent: '',
    origin,
    language,
    mainLanguage: language,
    branchId,
    contentVersion: deps.content.version(),
    cookies: noCookies,
  }
}

/** The current time of the clock in `deps` as the ISO string that the tables hold. */
export const isoNow = ({ clock }: Pick<Deps, 'clock'>): string => isoAt(clock())

/** A moment in milliseconds since 1970 as the ISO string that the tables hold. */
export const isoAt = (milliseconds: number): string => new Date(milliseconds).toISOString()

/**
 * Runs `work` in one transaction and hands it a context whose `db` is the transaction. Never await the network in it,
 * and never use the outer context: SQLite has one connection and would wait for itself. `isShared` is for short work that may
 * run twice: on PostgreSQL too it shares its commit with others then (decision 0050).
 */
export async function transaction<T>(
  ctx: Ctx,
  work: (ctx: Ctx) => Promise<T>,
  options?: { isShared?: boolean },
): Promise<T> {
  if (ctx.committed) throw new Error('a transaction has begun already')
  let committed: (() => void)[] = []
  const result = await ctx.deps.transact((trx) => {
    committed = []
    return work({ ...ctx, db: trx, committed })
  }, options)
  for (const then of committed) then()
  return result
}

/**
 * Calls `then` after the writes of `ctx` are committed, and never when they are rolled back: at once outside of a
 * transaction. Only for signals inside this process; a crash loses them.
 */
export function afterCommit(ctx: Ctx, then: () => void): void {
  if (ctx.committed) ctx.committed.push(then)
  else then()
}

/** For work of the system itself, without a browser. */
const noCookies: Cookies = { get: () => '', set: () => {} }
