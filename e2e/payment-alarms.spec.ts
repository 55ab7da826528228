import type { Locator, Page } from '@playwright/test'
import { expect, rows, test, write } from './fixtures.ts'
import type { AppServer } from './app-server.ts'
import { orderByApi } from './orders.ts'
import { addMember, signIn } from './staff.ts'

// The counter runs on a tablet or a desktop.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** The payment alarms, the newest first. */
const alarms = [
  { id: 'alarm1', kind: 'without_order', provider: 'stripe', ref: 'pi_3QXk2eZvKY', cents: 2390 },
  { id: 'alarm2', kind: 'charged_back', provider: 'paypal', ref: '5O190127TN364715T', cents: 815 },
  { id: 'alarm3', kind: 'refund_failed', provider: 'mollie', ref: 'tr_WDqYK6vllg', cents: 1630 },
  { id: 'alarm4', kind: 'capture_failed', provider: 'paypal', ref: '8MC585209K746392H', cents: 4200 },
]

const raise = (server: AppServer): void =>
  write(
    server.dataDir,
    alarms
      .map(
        ({ id, kind, provider, ref, cents }, hours) =>
          `insert into payment_alarms (id, dedupe_key, kind, provider, provider_ref, amount_cents, raised_at)
           values ('${id}', '${id}', '${kind}', '${provider}', '${ref}', ${cents},
           strftime('%Y-%m-%dT%H:%M:00.000Z', 'now', '-${hours} hours'))`,
      )
      .join(';'),
  )

/** Places an order that was paid online; returns its id. */
async function paidOrder(server: AppServer): Promise<string> {
  await orderByApi(server.url)
  write(
    server.dataDir,
    `update orders set payment_state = 'paid';
     insert into payment_attempts (id, order_id, number, provider, provider_ref, token_hash, idem_key, origin,
       amount_cents, currency, is_live, holds, state, captured_cents, pays_order, created_at, expires_at)
       select 'attempt1', id, 1, 'stripe', 'pi_3QXk2eZvKY', 'attempt1', 'attempt1', '', total_cents, 'EUR', 0, 0,
       'paid', total_cents, 1, placed_at, placed_at from orders`,
  )
  return String(rows(server.dataDir, 'select id from orders')[0]?.['id'])
}

/** What a member finds at the counter. */
const need = (page: Page) => {
  const all = page.getByRole('region', { name: 'Zahlungen brauchen einen Blick' })
  const care = (row: Locator) => row.getByRole('button', { name: 'Ich kümmere mich' })
  return {
    all,
    others: all.getByText(/^Und \d+ weitere$/),
    seen: all.getByRole('listitem').filter({ visible: true }),
    takeCareOf: (text: string) => care(all.getByRole('listitem').filter({ hasText: text })).click(),
    care: care(all),
  }
}

test('a payment without an order raises an alarm at the counter: two are shown, the others by a press, until a member takes care', async ({
  page,
  own,
}) => {
  await addMember(own, { email: 'mina@beispiel.example', name: 'Mina', role: 'owner' })
  await signIn(page, own, 'mina@beispiel.example')
  const { all, others, seen, takeCareOf } = need(page)
  await expect(all).toHaveCount(0)
  raise(own)
  await page.reload()
  await expect(seen).toHaveCount(2)
  await expect(seen.nth(0)).toContainText('Zu einer Zahlung über 23,90 € gibt es keine Bestellung')
  await expect(seen.nth(0)).toContainText('Stripe · pi_3QXk2eZvKY')
  await expect(seen.nth(1)).toContainText('Die Bank hat 8,15 € zurückgeholt')

  await expect(others).toHaveText('Und 2 weitere')
  await others.press('Enter')
  await expect(seen).toHaveCount(4)
  await expect(seen.nth(3)).toContainText('42,00 € konnten nicht eingezogen werden')

  await takeCareOf('keine Bestellung')
  await expect(seen).toHaveCount(3)
  await expect(others).toHaveText('Und 1 weitere')
  await takeCareOf('zurückgeholt')
  await expect(others).toHaveCount(0)
  await expect(seen).toHaveCount(2)
  await takeCareOf('fehlgeschlagen')
  await takeCareOf('eingezogen')
  await expect(all).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bestellungen', level: 1 })).toBeVisible()
  await expect(all).toHaveCount(0)
  expect(
    rows(
      own.dataDir,
      `select m.name from payment_alarms a join staff_members m on m.id = a.member_id where seen_at > ''`,
    ),
  ).toEqual(alarms.map(() => ({ name: 'Mina' })))

  await test.step('the ticket of an order that was paid online has nothing to press on paper', async () => {
    await page.goto(`${own.url}/backoffice/orders/${await paidOrder(own)}`)
    await expect(page.getByRole('button', { name: 'Erstatten' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Online-Zahlung' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})

test('the kitchen reads what has happened to money and leaves it to the others', async ({ page, own }) => {
  raise(own)
  await addMember(own, { email: 'kim@beispiel.example', name: 'Kim', role: 'kitchen' })
  await signIn(page, own, 'kim@beispiel.example')
  const { seen, care } = need(page)
  await expect(seen).toHaveCount(2)
  await expect(care).toHaveCount(0)
})
