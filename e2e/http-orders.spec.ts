import { expect, httpTest as test, write } from './fixtures.ts'
import { ask, elements, htmlOf, textOf } from './http-steps.ts'
import { orderByApi } from './orders.ts'

for (const { status, title, step, state } of [
  {
    status: 'pending_approval',
    title: 'Deine Bestellung ist bei uns',
    step: 'Wartet auf Bestätigung',
    state: 'Jetzt',
  },
  {
    status: 'approved',
    title: 'Deine Bestellung ist in der Küche',
    step: 'Bestätigt – wird zubereitet',
    state: 'Jetzt',
  },
  { status: 'completed', title: 'Lass es dir schmecken!', step: 'Abgeschlossen', state: 'Fertig' },
]) {
  test(`an order that is ${status} has its status as a text and a sign (A-38)`, async ({ shared }) => {
    const link = await orderByApi(shared.url)
    setStatus(shared.dataDir, status)
    const html = await htmlOf(shared.url + link)
    expect(elements(html, 'h1').map(textOf)).toEqual([title])
    const place = elements(html, 'li').find((one) => textOf(one).startsWith(step))
    expect(textOf(place)).toContain(`(${state})`)
    expect(place).toContain('<svg')
  })
}

test('an order for later that is approved is confirmed, and nowhere said to be in the kitchen yet', async ({
  shared,
}) => {
  const link = await orderByApi(shared.url)
  write(
    shared.dataDir,
    `update orders set status = 'approved', deliver_at = 'later', deliver_date = '2099-12-31T18:00:00.000Z' where id = (select max(id) from orders)`,
  )
  const [main = ''] = elements(await htmlOf(shared.url + link), 'main')
  expect(elements(main, 'h1').map(textOf)).toEqual(['Deine Bestellung ist bestätigt'])
  const steps = elements(main, 'li').map(textOf)
  expect(steps).toContainEqual(expect.stringContaining('Bestätigt – wird rechtzeitig zubereitet'))
  expect(textOf(main)).not.toMatch(/in der Küche|– wird zubereitet/)
})

test('a rejected order shows that, and how to reach the restaurant (A-38)', async ({ shared }) => {
  const link = await orderByApi(shared.url)
  setStatus(shared.dataDir, 'rejected')
  const [main = ''] = elements(await htmlOf(shared.url + link), 'main')
  expect(elements(main, 'h1').map(textOf)).toEqual(['Wir können deine Bestellung nicht annehmen'])
  expect(main).toMatch(/<svg[\s\S]*?<\/svg>[^<]*(?:<[^>]*>)?Abgelehnt/)
  expect(textOf(main).match(/Abgelehnt/g)).toHaveLength(1)
  expect(elements(main, 'button', /button--primary/)).toEqual([])
  expect(elements(main, 'a').map(textOf)).toContainEqual(expect.stringMatching(/^Anrufen/))
})

test('the link alone opens the order; caches and search engines keep no copy', async ({ shared }) => {
  const { headers } = await ask(shared.url + (await orderByApi(shared.url)))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

/** Sets the status of the order placed last, as the staff would from another node. */
function setStatus(dataDir: string, status: string): void {
  write(dataDir, `update orders set status = '${status}' where id = (select max(id) from orders)`)
}
