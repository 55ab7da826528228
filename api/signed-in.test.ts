import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { checkTable } from '#contract/branches.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { anyHeaders, keepsPromise, knownIds, oddText, sendAny } from './test/any-call.ts'
import { anyNearly } from './test/any-input.ts'
import { branch, table } from './test/branches.ts'
import { createTestShop, placeOrderBody } from './test/shop.ts'
import { addStaff, signedIn } from './test/staff.ts'
import { signInUser } from './test/user.ts'

type Role = 'user' | 'table' | 'staff'

/** PostgreSQL takes twice as long for each. */
const RUNS = { sqlite: 40, postgres: 20 }[inject('engine')]

/** The roles that may make a call. */
const rolesOf = ({ auth }: Endpoint): Role[] =>
  auth === 'staff' ? ['staff'] : auth === 'user' ? ['user'] : ['user', 'table']

/** Sign-in calls are left out: the role is signed in already. */
const isDoor = ({ auth, path }: Endpoint) => auth === 'public' && /login|register|password|sign-in/.test(path)

const calls = endpoints
  .filter(({ endpoint }) => endpoint.cache !== 'content' && !endpoint.stream && !isDoor(endpoint))
  .flatMap(({ endpoint }) =>
    rolesOf(endpoint).map((role) => [role, `${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )

/** A shop with a signed-in person of the role, and one entity of every kind that has an id. */
async function openShop(role: Role) {
  const app = await createTestShop({
    settings: { RESERVATION_ENABLED: '1', LOYALTY_SYSTEM: '1', ALLOW_REGISTRATION: '1' },
    rows: [branch('main'), table('7', 'CODE7')],
  })
  const ada = await signInUser(app)
  const address = await ada.data<{ id: string }>(
    ada.post('/me/addresses', { name: 'Home', address: 'Street 1', areaId: 'mitte' }),
  )
  const order = await ada.data<{ id: string; code: string }>(ada.post('/me/orders', placeOrderBody()))
  const reservation = { guests: '2', name: 'Ada', email: 'ada@example.org', phone: '030 1234567' }
  await ada.post('/reservations', { ...reservation, reservedAt: '2026-11-21 19:00', terms: true })
  const message = { fname: 'A', lname: 'B', email: 'ada@example.org', subject: 'Hello', message: 'Hello' }
  await ada.post('/contact', { ...message, terms: true })
  const idsOf = (name: 'reservations' | 'contact_messages' | 'outbox') =>
    app.db.selectFrom(name).select('id').execute()
  const rows = [
    ...(await idsOf('reservations')),
    ...(await idsOf('contact_messages')),
    ...(await idsOf('outbox')),
  ]
  const ids = [address.id, order.id, order.code, 'CODE7', ...rows.map(({ id }) => id)]
  return { app, ids, authorization: await tokenOf(role) }

  async function tokenOf(who: Role): Promise<string> {
    if (who === 'user') return ada.headers.authorization
    if (who === 'table') return `Bearer ${(await app.call(checkTable, { params: { id: 'CODE7' } })).token}`
    await addStaff(app, 'mina@example.org')
    return (await signedIn(app, 'mina@example.org')).authorization
  }
}

describe.each(calls)('as %s, %s', (role, _, endpoint) => {
  test('keeps its contract whatever is sent', async () => {
    const { app, ids, authorization } = await openShop(role)
    const known = [...ids, ...knownIds]
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    const place = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, oddText)
    const texts = place.filter((text) => text !== '' && text.isWellFormed())
    const params = fc.record(Object.fromEntries(names.map((name) => [name, texts])))
    const query = fc.dictionary(
      fc.constantFrom('before', 'page', 'state', 'status', 'month', 'deliverType', 'lang'),
      fc.oneof(
        texts,
        fc.constantFrom('1', '0', '-1', '1e9', '9007199254740993', '2026-11', '9999-12', '~', 'a~b'),
      ),
      { maxKeys: 3 },
    )
    const body = endpoint.body ? anyNearly(endpoint.body, known) : fc.constant(null)
    // PostgreSQL refuses a zero byte.
    const noText = {
      params: Object.fromEntries(names.map((name) => [name, '\0'])),
      query: {},
      body: null,
      headers: {},
    }
    let past = 0
    await fc.assert(
      fc.asyncProperty(fc.record({ params, query, body, headers: anyHeaders }), async (call) => {
        const headers = { ...call.headers, authorization }
        const response = await sendAny(app, endpoint, { ...call, headers })
        if (response.status !== 401) past++
        await keepsPromise(endpoint, response)
      }),
      { numRuns: RUNS, examples: [[noText]] },
    )
    // Calls that end the session themselves are answered once.
    expect(past).toBeGreaterThan(0)
  })
})
