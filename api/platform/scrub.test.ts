import { expect, test } from 'vitest'
import { scrubFields, scrubText } from './scrub.ts'

const TOKEN = 'pWx3Zt8mQ1kLr5vN7bYc2dFgHj9sAe4uTi6oXz0wRqM'

test.each([
  [`Error: GET /order/${TOKEN} failed\n    at load (/order/${TOKEN})`, [TOKEN]],
  [`authorization: Bearer ${TOKEN.slice(0, 12)}`, [TOKEN.slice(0, 12)]],
  ['Basic bWluYTpoYWxsbw==', ['bWluYTpoYWxsbw']],
  ['connect postgres://shop:s3cret@db:5432/shop failed', ['s3cret']],
  ['redis://:s3c@ret@host', ['s3c']],
  ['550 <ada.lovelace+pizza@example.org>: no such user', ['ada', 'lovelace']],
  ['müller@pizzeria-süd.de is unknown', ['müller', 'pizzeria']],
  ['Key (email)=(ada@example.org) already exists', ['ada@']],
  ['GET /order/a-link-in-small-letters failed', ['small']],
  ['GET /reset?token=abc&next=/ and /x?auth_code=991', ['abc', '991']],
  ['call +49 (30) 1234-5678 or 0171 2345678', ['1234', '2345678']],
  // Keys as providers write them; they are made up.
  [`sk_${'live'}_51Mq8ZtLkdIwHu7ix28a3tqPa`, ['Mq8ZtLkd']],
  ['eyJhbGciOiJIUzI1NiIs.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N', ['eyJzdWI', 'dozjgNry']],
  ['a'.repeat(48), ['a'.repeat(48)]],
])('%j is logged without its secrets', (text, needles) => {
  const scrubbed = scrubText(text)
  for (const needle of needles) expect(scrubbed).not.toContain(needle)
})

test.each([
  '/',
  '/menu/pizza',
  '/pages/impressum',
  'order 019a9c1be4f07000a3c1d2e3f4a5b6c7 of 2026-11-20T18:00:00.000Z',
  'picture 0123456789abcdef01234567 is broken',
  'SqliteError: UNIQUE constraint failed: staff_members.email',
  'at DefaultConnectionProvider.provideConnection (node_modules/kysely/dist/default-connection-provider.js:10:26)',
  'at processTicksAndRejections (node:internal/process/task_queues:104:5)',
  'connect ECONNREFUSED 127.0.0.1:5432 after 5000 ms, 0.25 of 12345678 bytes',
])('%j is logged as it is', (text) => {
  expect(scrubText(text)).toBe(text)
})

test('a field that names a secret is hidden however deep it stands, and whatever it holds', () => {
  const fields = {
    password: 'kurz',
    call: { headers: [{ Cookie: 'a=b' }, { 'x-api-key': 4711 }], newPassword: { a: ['x'] }, apiKey: null },
    error: new Error(`no order ${TOKEN}`),
  }
  const text = JSON.stringify(scrubFields(fields))
  for (const needle of ['kurz', 'a=b', '4711', '"x"', TOKEN]) expect(text).not.toContain(needle)
})

test('the reference of a payment stays, as long as it is one', () => {
  expect(scrubFields({ ref: 'pi_3MtwBwLkdIwHu7ix28a3tqPa' })).toEqual({ ref: 'pi_3MtwBwLkdIwHu7ix28a3tqPa' })
  expect(scrubFields({ ref: 'ada@example.org' })).toEqual({ ref: '…@…' })
})

test('what refers to itself, what is huge and what was made to be slow ends soon', () => {
  const round: Record<string, unknown> = {}
  round['again'] = round
  const started = performance.now()
  const text = JSON.stringify(scrubFields({ round, long: 'a.'.repeat(1e6), slow: `${'0 '.repeat(5e5)}@` }))
  expect(text.length).toBeLessThan(20_000)
  expect(performance.now() - started).toBeLessThan(1_000)
})
