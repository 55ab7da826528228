import { expect, test as base } from '@playwright/test'
import type { AppServer } from './app-server.ts'
import type { FakeIdentity } from './social-identity.ts'
import type { Gateways } from './payment-gateways.ts'
import { createFixtures, type Fixtures, fillShop } from '../scripts/screens/fixtures.ts'
import { mapTilesFile } from '../api/test/map/tiles-file.ts'
import { keepStore, type RestorableServer, serveDemo, serveTiles, usesPlaces } from './demo-server.ts'

export { change, changeAndWait, rows, write } from './app-server.ts'
export { expect } from '@playwright/test'

/** The warnings of a browser that draws a map without a graphics card. */
const DRAWING_NOISE = /GL Driver Message/
/** What Playwright itself says where `playwright.config.ts` blocks the service worker. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

type Servers = {
  shared: AppServer
  restorable: RestorableServer
  chain: AppServer
  members: AppServer
  paying: { server: AppServer; gateways: Gateways }
  social: { server: AppServer; identity: FakeIdentity }
  mapped: AppServer
  tiled: AppServer
  torn: AppServer
  quiet: Fixtures
  busy: Fixtures
}

const perWorker = { scope: 'worker' } as const

/**
 * The servers of a worker; each starts when the first test asks for it. They stand in one place because a worker that meets
 * a file with others ends, and its servers and its browser with it.
 *
 * `own` is for tests that change the restaurant: one server, brought back to the demo before each.
 * `shared` is for tests that change nothing but orders. `chain` is a restaurant whose guests choose among the three branches
 * of the demo, `members` one in which only signed-in guests and table users may order, `paying` one with real payment
 * providers and `social` one with sign-in by others, both on this machine. `mapped` has
 * the new address system, `tiled` map tiles of its own besides, and those of `torn` cannot be read. `quiet` has no orders,
 * `busy` a busy evening.
 */
export const httpTest = base.extend<{ own: AppServer }, Servers>({
  own: async ({ restorable: { server, restore } }, use) => {
    await restore()
    await use(server)
  },
  shared: [async ({}, use) => serveDemo({}, use), perWorker],
  restorable: [async ({}, use) => serveDemo({}, (server) => use(keepStore(server))), perWorker],
  chain: [
    async ({}, use) =>
      serveDemo({ sql: `insert into settings (key, value) values ('HAS_BRANCH', '1')` }, use),
    perWorker,
  ],
  members: [
    async ({}, use) =>
      serveDemo({ sql: `insert into settings (key, value) values ('ALLOW_GUEST_CHECKOUT', '')` }, use),
    perWorker,
  ],
  paying: [
    async ({}, use) => {
      const { startGateways } = await import('./payment-gateways.ts')
      const { env, deliverTo, stop, ...gateways } = await startGateways()
      await serveDemo({ env: { PAYMENT_SANDBOX: 'false', ...env } }, async (server) => {
        deliverTo(server.url)
        await use({ server, gateways })
        deliverTo(null)
      })
      await stop()
    },
    perWorker,
  ],
  social: [
    async ({}, use) => {
      const { startFakeIdentity, socialEnv } = await import('./social-identity.ts')
      const identity = await startFakeIdentity(Date.now)
      const sql = `insert into settings (key, value, media_json) values ('ALLOW_SOCIAL_LOGIN', '1', '{}')
        on conflict (key) do update set value = '1'`
      await serveDemo({ sql, env: socialEnv(identity) }, (server) => use({ server, identity }))
      identity.stop()
    },
    perWorker,
  ],
  mapped: [async ({}, use) => serveDemo({ sql: usesPlaces }, use), perWorker],
  tiled: [async ({}, use) => serveTiles(mapTilesFile(), use), perWorker],
  torn: [async ({}, use) => serveTiles(mapTilesFile(Buffer.from('this is no tile')), use), perWorker],
  quiet: [
    async ({ browser }, use) => serveDemo({}, async (server) => use(await createFixtures(server, browser))),
    perWorker,
  ],
  busy: [
    async ({ browser }, use) =>
      serveDemo({}, async (server) => {
        const fixtures = await createFixtures(server, browser)
        await fillShop(fixtures)
        await use(fixtures)
      }),
    perWorker,
  ],
})

/**
 * A console error, a page error or a failed request fails the test, unless the test makes it on purpose and declares it:
 * `test.use({ expectedNoise: /503/ })`.
 */
export const test = httpTest.extend<{
  expectedNoise: RegExp
  watchConsole: void
}>({
  expectedNoise: [/(?!)/, { option: true }],
  watchConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(String(error)))
      await use()
      const unexpected = noise.filter(
        (text) => ![expectedNoise, DRAWING_NOISE, BLOCKED_WORKER].some((known) => known.test(text)),
      )
      expect(unexpected, 'the console stays silent').toEqual([])
    },
    { auto: true },
  ],
})
