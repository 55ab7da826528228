import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { startMailServer } from '../test/mail-server.ts'
import { arrived, asGuest, enqueueGuestMail, firstMail, later, startMails } from '../test/mails.ts'
import { enqueueMail } from './index.ts'
import type { Message } from './message.ts'

test('a mail that was written before the clock was set back by an hour does not wait for an hour', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  startMails(app, { url: server.url, catchUpMs: 20 })
  await asGuest(app, async (ctx) => {
    const mail = { kind: 'contact_received', name: '', subject: '', message: '' } as const
    await enqueueMail(ctx, mail, { email: 'ada@example.org' })
    app.setClock('2026-11-20T17:00:00.000Z')
  })
  await arrived(server.received)
  expect(server.received[0]?.envelope.to).toEqual(['ada@example.org'])
})

test('a server that starts with a clock an hour behind sends the mails that wait', async () => {
  const app = await createTestApp()
  await enqueueGuestMail(app)
  app.setClock('2026-11-20T17:00:00.000Z')
  const server = await startMailServer()
  startMails(app, { url: server.url })
  await arrived(server.received)
  expect(server.received[0]?.envelope.to).toEqual(['ada@example.org'])
})

test('a mail that is being sent while the clock is set forward by an hour is sent once', async () => {
  const app = await createTestApp()
  const sent: Message[] = []
  const { promise: answer, resolve: finish } = Promise.withResolvers<void>()
  const channel = {
    send: (message: Message) => {
      sent.push(message)
      return answer
    },
    close: () => {},
  }
  startMails(app, { channel, concurrency: 2 })
  onTestFinished(() => finish())
  await enqueueGuestMail(app)
  await arrived(sent)
  later(app, 3_600)
  await enqueueGuestMail(app, 'jo@example.org')
  await arrived(sent, 2)
  expect(sent.map(({ to }) => to.address)).toEqual(['ada@example.org', 'jo@example.org'])
  expect((await firstMail(app)).attempts).toBe(1)
})
