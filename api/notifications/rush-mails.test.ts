import { expect, test } from 'vitest'
import { getOrderByToken } from '#contract/orders.ts'
import type { TestApp } from '../test/app.ts'
import { startMailServer } from '../test/mail-server.ts'
import { arrived, startMails } from '../test/mails.ts'
import { beginRush, createTestShop, deliveryBody } from '../test/shop.ts'

const usual = { PREPARATION_MINUTES: '20', DELIVERY_MINUTES: '20' }

async function openInRush(): Promise<TestApp> {
  const app = await createTestShop({ settings: usual })
  await beginRush(app)
  return app
}

/** Places an order and answers the secret of its link. */
async function place(app: TestApp, body: object): Promise<string> {
  const response = await app.post('/checkout/v2', body)
  const { data } = (await response.json()) as { data: { url: string } }
  return data.url.slice('/order/'.length)
}

/** The text of the only mail, with every space a plain one. */
async function mailText(app: TestApp): Promise<string> {
  const { url, received } = await startMailServer()
  startMails(app, { url })
  await arrived(received)
  return received[0]!.text!.replace(/\s+/g, ' ')
}

test('the mail about an order and its page say after a rush what the guest was told in it', async () => {
  const app = await openInRush()
  const token = await place(app, deliveryBody())
  app.setClock('2026-11-20T18:31:00.000Z')
  expect(await mailText(app)).toContain('ca. 70 Min.')
  expect((await app.call(getOrderByToken, { params: { token } })).leadMinutes).toBe(70)
})

test('an order for later does not take longer because it is placed in a rush', async () => {
  const app = await openInRush()
  const later = { deliverAt: 'later', deliverDate: '2026-11-21T19:00:00+01:00' }
  const token = await place(app, deliveryBody(later))
  expect(await app.call(getOrderByToken, { params: { token } })).not.toHaveProperty('leadMinutes')
})

test('an order that an earlier version took takes what the restaurant usually needs', async () => {
  const app = await createTestShop({ settings: usual })
  await place(app, deliveryBody())
  await app.db.updateTable('orders').set({ lead_minutes: null }).execute()
  expect(await mailText(app)).toContain('ca. 40 Min.')
})
