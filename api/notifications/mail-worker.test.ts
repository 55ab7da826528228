import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { change, settings, write } from '../test/builders.ts'
import { startMailServer } from '../test/mail-server.ts'
import { arrived, asGuest, firstMail, later, outboxOf, startMails, enqueueGuestMail } from '../test/mails.ts'
import { enqueueStaffMail, enqueueMail, smtpChannel } from './index.ts'

const start = Date.parse('2026-11-20T18:00:00.000Z')

const password = (app: TestApp, validUntil: string) =>
  asGuest(app, (ctx) =>
    enqueueMail(
      ctx,
      { kind: 'new_password', name: 'Ada', password: 'tulip-43-anchor', validUntil },
      { email: 'ada@example.org' },
    ),
  )

describe('a mail of the outbox', () => {
  test('is sent as soon as its transaction is committed, and noted', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    startMails(app, { url: server.url, pollMs: 60_000 })
    await enqueueGuestMail(app)
    await arrived(server.received)
    await vi.waitFor(async () => expect((await firstMail(app)).sent_at).toBe('2026-11-20T18:00:00.000Z'))
    expect(await firstMail(app)).toMatchObject({
      attempts: 1,
      failed_at: null,
      last_error: null,
      payload_json: '{}',
    })
  })

  test('is not there when its transaction is rolled back', async () => {
    const app = await createTestApp()
    let notified = 0
    app.deps.mailSignal.subscribe(() => notified++)
    const failing = asGuest(app, async (ctx) => {
      await enqueueMail(
        ctx,
        { kind: 'contact_received', name: '', subject: '', message: '' },
        { email: 'a@b.de' },
      )
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await outboxOf(app)).toEqual([])
    expect(notified).toBe(0)
  })

  test('of another process is found by polling', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    startMails(app, { url: server.url })
    app.deps.mailSignal.notify = () => {}
    await enqueueGuestMail(app)
    await arrived(server.received)
    expect(server.received[0]?.envelope.to).toEqual(['ada@example.org'])
  })

  test('is not written when there is no address', async () => {
    const app = await createTestApp()
    await enqueueGuestMail(app, ' ')
    expect(await outboxOf(app)).toEqual([])
  })

  test('is sent once when many workers run', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    for (let mail = 0; mail < 12; mail++) await enqueueGuestMail(app, `guest${mail}@example.org`)
    for (let worker = 0; worker < 3; worker++) startMails(app, { url: server.url })
    await vi.waitFor(
      async () => expect((await outboxOf(app)).filter((row) => row.sent_at === null)).toEqual([]),
      { timeout: 10_000 },
    )
    const recipients = server.received.map(({ envelope }) => envelope.to[0]).toSorted()
    expect(recipients).toEqual(Array.from({ length: 12 }, (_, mail) => `guest${mail}@example.org`).toSorted())
  })

  test('is sent before those that were written after it', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    for (const [second, name] of ['first', 'second', 'third'].entries()) {
      app.setClock(new Date(start + second).toISOString())
      await enqueueGuestMail(app, `${name}@example.org`)
    }
    startMails(app, { url: server.url, concurrency: 1 })
    await arrived(server.received, 3)
    expect(server.received.map(({ envelope }) => envelope.to[0])).toEqual([
      'first@example.org',
      'second@example.org',
      'third@example.org',
    ])
  })

  test('in flight is finished before the worker stops, and no other one is started', async () => {
    const app = await createTestApp()
    let release = () => {}
    const beforeAnswer = () => new Promise<void>((resolve) => (release = resolve))
    const server = await startMailServer({ beforeAnswer })
    const worker = startMails(app, { url: server.url, concurrency: 1 })
    await enqueueGuestMail(app)
    await enqueueGuestMail(app)
    await arrived(server.received)
    const stopped = worker.stop()
    release()
    await stopped
    const states = (await outboxOf(app)).map((row) => [row.attempts, row.sent_at !== null])
    expect(states.toSorted()).toEqual([
      [0, false],
      [1, true],
    ])
  })
})

