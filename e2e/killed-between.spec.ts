import type { Browser, Page } from '@playwright/test'
import { openMailServer } from '#api/test/open-mail-server.ts'
import { expect, rows, test } from './fixtures.ts'
import { templateDir } from './global-setup.ts'
import { copyDemo, type AppServer, startServer } from './app-server.ts'
import { untilHydrated, visit } from './menu-steps.ts'
import { orderByApi } from './orders.ts'
import { addMember, signIn } from './staff.ts'

test.use({
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
  // A stream of a killed server ends with an error.
  expectedNoise: /./,
})

const mina = { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' } as const

const moments = [
  'never',
  'after the order was placed',
  'after the counter was alerted',
  'after the approval',
  'after the page of the guest has changed',
  'between the acceptance of the mail and its note',
] as const

test('a guest orders, the counter is alerted and approves, the page changes, the mail arrives; killed at any moment, nothing is lost or doubled', async ({
  page,
  context,
  browser,
}) => {
  test.slow() // the same way once for each moment
  const demo = copyDemo(templateDir())
  let killed: (typeof moments)[number] = 'never'
  let hasMailOfApproval = false
  const mails = await openMailServer({
    beforeAnswer: async () => {
      const approved = mails.received.some(({ subject }) => isApproval(subject))
      if (!approved || hasMailOfApproval) return
      hasMailOfApproval = true
      // The mail server has the mail; its acceptance is never received.
      if (killed === 'between the acceptance of the mail and its note') await restart()
    },
  })
  const env = { SMTP_URL: mails.url }
  let server = await startServer({ dataDir: demo.dataDir, env })
  const port = new URL(server.url).port
  const restart = async () => {
    await server.kill()
    server = await startServer({ dataDir: demo.dataDir, env: { ...env, PORT: port } })
  }
  const maybeKill = async (moment: (typeof moments)[number]) => {
    if (killed === moment) await restart()
  }
  const countMails = () => Number(rows(demo.dataDir, 'select count(*) as count from outbox')[0]?.['count'])
  await addMember(server, mina)
  await signIn(page, server, mina.email)
  await page.close()
  const guest = await anotherPerson(browser)

  for (const moment of moments) {
    await test.step(`killed ${moment}`, async () => {
      killed = moment
      hasMailOfApproval = false
      mails.received.length = 0
      const mailsBefore = countMails()
      const counter = await context.newPage()
      await counter.goto(`${server.url}/backoffice/`)
      await expect(counter.getByRole('heading', { name: 'Bestellungen', level: 1 })).toBeVisible()
      // A browser plays sound only after somebody has touched the page.
      await counter.keyboard.press('Tab')
      const link = await orderByApi(server.url)
      const { id, code } = newest(server)
      await maybeKill('after the order was placed')
      await visit(guest, server.url + link)
      await expect(guest.getByRole('heading', { name: 'Deine Bestellung ist bei uns' })).toBeVisible()

      const approve = counter.getByRole('button', { name: `Andere Zeit ${code}` })
      await expect(approve).toBeVisible()
      await expect(counter.getByRole('button', { name: /^Ton/ })).toHaveAttribute('data-ringing', 'true')
      await maybeKill('after the counter was alerted')
      await expect(counter.getByRole('alert').filter({ hasText: 'Verbindung verloren' })).toHaveCount(0)
      await approve.click()
      const dialog = counter.getByRole('dialog', { name: `${code} annehmen` })
      await dialog.getByRole('radio', { name: '25' }).check({ force: true })
      await dialog.getByRole('button', { name: /^Annehmen: 25 Min/ }).click()
      await expect(
        counter.getByRole('region', { name: /^In der Küche/ }).getByRole('link', { name: code }),
      ).toBeVisible()
      const approvedAt = Date.now()
      await maybeKill('after the approval')

      await expect(guest.getByRole('status').filter({ has: guest.getByRole('heading') })).toContainText(
        'Deine Bestellung ist in der Küche',
      )
      if (killed === 'never') expect(Date.now() - approvedAt).toBeLessThan(1_000)
      await maybeKill('after the page of the guest has changed')
      await expect.poll(() => rows(demo.dataDir, 'select id from outbox where sent_at is null')).toEqual([])

      expect(rows(demo.dataDir, `select status, code from orders where id = '${id}'`)).toEqual([
        { status: 'approved', code },
      ])
      const changes = `select to_status, minutes from order_status_changes where order_id = '${id}' order by id`
      expect(rows(demo.dataDir, changes)).toEqual([
        { to_status: 'pending_approval', minutes: null },
        { to_status: 'approved', minutes: 25 },
      ])
      const sent = mails.received.map(({ messageId }) => messageId)
      expect(new Set(sent).size).toBe(countMails() - mailsBefore)
      expect(mails.received.filter(({ subject }) => isApproval(subject)).length).toBeGreaterThan(0)
      if (killed === 'between the acceptance of the mail and its note')
        expect(sent).toHaveLength(countMails() - mailsBefore + 1)
      await counter.close()
    })
  }
  await guest.context().close()
  await server.stop()
  await mails.close()
  demo.remove()
})

test('a page whose scripts did not come, because the server was away, fetches itself anew, once', async ({
  page,
  shared,
}) => {
  let isAway = true
  await page.route(/\/assets\/[^?]*\.js/, (route) => (isAway ? route.abort() : route.continue()))
  await page.goto(shared.url + (await orderByApi(shared.url)))
  await expect(page.getByRole('heading', { name: 'Deine Bestellung ist bei uns' })).toBeVisible()
  isAway = false
  await untilHydrated(page)

  isAway = true
  let loads = 0
  page.on('load', () => loads++)
  await page.clock.install()
  await page.reload()
  await page.clock.runFor(5_000)
  expect(loads).toBe(1)
})

const isApproval = (subject: string | undefined) => /ist bestätigt/.test(subject ?? '')

async function anotherPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  return context.newPage()
}

function newest({ dataDir }: AppServer): { id: string; code: string } {
  const [order] = rows(dataDir, 'select id, code from orders order by id desc limit 1')
  return { id: String(order?.['id']), code: String(order?.['code']) }
}
