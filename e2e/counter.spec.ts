import type { Browser, Page } from '@playwright/test'
import { expect, rows, test, write } from './fixtures.ts'
import { copyDemo, type AppServer, startServer } from './app-server.ts'
import { edged } from './forced-colors.ts'
import { templateDir } from './global-setup.ts'
import { orderByApi } from './orders.ts'
import { addMember, signIn } from './staff.ts'

// The counter runs on a tablet or a desktop: one width is enough; the phone is tested only for its own layout.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const mina = { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' } as const
const jo = { email: 'jo@beispiel.example', name: 'Jo', role: 'manager' } as const

async function counter(page: Page, server: AppServer, member: typeof mina | typeof jo = mina): Promise<void> {
  await addMember(server, member)
  await signIn(page, server, member.email)
}

async function anotherPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  return context.newPage()
}

const codeOf = ({ dataDir }: AppServer) =>
  String(rows(dataDir, 'select code from orders order by id desc limit 1')[0]?.['code'])

test('a guest orders, the counter is alerted and approves with 25 minutes, the guest sees it (A-22)', async ({
  page,
  browser,
  own,
}) => {
  await counter(page, own)
  const soundButton = page.getByRole('button', { name: /^Ton/ })
  await expect(soundButton).toHaveAttribute('data-ringing', 'false')

  const link = await orderByApi(own.url)
  const code = codeOf(own)
  const guest = await anotherPerson(browser)
  await guest.goto(own.url + link)
  const card = page.getByRole('article').filter({ hasText: code })
  await expect(card).toBeVisible({ timeout: 3_000 })
  await expect(soundButton).toHaveAttribute('data-ringing', 'true')
  await expect(page).toHaveTitle(/^\(1\) Bestellungen/)
  const icon = guest.locator('link[rel~="icon"]')
  await expect(icon).toHaveAttribute('href', /^data:image\/png/)
  const waitingIcon = await icon.getAttribute('href')

  await card.getByRole('button', { name: `Andere Zeit ${code}` }).click()
  const dialog = page.getByRole('dialog', { name: `${code} annehmen` })
  await dialog.getByRole('radio', { name: '25' }).check({ force: true })
  await test.step('A-08 where the system forces its own colours, the chosen minutes have an edge', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await edged(dialog.locator('label'))).toEqual([expect.stringMatching(/^25/)])
    await page.emulateMedia({ forcedColors: 'none' })
  })
  await dialog.getByRole('button', { name: /^Annehmen: 25 Min/ }).click()
  await expect(guest.getByRole('status').filter({ has: guest.getByRole('heading') })).toContainText(
    'Deine Bestellung ist in der Küche',
    {
      timeout: 2_000,
    },
  )
  await expect(guest).toHaveTitle(/^Deine Bestellung ist in der Küche/)
  const [{ expected_at: expectedAt } = {}] = rows(own.dataDir, 'select expected_at from orders')
  const clock = new Intl.DateTimeFormat('de-DE', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Berlin',
  }).format(new Date(String(expectedAt)))
  await expect(
    guest
      .getByRole('main')
      .getByRole('strong')
      .filter({ hasText: `${clock} Uhr` }),
  ).toBeVisible()
  await expect(icon).not.toHaveAttribute('href', waitingIcon ?? '')

  await expect(soundButton).toHaveAttribute('data-ringing', 'false')
  await expect(
    page.getByRole('region', { name: /^In der Küche/ }).getByRole('link', { name: code }),
  ).toBeVisible()
  await guest.context().close()
})

