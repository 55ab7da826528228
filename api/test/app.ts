import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { type Client, createClient } from '#contract/client.ts'
import { createApp } from '../app.ts'
import { paymentRules } from '../checkout/index.ts'
import { createSignal } from '../jobs/signal.ts'
import { createContentCache } from '../platform/content-cache.ts'
import type { Engine } from '../db/database.ts'
import type { DB } from '../db/schema.ts'
import { createTransact } from '../db/transact.ts'
import { watchWrites } from '../db/write-health.ts'
import { readSecret } from '../db/secret.ts'
import type { Deps } from '../context.ts'
import { newId } from '../platform/new-id.ts'
import { providerNames } from '../payments/index.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { createKnownLines } from '../orders/index.ts'
import { createFolderFiles, keepProcessed } from '../media/index.ts'
import { createLiveHub } from '../notifications/index.ts'
import { createLog } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { LOW_COST } from './password-cost.ts'
import { createLocalProcessor } from './pictures.ts'
import { openTestStore, type StoreOptions } from './store.ts'

/** A Friday at 19:00 in Berlin. */
export const fridayEvening = '2026-11-20T18:00:00.000Z'

export type TestApp = {
  /** The contract's own client, as the browser uses it. */
  call: Client
  /** A raw request below `/api`. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** A raw request to any path of the server, for example below a branch. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A POST with a JSON body. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  deps: Deps
  db: Kysely<DB>
  engine: Engine
  /** Every line of the log, as it would be written. */
  logged: string[]
  setClock(instant: string): void
  /** The network address from which the following requests come. */
  setAddress(address: string): void
}

type Options = StoreOptions & { language?: string; publicUrl?: string; deps?: Partial<Deps> }

/** The whole API on a fresh empty store of the engine under test; it ends with the test. Starts on `fridayEvening`. */
export async function createTestApp(options: Options = {}): Promise<TestApp> {
  const engine = inject('engine')
  const db = options.deps?.db ?? (await openTestStore(options))
  let now = Date.parse(fridayEvening)
  let remoteAddress = ''
  const logged: string[] = []
  const ownDir = join(tmpdir(), `tischlein-media-${newId()}`)
  const mediaDir = options.deps?.mediaDir ?? ownDir
  const mediaFiles = options.deps?.mediaFiles ?? createFolderFiles(mediaDir)
  onTestFinished(() => rm(ownDir, { recursive: true, force: true }))
  const clock = () => now
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const watched = watchWrites(options.deps?.transact ?? createTransact({ db, engine }), { clock, log })
  onTestFinished(watched.writes.stop)
  const given = {
    db,
    engine,
    ...watched,
    content: await createContentCache(db),
    responseCache: createResponseCache(),
    clock,
    newId,
    secret: await readSecret(db, 'links'),
    passwordCost: LOW_COST,
    mediaDir,
    mediaFiles,
    pictures: keepProcessed(createLocalProcessor(mediaDir), mediaFiles),
    social: new Map(),
    gateways: new Map(),
    paymentRules,
    providerNames,
    geo: {},
    mailsAreFiles: false,
    kitchenLines: createKnownLines(),
    mailSignal: createSignal(),
    paymentSignal: createSignal(),
    receiptSignal: createSignal(),
    log,
    metrics: createMetrics(),
    ...options.deps,
  }
  const deps: Deps = { live: createLiveHub(given), ...given }
  const app = createApp(deps, { publicUrl: options.publicUrl })
  const fetch = async (path: string, init?: RequestInit) =>
    app.request(`http://shop.test${path}`, init, { incoming: { socket: { remoteAddress } } })
  const request = (path: string, init?: RequestInit) => fetch(`/api${path}`, init)
  return {
    call: createClient({
      baseUrl: 'http://shop.test/api',
      fetch: async (input, { body, ...init }) => app.request(input, { ...init, body: body ?? null }),
      headers: () => ({ 'accept-language': options.language ?? 'de' }),
    }),
    request,
    fetch,
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    deps,
    db,
    engine,
    logged,
    setClock: (instant) => void (now = Date.parse(instant)),
    setAddress: (address) => void (remoteAddress = address),
  }
}
