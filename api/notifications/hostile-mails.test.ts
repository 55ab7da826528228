import { describe, expect, test } from 'vitest'
import { type ReceivedMail, startMailServer } from '../test/mail-server.ts'
import { arrived, asGuest, startMails } from '../test/mails.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import type { TestApp } from '../test/app.ts'
import { enqueueStaffMail, enqueueMail } from './index.ts'

type Shop = TestApp & { received: ReceivedMail[] }

async function openShop(): Promise<Shop> {
  const app = await createTestShop({ settings: { CONTACT_EMAIL: 'hallo@example.org' } })
  const { url, received } = await startMailServer()
  startMails(app, { url })
  return { ...app, received }
}

async function nextMail(shop: Shop): Promise<ReceivedMail> {
  await arrived(shop.received)
  return shop.received[0]!
}

describe('what guests type', () => {
  const evil = '<b>Eve</b> "& Co" \r\nBcc: all@example.org'

  test('is escaped in the HTML and never becomes a header', async () => {
    const shop = await openShop()
    await shop.post('/checkout/v2', placeOrderBody({ name: evil, notes: '<script>alert(1)</script>' }))
    const mail = await nextMail(shop)
    expect(mail.html).not.toContain('<b>Eve')
    expect(mail.html).not.toContain('<script>')
    expect(mail.html).toContain('&lt;script&gt;')
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail.envelope.to).toEqual(['ada@example.org'])
  })

  test('cannot add a header or a recipient to a mail to the restaurant', async () => {
    const shop = await openShop()
    const message = `${'Zeile '.repeat(400)}\n.\n..\nSubject: no\r\n\r\n<b>x</b>`
    await asGuest(shop, async (ctx) => {
      await enqueueStaffMail(ctx, {
        kind: 'contact_message',
        name: 'Eve\r\nBcc: all@example.org',
        email: 'eve@example.org',
        subject: 'Hi\r\nX-Evil: 1\r\n\r\nBody',
        message,
      })
    })
    const mail = await nextMail(shop)
    expect(mail.envelope.to).toEqual(['hallo@example.org'])
    expect(mail.headers.map(({ key }) => key).toSorted()).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/bcc|x-evil/)]),
    )
    expect(mail.subject).toBe('Nachricht von Eve Bcc: all@example.org: Hi X-Evil: 1 Body')
    expect(mail.replyTo).toEqual([{ name: 'Eve Bcc: all@example.org', address: 'eve@example.org' }])
    // Long lines, lone dots and umlauts arrive unchanged.
    expect(mail.text).toContain(`> ${'Zeile '.repeat(400).trim()}`)
    expect(mail.text).toContain('> .\n> ..\n')
    expect(mail.raw.split('\r\n').every((line) => line.length <= 998)).toBe(true)
  })

  test('in the note, name and address of an order becomes no link in a mail to another person', async () => {
    const shop = await openShop()
    const response = await shop.post(
      '/checkout/v2',
      placeOrderBody({
        name: 'You win http://evil.example/name',
        email: 'stranger@example.org',
        notes: 'Click https://evil.example/note or www.evil.example, mail eve@evil.example',
      }),
    )
    expect(response.status).toBe(200)
    const mail = await nextMail(shop)
    expect(mail.envelope.to).toEqual(['stranger@example.org'])
    for (const body of [mail.text, mail.html]) expect(body).not.toMatch(/evil\.example|\/\/evil/)
    expect(mail.text).toContain('Click https:')
  })

  test('adds no links to mails to other people', async () => {
    const shop = await openShop()
    await asGuest(shop, (ctx) =>
      enqueueMail(
        ctx,
        {
          kind: 'reservation_received',
          name: 'You win http://evil.example/now',
          reservedAt: '2026-11-21T18:00:00.000Z',
          guests: '4',
          notes: 'https://evil.example',
        },
        { email: 'stranger@example.org' },
      ),
    )
    const mail = await nextMail(shop)
    expect(mail.text).not.toMatch(/evil\.example/)
    expect(mail.html).not.toMatch(/evil\.example/)
    expect(mail.subject).toBe('Deine Tischanfrage, Samstag, 21. November, 19:00 Uhr')
  })
})