test('A-09 the animation of the sound button while an order waits is stopped by one press', async ({
  page,
  own,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await counter(page, own)
  await orderByApi(own.url)
  const soundButton = page.getByRole('button', { name: /^Ton/ })
  const swings = () => soundButton.evaluate((node) => node.getAnimations({ subtree: true }).length)
  await expect(soundButton).toHaveAttribute('data-ringing', 'true')
  await expect.poll(swings).toBe(1)
  // Pressed right after the browser allows sound, the button switches the sound on.
  await page.clock.fastForward(1_200)
  await soundButton.click()
  await expect(soundButton).toHaveText('Ton aus')
  expect(await swings()).toBe(0)
})

test('a member rejects one order and takes another through the kitchen', async ({ page, browser, own }) => {
  await counter(page, own)
  await test.step('a rejected order shows the reason, and the phone is one press away', async () => {
    const guest = await anotherPerson(browser)
    await guest.goto(own.url + (await orderByApi(own.url)))
    const code = codeOf(own)
    await page.getByRole('button', { name: `Ablehnen ${code}` }).click()
    const dialog = page.getByRole('dialog', { name: `${code} ablehnen` })
    await dialog.getByRole('button', { name: 'Bestellung ablehnen' }).press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('Bitte nenne dem Gast einen Grund')
    await dialog.getByRole('radio', { name: 'Ein anderer Grund' }).check()
    await dialog.getByRole('textbox', { name: 'Dein Grund für den Gast' }).fill('Der {Ofen} ist aus')
    await dialog.getByRole('button', { name: 'Bestellung ablehnen' }).click()
    const main = guest.getByRole('main')
    await expect(main.getByText('Der {Ofen} ist aus')).toBeVisible()
    await expect(main.getByRole('link', { name: /^Anrufen/ })).toHaveAttribute('href', /^tel:/)
    await guest.context().close()
  })
  await test.step('an order in the kitchen is finished by two presses, and its ticket lists every step', async () => {
    await orderByApi(own.url)
    const code = codeOf(own)
    await page.getByRole('link', { name: new RegExp(code) }).click()
    // The card on the board has a button of the same name until the ticket is there.
    await expect(page.getByRole('link', { name: 'Alle Bestellungen' })).toBeVisible()
    await page.getByRole('button', { name: new RegExp(`^Annehmen · \\d+ Min ${code}`) }).click()
    await expect(page.getByText('Zugesagt für')).toBeVisible()
    await page.getByRole('button', { name: `Fertig ${code}` }).click()
    expect(rows(own.dataDir, `select status from orders where code = '${code}'`)).toEqual([
      { status: 'approved' },
    ])
    await page.getByRole('button', { name: `Noch mal drücken ${code}` }).click()
    const history = page.getByRole('region', { name: 'Verlauf' }).getByRole('listitem')
    await expect(history).toHaveCount(3)
    await expect(history.nth(1)).toContainText(/Bestätigt · \d+ Min · Mina/)
    await expect(history.nth(2)).toContainText('Abgeschlossen · Mina')
  })
  await page.getByRole('link', { name: 'Alle Bestellungen' }).click()
  await test.step('a dialog opened while a ticket is still loading stays open', async () => {
    await orderByApi(own.url)
    const code = codeOf(own)
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await page.route(/\/api\/staff\/orders\/[^/?]+$/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    const request = page.waitForRequest(/\/api\/staff\/orders\/[^/?]+$/)
    await page.getByRole('link', { name: new RegExp(code) }).click()
    await request
    await page.getByRole('button', { name: `Andere Zeit ${code}` }).click()
    const dialog = page.getByRole('dialog', { name: `${code} annehmen` })
    await expect(dialog).toBeVisible()
    const answered = page.waitForResponse(/\/api\/staff\/orders\/[^/?]+$/)
    letThrough()
    await answered
    // The answer has been drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: /^Annehmen: \d+ Min/ }).click()
    await expect(
      page.getByRole('region', { name: /^In der Küche/ }).getByRole('link', { name: code }),
    ).toBeVisible()
  })
  await test.step('what nobody finished on an earlier day stands in one line, and is finished together', async () => {
    await orderByApi(own.url)
    const left = `code = '${codeOf(own)}'`
    const then = "placed_at = '2026-01-02T18:00:00.000Z', expected_at = '2026-01-02T18:30:00.000Z'"
    write(own.dataDir, `update orders set status = 'approved', ${then} where ${left}`)
    await orderByApi(own.url)
    await page.getByRole('button', { name: 'Alle abschließen …' }).click()
    await page.getByRole('button', { name: '1 Bestellung abschließen' }).click()
    await expect(page.getByText('1 Bestellung ist fertig')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Alle abschließen …' })).toHaveCount(0)
    expect(rows(own.dataDir, `select status from orders where ${left}`)).toEqual([{ status: 'completed' }])
  })
})

test.describe('a ticket that stays open', () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ })

  test('keeps its question, goes with the clock, and gives way to another one', async ({ page, own }) => {
    await page.clock.install()
    await counter(page, own)
    await orderByApi(own.url)
    const code = codeOf(own)
    await page.getByRole('link', { name: new RegExp(code) }).click()
    await expect(page.getByRole('link', { name: 'Alle Bestellungen' })).toBeVisible()
    await test.step('a reading that fails in the background leaves the question as it is', async () => {
      await page.getByRole('button', { name: `Andere Zeit ${code}` }).click()
      const dialog = page.getByRole('dialog', { name: `${code} annehmen` })
      await dialog.getByRole('radio', { name: '30' }).check({ force: true })
      const failed = page.waitForEvent('requestfailed', (request) =>
        /\/staff\/orders\/\w/.test(request.url()),
      )
      await page.route('**/api/staff/orders/*', (route) => route.abort(), { times: 1 })
      await orderByApi(own.url)
      await failed
      // What follows from the failure has been drawn.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await expect(dialog.getByRole('radio', { name: '30' })).toBeChecked()
      await dialog.getByRole('button', { name: /^Annehmen: 30 Min/ }).click()
      await expect(page.getByText('in 30 Min')).toBeVisible()
    })
    await test.step('an order becomes late while nobody touches its ticket', async () => {
      await page.clock.fastForward('36:00')
      await expect(page.getByText('6 Min zu spät')).toBeVisible()
    })
    await test.step('a button that was pressed once is not pressed for the order of the next ticket', async () => {
      const next = codeOf(own)
      expect(next).not.toBe(code)
      write(own.dataDir, `update orders set status = 'approved' where code = '${next}'`)
      await page.getByRole('button', { name: `Fertig ${code}` }).click()
      await expect(page.getByRole('button', { name: `Noch mal drücken ${code}` })).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('searchbox').fill(next)
      await page.getByRole('menuitem', { name: `Bestellung ${next}` }).click()
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
      expect(await page.getByRole('button', { name: `Noch mal drücken ${next}` }).count()).toBe(0)
      await expect(page.getByRole('button', { name: `Fertig ${next}` })).toBeVisible()
    })
  })
})

