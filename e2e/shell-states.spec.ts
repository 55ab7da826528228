import type { Locator } from '@playwright/test'
import { changeAndWait, expect, test } from './fixtures.ts'
import { plus, visit } from './menu-steps.ts'
import { axe } from './axe.ts'
import { footer, set, interact, visitUntil } from './shell-steps.ts'

test('A-24 U-42 a loader appears after 400 ms, and after 20 s it offers another try', async ({
  page,
  shared,
}) => {
  await visit(page, `${shared.url}/pages/terms`)
  await interact(page)
  await page.route(/\/menu\/.*\.data/, () => {})
  await page.route(/_\.data/, () => {})
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/menu/pizza'
    document.querySelector('.static-page__text')?.append(link)
    link.click()
  })
  // From here on the page waits; before, the clock would run ahead of it.
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  await page.clock.runFor(390)
  await expect(page.getByRole('status').filter({ hasText: 'Lädt' })).toHaveCount(0)
  await page.clock.runFor(100)
  await expect(page.getByRole('status').filter({ hasText: 'Lädt' })).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(page.getByRole('alert').filter({ hasText: 'Das dauert länger als üblich' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Neu laden' })).toBeVisible()
  await expect(page.getByText('Lädt', { exact: true })).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

  test('U-40 without a connection the menu stays, the cart takes dishes, and a banner shows it until it is back', async ({
    page,
    shared,
    context,
  }) => {
    await visit(page, `${shared.url}/menu/desserts`)
    await interact(page)
    await expect(plus(page, 'Tiramisù')).toBeVisible()
    await plus(page, 'Tiramisù').click()
    await context.setOffline(true)
    await expect(page.getByText(/^Du bist offline\. Preise von/)).toBeVisible()
    await plus(page, 'Tiramisù')
      .or(page.getByRole('button', { name: 'Menge erhöhen' }))
      .first()
      .click()
    await expect(page.getByRole('banner').getByRole('button', { name: /^Warenkorb, 2/ })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^Du bist offline\. Preise von/)).toHaveCount(0)
  })
})