describe('a worker that is killed', () => {
  test('after the mail server has accepted the mail leaves it to another worker, which sends it under the same Message-ID', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    const real = smtpChannel(server.url)
    onTestFinished(() => real.close())
    // The crash: the mail is sent, but nothing can be recorded.
    const dying = {
      send: async (message: Parameters<typeof real.send>[0]) => {
        await real.send(message)
        await new Promise<void>((resolve) => onTestFinished(() => resolve()))
      },
      close: () => {},
    }
    startMails(app, { channel: dying, concurrency: 1 })
    await enqueueGuestMail(app)
    await arrived(server.received)
    expect((await firstMail(app)).sent_at).toBeNull()

    startMails(app, { url: server.url, from: { name: 'Moved', address: 'shop@elsewhere.example' } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(server.received).toHaveLength(1)
    later(app, 11)
    await arrived(server.received, 2)
    const [first, second] = server.received
    expect(first?.messageId).toMatch(/^<[0-9a-f]{32}@example[.]org>$/)
    expect(second?.messageId).toBe(first?.messageId)
    expect(second?.date).toBe(first?.date)
    await vi.waitFor(async () => expect((await firstMail(app)).sent_at).not.toBeNull())
  })
})

test('a one-time password that is too old is not sent, and deleted', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  await password(app, '2026-11-20T19:00:00.000Z')
  later(app, 3_600)
  startMails(app, { url: server.url })
  await vi.waitFor(async () => expect((await firstMail(app)).failed_at).not.toBeNull())
  expect((await firstMail(app)).payload_json).toBe('{}')
  expect(server.received).toEqual([])
})

test('a mail to an invalid address is given up without calling a mail server', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  startMails(app, { url: server.url })
  await enqueueGuestMail(app, 'ada@example.org, eve@example.org')
  await vi.waitFor(async () => expect((await firstMail(app)).failed_at).not.toBeNull())
  expect(server.received).toEqual([])
})

test('a mail to the restaurant goes to the address of its settings', async () => {
  const app = await createTestApp()
  await write(app, settings({ CONTACT_EMAIL: 'hello@trattoria.example', SITE_TITLE: 'Trattoria' }))
  await app.deps.content.refresh()
  const server = await startMailServer()
  startMails(app, { url: server.url })
  await asGuest(app, (ctx) =>
    enqueueStaffMail(ctx, {
      kind: 'contact_message',
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Hallo',
      message: 'Guten Tag',
    }),
  )
  await arrived(server.received)
  expect(server.received[0]).toMatchObject({
    envelope: { to: ['hello@trattoria.example'] },
    replyTo: [{ name: 'Ada', address: 'ada@example.org' }],
  })
})

test('mails that were sent or given up are deleted after thirty days, pending ones are not', async () => {
  const app = await createTestApp()
  for (const email of ['sent', 'failed', 'open', 'fresh']) await enqueueGuestMail(app, `${email}@example.org`)
  const old = { created_at: '2026-10-20T18:00:00.000Z', next_try_at: '2026-11-21T18:00:00.000Z' }
  const noted = '2026-10-20T18:00:01.000Z'
  await change(app, 'outbox', { recipient: 'sent@example.org' }, { ...old, sent_at: noted })
  await change(app, 'outbox', { recipient: 'failed@example.org' }, { ...old, failed_at: noted })
  await change(app, 'outbox', { recipient: 'open@example.org' }, old)
  await change(app, 'outbox', { recipient: 'fresh@example.org' }, { sent_at: '2026-11-20T18:00:00.000Z' })
  await startMails(app, { url: 'smtp://127.0.0.1:1' }).stop()
  expect((await outboxOf(app)).map(({ recipient }) => recipient)).toEqual([
    'open@example.org',
    'fresh@example.org',
  ])
})

test('an unavailable database is waited for', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  let isDown = true
  const db = new Proxy(app.db, {
    get: (target, key) => {
      if (isDown && key === 'selectFrom') throw new Error('the store is down')
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  startMails({ ...app, deps: { ...app.deps, db } }, { url: server.url })
  await enqueueGuestMail(app)
  await vi.waitFor(() => expect(app.logged.join('')).toContain('the store is down'))
  isDown = false
  await arrived(server.received)
})
