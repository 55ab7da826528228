import { expect, test } from 'vitest'
import { checkTable } from '#contract/branches.ts'
import { branch, table } from './test/branches.ts'
import { fuzz } from './test/fuzz/fuzz.ts'
import { createTestShop, placeOrderBody } from './test/shop.ts'
import { signInUser } from './test/user.ts'

const SEED = 20_261_120
/** Most of it is waiting for the database of a busy machine. */
const PATIENCE_MS = 300_000
/** PostgreSQL takes twice as long for each. */
const CALLS = { sqlite: 2_000, postgres: 1_000 }

test(
  'hostile calls of all roles end without a failure, a slow answer or a change that is not allowed',
  async () => {
    const app = await createTestShop({
      settings: { RESERVATION_ENABLED: '1', LOYALTY_SYSTEM: '1', ALLOW_REGISTRATION: '1' },
      rows: [branch('main'), table('7', 'CODE7')],
    })
    const ada = await signInUser(app)
    await ada.data(ada.post('/me/addresses', { name: 'Home', address: 'Street 1', areaId: 'mitte' }))
    await ada.data(ada.post('/me/orders', placeOrderBody()))
    const shop = {
      db: app.db,
      engine: app.deps.engine,
      now: app.deps.clock(),
      tableToken: (await app.call(checkTable, { params: { id: 'CODE7' } })).token,
      async send({ path, ...init }: Parameters<Parameters<typeof fuzz>[0]['send']>[0]) {
        const before = process.cpuUsage()
        const response = await app.fetch(path, init)
        const isLive = response.headers.get('content-type')?.startsWith('text/event-stream')
        await (isLive ? response.body?.cancel() : response.arrayBuffer())
        // What other programs take from the machine does not count.
        const { user, system } = process.cpuUsage(before)
        return { status: response.status, seconds: (user + system) / 1e6 }
      },
    }
    const calls = CALLS[app.engine]
    const { done, refused, ...wrong } = await fuzz(shop, { seed: SEED, calls })
    expect(wrong).toEqual({ failed: [], trespassed: [], changed: [], slow: [] })
    expect(refused).toBe(Math.floor(calls / 3))
    for (const count of Object.values(done)) expect(count).toBeGreaterThan(0)
  },
  PATIENCE_MS,
)