test('an inactive restaurant shows only its notice, an active one never does', async ({ page, own }) => {
  await page.goto(`${own.url}/unavailable`)
  await expect(page).toHaveURL(`${own.url}/`)
  await set(own, { IS_ACTIVE: '' })
  await visitUntil(page, own.url, async () => page.url() === `${own.url}/unavailable`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wir haben geschlossen')
  await expect(page.getByRole('main').getByRole('link', { name: '+49 30 5550 1234' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/nicht erreichbar|nicht verfügbar|versuche es später/i)
  await expect(footer(page).getByRole('link', { name: 'Impressum' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

/** An hour that is far from now, whenever the test runs. */
const farHour = (): string => String((new Date().getUTCHours() + 12) % 24).padStart(2, '0')

const openOnlyAt = (hour: string): string =>
  `update hours set start_time = '${hour}:01', end_time = '${hour}:20'`

test('closed but active: one notice a session names the earliest time one can order for', async ({
  page,
  own,
}) => {
  const hour = farHour()
  await changeAndWait(own, openOnlyAt(hour))
  const notice = page.getByRole('status').filter({ hasText: 'Wir haben geschlossen' })
  await visit(page, own.url)
  await expect(notice).toContainText(new RegExp(`frühestens .*${hour}:15`))
  await visit(page, `${own.url}/menu/pizza`)
  await interact(page)
  await expect(notice).toHaveCount(0)

  const dish = 'pizza/pizza-margherita'
  for (const [place, path, says] of [
    ['in the open sheet of a dish', `/menu/pizza?dish=${dish}`, page.getByRole('dialog').locator(notice)],
    ['on the page of a dish', `/menu/${dish}`, notice],
  ] as const)
    await test.step(`${place} it is told where it covers nothing that can be pressed`, async () => {
      await page.evaluate(() => sessionStorage.clear())
      await page.goto(own.url + path)
      // It stays while a pointer rests on it.
      await says.hover()
      await expect(page.getByRole('radio', { name: /^Groß/ })).toBeAttached()
      expect(await coveredControls(says)).toEqual([])
    })
})

test(
  'a message on a phone stands below the tabs of the menu, and a touch or a swipe takes it away and presses nothing else',
  { tag: '@phone' },
  async ({ page, own }) => {
    await changeAndWait(own, openOnlyAt(farHour()))
    const message = page.getByRole('status').locator('.toast')
    const takesAway = async (gesture: (at: { x: number; y: number }) => Promise<unknown>) => {
      await page.goto(`${own.url}/menu/pizza`)
      // It stays while a pointer rests on it.
      await message.hover()
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
      const tabsEnd = await page.locator('.menu-bar').evaluate((bar) => bar.getBoundingClientRect().bottom)
      const { x, y, width, height } = await message.evaluate((node) => node.getBoundingClientRect().toJSON())
      expect(y).toBeGreaterThanOrEqual(tabsEnd)
      expect(y + height).toBeLessThan(300)
      await gesture({ x: x + width / 3, y: y + height / 2 })
      await expect(message).toHaveCount(0)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await page.evaluate(() => scrollY)).toBe(800)
      await page.evaluate(() => sessionStorage.clear())
    }
    await takesAway(({ x, y }) => page.touchscreen.tap(x, y))
    const touches = await page.context().newCDPSession(page)
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => touches.send('Input.dispatchTouchEvent', { type, touchPoints })
    await takesAway(async ({ x, y }) => {
      await send('touchStart', { x, y })
      await send('touchMove', { x, y: y - 15 })
      await send('touchMove', { x, y: y - 40 })
      await send('touchEnd')
    })
  },
)

/** What can be pressed and lies below a message, as far as a grid of points finds it. */
const coveredControls = (message: Locator): Promise<string[]> =>
  message.evaluate((region) => {
    const { left, top, right, bottom } = region.getBoundingClientRect()
    const covered = new Set<string>()
    for (let x = left; x < right; x += 8)
      for (let y = top; y < bottom; y += 8)
        for (const one of document.elementsFromPoint(x, y)) {
          const control = one.closest('button, a, label, input, summary')
          if (control && !region.contains(control)) covered.add(control.outerHTML)
        }
    return [...covered]
  })

test('a failed payment is shown with the text of spec 8, behind an Ok', async ({ browser, shared }) => {
  const page = await browser.newPage()
  await page.goto(`${shared.url}/?payment=p1&sess=s1`)
  const dialog = page.getByRole('dialog', { name: 'Fehler' })
  await expect(dialog.getByRole('alert')).toHaveText(
    'Mit deiner Zahlung stimmt etwas nicht. Bitte versuche es noch einmal',
  )
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`${shared.url}/`)
  await page.close()
})

test('R-D1 own code waits for consent: reject is as easy as accept, and the footer opens the question again', async ({
  page,
  own,
}) => {
  await set(own, { CUSTOM_HEADER_CODE: '<script>document.documentElement.dataset.counted = "yes"</script>' })
  const layer = page.getByRole('region', { name: 'Dürfen wir mehr laden?' })
  await visitUntil(page, own.url, async () => (await page.locator('#header-code').count()) === 1)
  await expect(layer).toBeVisible()
  const [reject, accept] = [
    layer.getByRole('button', { name: 'Ablehnen' }),
    layer.getByRole('button', { name: 'Annehmen' }),
  ]
  const [one, other] = [await reject.boundingBox(), await accept.boundingBox()]
  expect([one?.width, one?.height].map((side) => Math.round(side ?? 0))).toEqual(
    [other?.width, other?.height].map((side) => Math.round(side ?? 0)),
  )
  await expect(page.locator('html')).not.toHaveAttribute('data-counted')
  expect(await axe(page)).toEqual([])

  await reject.click()
  await expect(layer).toBeHidden()
  await visit(page, own.url)
  await interact(page)
  await expect(layer).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-counted')

  await footer(page).getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await accept.click()
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')
  await visit(page, `${own.url}/menu/pizza`)
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes')

  await footer(page).getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  await reject.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-counted')
})

test('without own code no consent is asked for', async ({ page, shared }) => {
  await visit(page, shared.url)
  await interact(page)
  await expect(page.getByText('Dürfen wir mehr laden?')).toHaveCount(0)
  await expect(footer(page).getByRole('button', { name: 'Cookie-Einstellungen' })).toHaveCount(0)
  expect((await page.request.get(shared.url)).headers()['content-security-policy']).not.toContain('https:')
})
