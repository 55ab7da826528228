import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { newPayment } from '../../../test/payments/gateway-bench.ts'
import type { Gateway } from '../../gateway.ts'
import { createSandboxGateway } from './gateway.ts'

type Bench = TestApp & { gateway: Gateway; path: string }

/** An app with the sandbox, and the page of one payment. */
async function setUp(over: Parameters<typeof newPayment>[0] = {}): Promise<Bench> {
  const gateways = new Map<string, Gateway>()
  const app = await createTestApp({ deps: { gateways } })
  const gateway = createSandboxGateway(app.deps)
  gateways.set('sandbox', gateway)
  const { ref } = await gateway.create(newPayment({ expiresAt: '2026-11-20T18:30:00.000Z', ...over }))
  return { ...app, gateway, path: `/payments/sandbox/${ref}` }
}

const press = ({ request, path }: Bench, choice: string, headers: Record<string, string> = {}) =>
  request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: `choice=${choice}`,
  })

const refOf = ({ path }: Bench): string => path.split('/').at(-1)!

test.each([
  ['de', 'Sandbox: Hier fließt kein echtes Geld', 'Bezahlen', '23,90 €'],
  ['en', 'Sandbox: no real money moves', 'Pay', '€23.90'],
  ['tr', 'Deneme alanı: Gerçek para hareket etmez', 'Öde', '€23,90'],
])('the page states in %s that no money moves, and the amount', async (language, mark, pay, sum) => {
  const bench = await setUp({ language })
  const page = await (await bench.request(bench.path)).text()
  expect(page).toContain(`<html lang="${language}">`)
  for (const text of [mark, `<span>${pay}</span>`, sum, 'Bestellung A1001'])
    expect(page.replaceAll('\u00a0', ' ')).toContain(text)
})

test('a text of the restaurant is escaped', async () => {
  const bench = await setUp({ description: '<script>alert(1)</script>' })
  const page = await (await bench.request(bench.path)).text()
  expect(page).not.toContain('<script')
})

test('the page is never cached, never framed, and runs no script', async () => {
  const bench = await setUp()
  const { headers } = await bench.request(bench.path)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; form-action 'self' https:\/\/shop\.example; .*frame-ancestors 'none'$/,
  )
})

test.each([
  ['pay', 'returnUrl', 'paid'],
  ['wait', 'returnUrl', 'processing'],
  ['decline', 'returnUrl', 'failed'],
  ['cancel', 'cancelUrl', 'canceled'],
] as const)('who presses %s goes back by the %s', async (choice, way, state) => {
  const bench = await setUp()
  const once = { host: 'shop.test', origin: 'http://shop.test' }
  for (const headers of [once, { ...once, cookie: 'XSRF-TOKEN=abc' }]) {
    const response = await press(bench, choice, headers)
    expect([response.status, response.headers.get('location')]).toEqual([303, newPayment()[way]])
  }
  expect(await bench.gateway.read(refOf(bench))).toMatchObject({ state })
})

test('the page of a finished payment offers the way back alone', async () => {
  const bench = await setUp()
  await press(bench, 'pay')
  const page = await (await bench.request(bench.path)).text()
  expect(page).toContain('Diese Zahlung ist bezahlt.')
  expect(page).toContain('href="https://shop.example/?payment=provider&amp;sess=token"')
  expect(page).not.toContain('<form')
})

test.each(['', 'PAY', 'pay&choice=cancel%00', '__proto__'])('the choice %j is refused', async (choice) => {
  const bench = await setUp()
  const response = await press(bench, encodeURIComponent(choice))
  expect(response.status).toBe(200)
  expect(await bench.gateway.read(refOf(bench))).toMatchObject({ state: 'open' })
})

test('another site cannot submit the form', async () => {
  const bench = await setUp()
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const)
    expect((await press(bench, 'pay', { [name]: value })).status).toBe(403)
  expect(await bench.gateway.read(refOf(bench))).toMatchObject({ state: 'open' })
})

test('an unknown payment has no page', async () => {
  const bench = await setUp()
  for (const ref of ['x', `sandbox_${'a'.repeat(43)}`, '%00', '..%2f..'])
    for (const method of ['GET', 'POST'])
      expect((await bench.request(`/payments/sandbox/${ref}`, { method })).status).toBe(404)
})

test('a server without the sandbox has no such page', async () => {
  const bench = await setUp()
  ;(bench.deps.gateways as Map<string, Gateway>).clear()
  expect((await bench.request(bench.path)).status).toBe(404)
  expect((await press(bench, 'pay')).status).toBe(404)
})