test.describe('two members at one order', () => {
  test.use({ expectedNoise: /status of 409/ })

  test('the slower one reads the name of the faster one', async ({ page, browser, own }) => {
    await counter(page, own)
    const other = await anotherPerson(browser)
    await counter(other, own, jo)
    await orderByApi(own.url)
    const code = codeOf(own)
    for (const one of [page, other]) {
      await one.getByRole('button', { name: `Andere Zeit ${code}` }).click()
      await expect(one.getByRole('dialog', { name: `${code} annehmen` })).toBeVisible()
    }
    await other.getByRole('button', { name: /^Annehmen: \d+ Min/ }).click()
    await expect(
      other.getByRole('region', { name: /^In der Küche/ }).getByRole('link', { name: code }),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Annehmen: \d+ Min/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Jemand anderes war schneller' })).toContainText(
      `${code} ist schon: Bestätigt (Jo,`,
    )
    expect(rows(own.dataDir, `select count(*) as n from order_status_changes`)).toEqual([{ n: 2 }])
    await other.context().close()
  })
})

test.describe('a server that was killed', () => {
  test.use({ expectedNoise: /./ })

  test('is missed aloud, and what came meanwhile is there when it is back', async ({ page }) => {
    const demo = copyDemo(templateDir())
    const server = await startServer({ dataDir: demo.dataDir })
    const port = new URL(server.url).port
    await counter(page, server)
    await orderByApi(server.url)
    await expect(page.getByRole('button', { name: `Andere Zeit ${codeOf(server)}` })).toBeVisible()
    await server.kill()
    await expect(page.getByRole('alert').filter({ hasText: 'Verbindung verloren' })).toBeVisible()

    const again = await startServer({ dataDir: demo.dataDir, env: { PORT: port } })
    await orderByApi(again.url)
    const code = codeOf(again)
    await expect(page.getByRole('button', { name: `Andere Zeit ${code}` })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'Verbindung verloren' })).toHaveCount(0)
    await expect(page).toHaveTitle(/^\(2\)/)
    await again.stop()
    demo.remove()
  })
})

test('a server that gets its end signal does not wait for open streams', async ({ browser }) => {
  const demo = copyDemo(templateDir())
  const server = await startServer({ dataDir: demo.dataDir })
  const guest = await anotherPerson(browser)
  const live = guest.waitForResponse((response) => response.url().endsWith('/live'))
  await guest.goto(server.url + (await orderByApi(server.url)))
  await live
  const started = Date.now()
  await server.stop()
  expect(Date.now() - started).toBeLessThan(5_000)
  await guest.context().close()
  demo.remove()
})
