import { expect, rows, test, write } from './fixtures.ts'
import { visit } from './menu-steps.ts'
import { orderByApi, pizzaOrder } from './orders.ts'
import { interact } from './shell-steps.ts'

const beerForDelivery = {
  ...pizzaOrder,
  items: [
    { kind: 'productItem', productId: 'pizza-salami', sizeId: 'pizza-large', qty: 1 },
    { kind: 'productItem', productId: 'beer-weizen', sizeId: 'beer-wine-l05', qty: 2 },
  ],
  deliverType: 'delivery',
  areaId: '12047',
  address: 'Weserstraße 7',
  extras: '3. OG, Klingel Beispiel',
  notes: 'Bitte nicht klingeln',
  ageConfirmed: true,
} as typeof pizzaOrder

test('the page of an order shows everything that was ordered', async ({ page, shared }) => {
  const link = await orderByApi(shared.url, beerForDelivery)
  await page.goto(shared.url + link)
  const [order] = rows(shared.dataDir, `select code from orders order by placed_at desc, id desc limit 1`)
  const main = page.getByRole('main')
  await expect(main.getByText(String(order?.['code']), { exact: true })).toBeVisible()
  await expect(main.getByText(/^Bei dir gegen/)).toBeVisible()
  await expect(main.getByText('Ada Beispiel, Weserstraße 7')).toBeVisible()
  await expect(main.getByText('Bitte nicht klingeln')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute('href', 'tel:+493055501234')
  await expect(main.getByText('Zahlungsart: Barzahlung')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Drucken' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Nochmal bestellen/ })).toHaveCount(0)
  const calendar = main.getByRole('link', { name: 'In den Kalender' })
  const file = await page.request.get(shared.url + (await calendar.getAttribute('href')))
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  const event = await file.text()
  expect(event).toMatch(/\r\nSUMMARY:Bestellung bei Feuer & Flora\r\nLOCATION:Weserstraße 7\\, 3. OG/)
  expect(event).not.toContain(link.split('/').at(-1))
  for (const [term, amount] of [
    ['Zwischensumme', '28,50 €'], // 19,50 + 2 × 4,50
    ['Pfand', '0,16 €'],
    ['Lieferung', '0,00 €'], // free from 25,00
    ['Gesamt inkl. MwSt.', '28,66 €'],
  ]) {
    const row = main.locator('dl > div').filter({ has: page.getByText(term ?? '', { exact: true }) })
    await expect(row.getByRole('definition')).toHaveText(amount ?? '')
  }
  await test.step('the allergens of all dishes are in sight without a press (R-F1)', async () => {
    const allergens = page.getByRole('region', { name: 'Allergene und Zusatzstoffe' })
    await expect(allergens.getByText('Enthält: Weizen, Milch (einschließlich Laktose)')).toBeVisible()
    await expect(allergens.getByText('Enthält: Weizen, Gerste')).toBeVisible()
  })
  await test.step('what was ordered is a table with headings and fits a width of 320 (A-36, A-07)', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const table = page.getByRole('table', { name: 'Das hast du bestellt' })
    await expect(table.getByRole('columnheader')).toHaveText(['Menge', 'Gericht', 'Preis'])
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table.getByRole('row').nth(2)).toHaveText('2 ×Hefeweizenzzgl. 0,16 € Pfand9,00 €')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
  await test.step('at 320 px with doubled text no word of a heading is torn, and icons keep their size', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const title = page.getByRole('heading', { name: 'Deine Bestellung', exact: true })
    const linesOfWords = await title.evaluate((heading) => {
      const [text] = heading.childNodes
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text as Node, index)
        range.setEnd(text as Node, index + word.length)
        return range.getClientRects().length
      })
    })
    expect(linesOfWords).toEqual([1, 1])
    const icons = main.locator('.button > svg')
    for (const icon of await icons.all())
      expect((await icon.boundingBox())?.width).toBe(Number(await icon.getAttribute('width')))
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  })
  await test.step('the receipt is part of the page: named, with headings, sums and taxes, also on paper; nothing is a PDF (A-37)', async () => {
    const receipt = page.getByRole('region', { name: 'Deine Bestellung' })
    await expect(receipt.getByRole('heading', { level: 2 })).toHaveText('Deine Bestellung')
    await expect(receipt.getByText(/^Feuer & Flora, .*Weserstraße/)).toContainText(/USt-IdNr\. DE\d{9}/)
    const table = receipt.getByRole('table', { name: 'Das hast du bestellt' })
    await expect(table.locator('thead th')).toHaveCount(3)
    await expect(table.locator('th:not([scope=col])')).toHaveCount(0)
    const row = table.getByRole('row', { name: /Hefeweizen/ })
    await expect(row.getByRole('cell')).toHaveText(['2 ×', /^Hefeweizen/, '9,00 €'])
    await expect(receipt.getByRole('term')).toContainText([
      'Zwischensumme',
      'Pfand',
      'Lieferung',
      'Gesamt inkl. MwSt.',
    ])
    await expect(receipt.getByText(/19\s?%/)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(table).toBeVisible()
    await expect(receipt.getByText('28,66 €')).toBeVisible()
    await expect(page.locator('a[href*=".pdf"], embed, object, iframe')).toHaveCount(0)
  })
})

