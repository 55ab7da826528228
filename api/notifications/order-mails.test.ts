import { describe, expect, test, vi } from 'vitest'
import type { OrderStatus } from '#contract/orders.ts'
import type { SettingKey } from '#contract/settings.ts'
import type { TestApp } from '../test/app.ts'
import { change, type Rows } from '../test/builders.ts'
import { type ReceivedMail, startMailServer } from '../test/mail-server.ts'
import { asGuest, outboxOf, startMails } from '../test/mails.ts'
import {
  burger,
  burgerAsMenu,
  createTestShop,
  deliveryBody,
  lunch,
  pizza,
  placeOrderBody,
  plain,
} from '../test/shop.ts'
import { enqueueMail } from './index.ts'

const page = (id: string) => ({
  id,
  slug: id,
  name: id,
  text: '',
  translations_json: '{}',
  is_popup: 0 as const,
  on_header: 0 as const,
  on_footer: 0 as const,
  position: 0,
})
const rows: Rows[] = [{ pages: [page('imprint'), page('terms'), page('privacy')] }]
const values = {
  SITE_TITLE: 'Trattoria Süd',
  ADDRESS: 'Hauptstraße 1, 10115 Berlin',
  CONTACT_EMAIL: 'hallo@example.org',
  IMPRINT: 'imprint',
  TERMS_AND_CONDITIONS: 'terms',
  PRIVACY_POLICY: 'privacy',
}

type Shop = TestApp & { received: ReceivedMail[] }

async function openShop(more: Partial<Record<SettingKey, string>> = {}): Promise<Shop> {
  const app = await createTestShop({ settings: { ...values, ...more }, rows })
  const { url, received } = await startMailServer()
  startMails(app, { url })
  return { ...app, received }
}

async function place(shop: Shop, body: object, headers: Record<string, string> = {}): Promise<string> {
  const response = await shop.post('/checkout/v2', body, { 'accept-language': 'de', ...headers })
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as { data: { url: string } }).data.url
}

async function nextMail(shop: Shop, count = 1): Promise<ReceivedMail> {
  await vi.waitFor(() => expect(shop.received).toHaveLength(count), { timeout: 10_000 })
  return shop.received.at(-1)!
}

/** A text with all whitespace collapsed to single spaces. */
const plainText = (text = ''): string => text.replace(/[\s\u00A0\u202F]+/g, ' ')

const large = deliveryBody({
  items: [pizza(), burger(burgerAsMenu), lunch(), plain('cola', 2, 'can')],
  tip: 1.5,
  total: 45,
  address: 'Chausseestraße 1',
  notes: 'Bitte klingeln\nHinterhaus',
})

