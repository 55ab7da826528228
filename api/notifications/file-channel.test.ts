import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { asGuest, outboxOf, startMails } from '../test/mails.ts'
import { enqueueMail, fileChannel } from './index.ts'
import type { Message } from './message.ts'

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'tischlein-mails-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return join(dir, 'mail')
}

const message: Message = {
  id: '0193abc',
  messageId: '<0193abc@example.org>',
  date: new Date('2026-11-20T18:00:00.000Z'),
  from: { name: 'Trattoria Süd', address: 'shop@example.org' },
  to: { name: '', address: 'ada@example.org' },
  replyTo: undefined,
  subject: 'Grüße',
  text: 'Schöne Grüße\n',
  html: '<p>Schöne Grüße</p>',
}

test('without a mail server a mail is written as an .eml file', async () => {
  const dir = folder()
  await fileChannel(dir).send(message)
  expect(readdirSync(dir)).toEqual(['2026-11-20T18-00-00Z-0193abc.eml'])
  const bytes = readFileSync(join(dir, '2026-11-20T18-00-00Z-0193abc.eml'))
  expect(await PostalMime.parse(bytes)).toMatchObject({
    subject: 'Grüße',
    from: { name: 'Trattoria Süd', address: 'shop@example.org' },
    to: [{ address: 'ada@example.org' }],
    text: expect.stringMatching(/^Schöne Grüße\s*$/),
    messageId: '<0193abc@example.org>',
  })
  expect(statSync(join(dir, '2026-11-20T18-00-00Z-0193abc.eml')).mode & 0o077).toBe(0)
})

test('the same mail written again overwrites its file', async () => {
  const dir = folder()
  const channel = fileChannel(dir)
  await Promise.all([channel.send(message), channel.send(message)]).catch(() => {})
  await channel.send(message)
  expect(readdirSync(dir)).toEqual(['2026-11-20T18-00-00Z-0193abc.eml'])
})

test('the mails of the server are written there', async () => {
  const app = await createTestApp()
  const dir = folder()
  startMails(app, { channel: fileChannel(dir) })
  await asGuest(app, (ctx) =>
    enqueueMail(
      ctx,
      { kind: 'social_linked', name: 'Ada', provider: 'google' },
      { email: 'ada@example.org' },
    ),
  )
  await vi.waitFor(async () => expect((await outboxOf(app))[0]?.sent_at).not.toBeNull())
  const [name] = readdirSync(dir)
  expect(await PostalMime.parse(readFileSync(join(dir, name!)))).toMatchObject({
    subject: 'Du kannst dich jetzt mit Google anmelden',
  })
})