test('a new status appears within 20 s without a reload and is announced, also without a live stream (U-37, A-22)', async ({
  page,
  shared,
}) => {
  await page.route('**/live', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body: '' }),
  )
  const link = await orderByApi(shared.url)
  await page.clock.install()
  await page.goto(shared.url + link)
  const status = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(status).toContainText('Deine Bestellung ist bei uns')
  await expect(page).toHaveTitle('Deine Bestellung ist bei uns – Feuer & Flora')
  // Once the header shows that the restaurant is open, the page has hydrated and its 20 s have begun.
  await expect(page.getByText('Geöffnet').first()).toBeAttached()
  setStatus(shared.dataDir, 'approved')
  await page.clock.fastForward(20_000)
  await expect(status).toContainText('Deine Bestellung ist in der Küche')
  await expect(page).toHaveTitle('Deine Bestellung ist in der Küche – Feuer & Flora')
  setStatus(shared.dataDir, 'completed')
  await page.clock.fastForward(20_000)
  await expect(status).toContainText('Lass es dir schmecken!')
})

test('a new status that another process wrote appears at once (U-37)', async ({ page, shared }) => {
  const link = await orderByApi(shared.url)
  const live = page.waitForResponse((response) => response.url().endsWith('/live'))
  await page.goto(shared.url + link)
  const status = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(status).toContainText('Deine Bestellung ist bei uns')
  await live
  setStatus(shared.dataDir, 'approved')
  await expect(status).toContainText('Deine Bestellung ist in der Küche', { timeout: 3_000 })
})

test('who has left the page of an order paid on arrival is told once that it was approved, and nobody who came later', async ({
  page,
  context,
  shared,
}) => {
  const approval = (tab: typeof page) =>
    tab.getByRole('status').filter({ hasText: 'Deine Bestellung ist angekommen' })
  const awaited = () => page.evaluate(() => sessionStorage.getItem('awaited-order'))
  const link = await orderByApi(shared.url)
  await page.goto(shared.url + link)
  await expect.poll(awaited).toBe(link.split('/').at(-1))
  const live = page.waitForResponse((response) => response.url().endsWith('/live'))
  await page.goto(`${shared.url}/menu/desserts`)
  await live
  setStatus(shared.dataDir, 'approved')
  await expect(approval(page)).toContainText('Deine Bestellung ist in der Küche')
  expect(await awaited()).toBeNull()

  const later = await context.newPage()
  for (const tab of [page, later]) {
    const follows: string[] = []
    tab.on('request', (request) => void (request.url().endsWith('/live') && follows.push(request.url())))
    await visit(tab, shared.url)
    await interact(tab)
    expect(follows).toEqual([])
    await expect(approval(tab)).toHaveCount(0)
  }

  await test.step('on the page of the order the status alone says it', async () => {
    await page.goto(shared.url + (await orderByApi(shared.url)))
    await expect.poll(awaited).not.toBeNull()
    setStatus(shared.dataDir, 'approved')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellung ist in der Küche')
    await expect.poll(awaited).toBeNull()
    await expect(approval(page)).toHaveCount(0)
  })
})

test.describe('with a connection that is lost', () => {
  // What is on its way at that moment fails.
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

  test('the minutes count down, also over a sleep; a delay is said before the time is over, and without a connection when it stood so', async ({
    page,
    context,
    shared,
  }) => {
    const link = await orderByApi(shared.url)
    const due = new Date(Date.now() + 30 * 60_000).toISOString()
    write(
      shared.dataDir,
      `update orders set status = 'approved', expected_at = '${due}' where id = (select max(id) from orders)`,
    )
    await page.clock.install()
    await page.goto(shared.url + link)
    const main = page.getByRole('main')
    await expect(page.getByText('Geöffnet').first()).toBeAttached()
    await expect(main.getByText('In etwa 30 Min.')).toBeVisible()
    await page.clock.fastForward('20:00')
    await expect(main.getByText('In etwa 10 Min.')).toBeVisible()
    const delay = main.getByText(/^Die Küche hat deine Bestellung noch nicht als fertig gemeldet/)
    await expect(delay).toHaveCount(0)
    await page.clock.fastForward('06:00')
    await expect(delay).toBeVisible()
    await context.setOffline(true)
    await expect(main.getByText(/^Keine Verbindung. So war der Stand um \d\d:\d\d Uhr\.$/)).toBeVisible()
    await context.setOffline(false)
    await expect(main.getByText(/^Keine Verbindung/)).toHaveCount(0)
  })
})

test.describe('an unknown link', () => {
  test.use({ expectedNoise: /status of 404/ })

  test('shows a message and offers the menu', async ({ page, shared }) => {
    const answer = await page.goto(`${shared.url}/order/${'x'.repeat(40)}`)
    expect(answer?.status()).toBe(404)
    const calendar = await page.request.get(`${shared.url}/order/${'x'.repeat(40)}/calendar.ics`)
    expect(calendar.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Diese Bestellung kennen wir nicht' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Zur Speisekarte' }).click()
    await page.waitForURL(`${shared.url}/`)
  })
})

/** Sets the status of the order placed last, as the staff would from another node. */
function setStatus(dataDir: string, status: string): void {
  write(
    dataDir,
    `update orders set status = '${status}' where id = (select max(id) from orders);
    insert into live_events (id, branch_id, kind, order_id, happened_at)
    select hex(randomblob(8)), 'main', 'order.changed', max(id), strftime('%FT%H:%M:%fZ') from orders`,
  )
}