describe('the mail about a new order', () => {
  test('contains everything that was confirmed, in text and in HTML alike (R-C4, R-T4, R-P3)', async () => {
    const shop = await openShop()
    const url = await place(shop, large)
    const mail = await nextMail(shop)
    const order = await shop.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(mail.subject).toBe(`Deine Bestellung ${order.code} ist bei uns`)
    expect(mail.to).toEqual([{ name: '', address: 'ada@example.org' }])
    expect(mail.from).toEqual({ name: 'Trattoria Süd', address: 'shop@example.org' })
    expect(mail.replyTo).toEqual([{ name: 'Trattoria Süd', address: 'hallo@example.org' }])
    const shown = [
      'Danke für deine Bestellung, Ada Lovelace!',
      order.code,
      'Freitag, 20. November, 19:00 Uhr',
      'Ada Lovelace, Chausseestraße 1, 10115 mitte',
      'So schnell wie möglich',
      'Hinterhaus',
      '1 × margherita',
      '9,90 €',
      '2 × cola',
      'zzgl. 0,50 € Pfand',
      '5,80 €',
      'Zwischensumme',
      '42,50 €',
      'Trinkgeld',
      '1,50 €',
      'Gesamt inkl. MwSt.',
      '45,00 €',
      'enthält 7 % MwSt.',
      'enthält 19 % MwSt.',
      'Zahlungsart: Bar',
      'Trattoria Süd',
      'Hauptstraße 1, 10115 Berlin',
    ]
    const html = plainText(mail.html?.replace(/<style>.*<\/style>/s, '').replace(/<[^>]+>/g, ' '))
    for (const text of shown) {
      expect(plainText(mail.text)).toContain(text)
      expect(html).toContain(text)
    }
    for (const link of [
      `https://shop.test${url}`,
      'https://shop.test/pages/imprint?lang=de',
      'https://shop.test/pages/terms?lang=de',
    ]) {
      expect(mail.text).toContain(link)
      expect(mail.html).toContain(`href="${link}"`)
    }
  })

  test('says that it is not a fiscal receipt (R-T7)', async () => {
    const shop = await openShop()
    await place(shop, placeOrderBody())
    const mail = await nextMail(shop)
    expect(mail.text).toContain('Bestellbestätigung – kein Kassenbeleg')
    expect(mail.html).toContain('Bestellbestätigung – kein Kassenbeleg</h2>')
    expect(mail.html).not.toMatch(/Quittung|bar kassiert|bezahlt/i)
  })

  test('names allergens and additives of every dish in words (R-F1)', async () => {
    const shop = await openShop()
    await place(shop, placeOrderBody({ items: [pizza(), plain('cola', 1, 'can')], total: 9.9 + 2.9 + 0.25 }))
    const { text, html } = await nextMail(shop)
    expect(plainText(text)).toMatch(/margherita Enthält: gluten cola .*Zusatzstoffe: caffeine/)
    expect(html).toContain('Enthält: gluten')
  })

  test('is in the language of the guest', async () => {
    const shop = await openShop()
    await place(shop, placeOrderBody(), { 'accept-language': 'en' })
    const mail = await nextMail(shop)
    expect(mail.subject).toMatch(/^Your order \w{6} has reached us$/)
    expect(mail.text).toContain('Order confirmation – not a cash receipt')
    expect(mail.text).toContain('Pizza Margherita')
    expect(mail.html).toContain('<html lang="en" dir="ltr">')
  })

  test('names the legal pages of the shop at its end in the language of the guest', async () => {
    const shop = await openShop()
    await place(shop, placeOrderBody())
    const { text, html } = await nextMail(shop)
    for (const name of ['Impressum', 'AGB', 'Datenschutzerklärung'])
      expect([text, html].map((body) => body?.includes(name))).toEqual([true, true])
    expect(text).not.toContain('Privacy')
  })

  test('uses the restaurant’s own texts', async () => {
    const shop = await openShop()
    await shop.db
      .insertInto('translations')
      .values({ language_code: 'de', source_text: 'Show the order', text: 'Zur Bestellung, bitte' })
      .execute()
    await place(shop, placeOrderBody())
    expect((await nextMail(shop)).text).toContain('Zur Bestellung, bitte')
  })

  test('uses "Sie" where the restaurant addresses its guests so', async () => {
    const shop = await openShop({ ADDRESS_FORM: 'sie' })
    await place(shop, placeOrderBody())
    const { subject, text } = await nextMail(shop)
    expect(subject).toMatch(/^Ihre Bestellung .* ist bei uns$/)
    expect(plainText(text)).toContain('Danke für Ihre Bestellung')
    expect(text).not.toMatch(/\b(?:du|dir|dich|deine?[nmrs]?)\b/i)
  })

  test('contains when and where an order is collected', async () => {
    const shop = await openShop()
    await place(shop, placeOrderBody({ deliverAt: 'later', deliverDate: '2026-11-21T19:00:00+01:00' }))
    const { text } = await nextMail(shop)
    expect(plainText(text)).toContain('Abholung bei: Hauptstraße 1, 10115 Berlin')
    expect(plainText(text)).toContain('Samstag, 21. November: 19:00 Uhr')
  })

  test('is written once, however often the order is sent', async () => {
    const shop = await openShop()
    const headers = { 'idempotency-key': 'the-same' }
    await Promise.all([place(shop, large, headers), place(shop, large, headers), place(shop, large, headers)])
    await nextMail(shop)
    expect(await outboxOf(shop)).toHaveLength(1)
  })

  test('is not written for an order that is refused', async () => {
    const shop = await openShop()
    const response = await shop.post('/checkout/v2', placeOrderBody({ email: 'nowhere' }))
    expect(response.status).toBe(422)
    expect(await outboxOf(shop)).toEqual([])
  })

  test('loads nothing external and runs nothing', async () => {
    const shop = await openShop()
    await place(shop, large)
    const { html = '' } = await nextMail(shop)
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form|object|svg)\b|url\(|@import|@font-face|src=/i)
    expect(
      [...html.matchAll(/href="([^"]+)"/g)].every(([, url]) => url?.startsWith('https://shop.test/')),
    ).toBe(true)
    expect(html).toContain('max-width:600px')
  })
})

