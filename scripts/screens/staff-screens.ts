import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'
import type { Fixtures } from './fixtures.ts'

const desk = async (page: Page, { server }: Fixtures, path = '') => {
  await page.goto(`${server.url}/backoffice/${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForTimeout(500)
}

const onDesk = (name: string, title: string, path?: string): Screen => ({
  name: `staff-${name}`,
  title,
  as: 'staff',
  come: (page, fixtures) => desk(page, fixtures, path),
})

const dialog = (name: string, title: string, verb: string): Screen => ({
  name: `staff-${name}`,
  title,
  as: 'staff',
  come: async (page, fixtures) => {
    await desk(page, fixtures)
    await page.getByRole('button', { name: `${verb} ${fixtures.orders.pending_approval.code}` }).click()
    await page.getByRole('dialog').waitFor()
  },
})

/** The back office while nothing has been ordered yet. */
export const quietStaffScreens: Screen[] = [
  {
    name: 'staff-sign-in',
    title: 'Sign in',
    come: (page, fixtures) => desk(page, fixtures),
  },
  onDesk('board-empty', 'Board, nothing to do'),
  onDesk('reservations-empty', 'No reservations', 'reservations'),
  onDesk('messages-empty', 'No messages', 'messages'),
]

/** The back office on a busy evening. */
export const busyStaffScreens: Screen[] = [
  onDesk('board', 'Board'),
  {
    name: 'staff-ticket',
    title: 'Ticket',
    as: 'staff',
    come: (page, fixtures) => desk(page, fixtures, `orders/${fixtures.orders.pending_approval.id}`),
  },
  {
    name: 'staff-ticket-history',
    title: 'Ticket of a completed order',
    as: 'staff',
    come: (page, fixtures) => desk(page, fixtures, `orders/${fixtures.orders.completed.id}`),
  },
  dialog('approve', 'Approve with another time', 'Andere Zeit'),
  dialog('reject', 'Reject', 'Ablehnen'),
  onDesk('today', 'Today: pause, rush, hours, sold out', 'today'),
  onDesk('reservations', 'Reservations', 'reservations'),
  onDesk('messages', 'Messages', 'messages'),
  onDesk('mails', 'Mails', 'mails'),
  onDesk('sales', 'Sales', 'reports'),
]

/** Payments that no program can put right. */
export const alarmScreens: Screen[] = [onDesk('alarms', 'Payments that need a look')]

export const ALARMS = `
  insert into payment_alarms (id, dedupe_key, kind, provider, provider_ref, order_id, branch_id, amount_cents, raised_at)
  select 'alarm-' || n, n, kind, provider, ref, null, null, n * 815, strftime('%Y-%m-%dT%H:%M:00.000Z', 'now', '-' || n || ' hours')
  from (select 1 as n, 'charged_back' as kind, 'paypal' as provider, '5O190127TN364715T' as ref
    union all select 2, 'refund_failed', 'mollie', 'tr_WDqYK6vllg' union all select 3, 'without_order', 'stripe', 'pi_3QXk2eZvKY')`