test('every mail is marked as automatic, with its date and sender name', async () => {
  const shop = await openShop()
  await place(shop, placeOrderBody())
  const mail = await nextMail(shop)
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value
  expect(header('auto-submitted')).toBe('auto-generated')
  expect(Date.parse(header('date')!)).toBe(Date.parse('2026-11-20T18:00:00.000Z'))
  const [row] = await outboxOf(shop)
  expect(header('message-id')).toBe(`<${row!.id}@example.org>`)
  expect(mail.headers.filter(({ key }) => key.startsWith('list-') || key === 'x-mailer')).toEqual([])
  expect(header('content-type')).toMatch(/^multipart\/alternative/)
})

test('the mails about an order contain its time and its reason', async () => {
  const shop = await openShop()
  const { id, code } = await (async () => {
    await place(shop, deliveryBody())
    await nextMail(shop)
    return shop.db.selectFrom('orders').select(['id', 'code']).executeTakeFirstOrThrow()
  })()
  const to = { email: 'ada@example.org', language: 'de' }
  const move = (status: OrderStatus) => shop.db.updateTable('orders').set({ status }).execute()
  await move('approved')
  await asGuest(shop, (ctx) =>
    enqueueMail(ctx, { kind: 'order_approved', orderId: id, expectedAt: '2026-11-20T18:25:00.000Z' }, to),
  )
  const approved = await nextMail(shop, 2)
  expect(approved.subject).toBe(`Deine Bestellung ${code} ist bestätigt: 19:25 Uhr`)
  expect(plainText(approved.text)).toContain('Bei dir gegen: 19:25 Uhr')
  await move('rejected')
  await asGuest(shop, (ctx) =>
    enqueueMail(ctx, { kind: 'order_rejected', orderId: id, reason: 'Der Ofen ist kaputt' }, to),
  )
  const rejected = await nextMail(shop, 3)
  expect(rejected.subject).toBe(`Wir können deine Bestellung ${code} nicht annehmen`)
  expect(rejected.text).toContain('> Der Ofen ist kaputt')
})

test('a mail about a deleted order is given up', async () => {
  const shop = await openShop()
  await asGuest(shop, (ctx) =>
    enqueueMail(ctx, { kind: 'order_received', orderId: 'gone' }, { email: 'a@example.org' }),
  )
  await vi.waitFor(async () => expect((await outboxOf(shop))[0]?.failed_at).not.toBeNull())
})

test('a mail written before the restaurant was renamed is sent under the new name', async () => {
  const shop = await createTestShop({ settings: values })
  await shop.post('/checkout/v2', placeOrderBody())
  await change(shop, 'settings', { key: 'SITE_TITLE' }, { value: 'Osteria' })
  await shop.deps.content.refresh()
  const { url, received } = await startMailServer()
  startMails(shop, { url })
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 })
  expect(received[0]?.from?.name).toBe('Osteria')
})
