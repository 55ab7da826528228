import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../test/app.ts'
import { settings, write } from '../test/builders.ts'
import { freePort, smtpError, startMailServer } from '../test/mail-server.ts'
import { asGuest, outboxOf, startMails } from '../test/mails.ts'
import { enqueueHouseMail, enqueueMail, smtpChannel } from './index.ts'

const start = Date.parse('2026-11-20T18:00:00.000Z')

const contact = (app: TestApp, email = 'ada@example.org') =>
  asGuest(app, (ctx) =>
    enqueueMail(ctx, { kind: 'contact_received', name: '', subject: '', message: '' }, { email }),
  )

const password = (app: TestApp, validUntil: string) =>
  asGuest(app, (ctx) =>
    enqueueMail(
      ctx,
      { kind: 'new_password', name: 'Ada', password: 'tulip-43-anchor', validUntil },
      { email: 'ada@example.org' },
    ),
  )

/** Lets time pass and wakes the workers. */
function later(app: TestApp, seconds: number): void {
  app.setClock(new Date(start + seconds * 1000).toISOString())
  app.deps.mailBell.ring()
}

const arrived = (mails: readonly unknown[], count = 1) =>
  vi.waitFor(() => expect(mails).toHaveLength(count), { timeout: 10_000 })

const theOnly = async (app: TestApp) => (await outboxOf(app))[0]!

const tried = (app: TestApp, attempts: number) =>
  vi.waitFor(async () => expect(await theOnly(app)).toMatchObject({ attempts, claimed_until: null }), {
    timeout: 10_000,
  })

describe('a mail of the outbox', () => {
  test('is sent as soon as its transaction is committed, and noted', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    startMails(app, { url: server.url, pollMs: 60_000 })
    await contact(app)
    await arrived(server.received)
    await vi.waitFor(async () => expect((await theOnly(app)).sent_at).toBe('2026-11-20T18:00:00.000Z'))
    expect(await theOnly(app)).toMatchObject({
      attempts: 1,
      failed_at: null,
      last_error: null,
      payload_json: '{}',
    })
  })

  test('is not there when its transaction is rolled back', async () => {
    const app = await createTestApp()
    let rings = 0
    app.deps.mailBell.listen(() => rings++)
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
    expect(rings).toBe(0)
  })

  test('that another process has written is found by looking', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    startMails(app, { url: server.url })
    app.deps.mailBell.ring = () => {}
    await contact(app)
    await arrived(server.received)
  })

  test('waits for nobody when there is no address', async () => {
    const app = await createTestApp()
    await contact(app, ' ')
    expect(await outboxOf(app)).toEqual([])
  })

  test('is sent once by many workers at once', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    for (let mail = 0; mail < 12; mail++) await contact(app, `guest${mail}@example.org`)
    for (let worker = 0; worker < 3; worker++) startMails(app, { url: server.url })
    await vi.waitFor(
      async () => expect((await outboxOf(app)).filter((row) => row.sent_at === null)).toEqual([]),
      { timeout: 10_000 },
    )
    const recipients = server.received.map(({ envelope }) => envelope.to[0]).toSorted()
    expect(recipients).toEqual(Array.from({ length: 12 }, (_, mail) => `guest${mail}@example.org`).toSorted())
  })

  test('goes out before those that were written after it', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    for (const [second, name] of ['first', 'second', 'third'].entries()) {
      app.setClock(new Date(start + second).toISOString())
      await contact(app, `${name}@example.org`)
    }
    startMails(app, { url: server.url, lanes: 1 })
    await arrived(server.received, 3)
    expect(server.received.map(({ envelope }) => envelope.to[0])).toEqual([
      'first@example.org',
      'second@example.org',
      'third@example.org',
    ])
  })

  test('in flight is finished before the worker stops, and no other one is begun', async () => {
    const app = await createTestApp()
    let release = () => {}
    const beforeAnswer = () => new Promise<void>((resolve) => (release = resolve))
    const server = await startMailServer({ beforeAnswer })
    const worker = startMails(app, { url: server.url, lanes: 1 })
    await contact(app)
    await contact(app)
    await arrived(server.received)
    const stopped = worker.stop()
    release()
    await stopped
    const [first, second] = await outboxOf(app)
    expect([first?.sent_at, second?.sent_at, second?.attempts]).toEqual([expect.any(String), null, 0])
  })
})

describe('a worker that dies', () => {
  test('after the server has taken the mail leaves it to another one, who sends it under the same Message-ID', async () => {
    const app = await createTestApp()
    const server = await startMailServer()
    const real = smtpChannel(server.url)
    onTestFinished(() => real.close())
    // Death: the mail is out, but nothing is noted any more.
    const dying = {
      send: async (message: Parameters<typeof real.send>[0]) => {
        await real.send(message)
        await new Promise<void>((resolve) => onTestFinished(() => resolve()))
      },
      close: () => {},
    }
    startMails(app, { channel: dying, lanes: 1 })
    await contact(app)
    await arrived(server.received)
    expect((await theOnly(app)).sent_at).toBeNull()

    startMails(app, { url: server.url, from: { name: 'Moved', address: 'shop@elsewhere.example' } })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(server.received).toHaveLength(1)
    later(app, 11)
    await arrived(server.received, 2)
    const [first, second] = server.received
    expect(first?.messageId).toMatch(/^<[0-9a-f]{32}@example[.]org>$/)
    expect(second?.messageId).toBe(first?.messageId)
    expect(second?.date).toBe(first?.date)
    await vi.waitFor(async () => expect((await theOnly(app)).sent_at).not.toBeNull())
  })
})

describe('a mail server', () => {
  test('that is down is tried again, later and later, until it is up', async () => {
    const app = await createTestApp()
    const port = await freePort()
    startMails(app, { url: `smtp://127.0.0.1:${port}` })
    await contact(app)
    await tried(app, 1)
    expect(await theOnly(app)).toMatchObject({
      sent_at: null,
      failed_at: null,
      next_try_at: '2026-11-20T18:00:15.000Z',
    })
    expect((await theOnly(app)).last_error).toMatch(/ECONNREFUSED/)
    later(app, 14)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect((await theOnly(app)).attempts).toBe(1)
    later(app, 15)
    await tried(app, 2)
    expect((await theOnly(app)).next_try_at).toBe('2026-11-20T18:00:45.000Z')
    const server = await startMailServer({ port })
    later(app, 45)
    await arrived(server.received)
  })

  test('that asks to come back later gets the mail later', async () => {
    const app = await createTestApp()
    let asked = 0
    const server = await startMailServer({
      onRcptTo: (_address, _session, answer) =>
        answer(asked++ === 0 ? smtpError(451, '4.7.1 Greylisted, try again later') : undefined),
    })
    startMails(app, { url: server.url })
    await contact(app)
    await tried(app, 1)
    expect((await theOnly(app)).last_error).toMatch(/Greylisted/)
    later(app, 15)
    await arrived(server.received)
    expect(asked).toBe(2)
  })

  test('that knows no such person ends the tries at once, and the log does not name the person', async () => {
    const app = await createTestApp()
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, answer) => answer(smtpError(550, `5.1.1 <${address}>: User unknown`)),
    })
    startMails(app, { url: server.url })
    await contact(app, 'nobody@example.org')
    await vi.waitFor(async () => expect((await theOnly(app)).failed_at).not.toBeNull())
    expect(await theOnly(app)).toMatchObject({
      attempts: 1,
      last_error: expect.stringMatching(/User unknown/),
    })
    const lines = app.logged.filter((line) => line.includes('mail given up'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('nobody@example.org')
  })

  test('that refuses the text ends the tries; one that refuses the sender or the password does not', async () => {
    const refusing = async (behaviour: Parameters<typeof startMailServer>[0], user = '') => {
      const app = await createTestApp()
      const { url } = await startMailServer(behaviour)
      const worker = startMails(app, { url: url.replace('//', `//${user}`) })
      await contact(app)
      await tried(app, 1)
      await worker.stop()
      return (await theOnly(app)).failed_at !== null
    }
    expect(await refusing({ refuseData: () => smtpError(554, 'Spam') })).toBe(true)
    expect(
      await refusing({ onMailFrom: (_address, _session, answer) => answer(smtpError(550, 'Not you')) }),
    ).toBe(false)
    const onAuth = (_auth: unknown, _session: unknown, answer: (error: Error) => void) =>
      answer(smtpError(535, 'Wrong password'))
    expect(await refusing({ onAuth }, 'shop:wrong@')).toBe(false)
  })

  test('is given up after fifteen tries in some days, with one line in the log, and the mail stays', async () => {
    const app = await createTestApp()
    const failing = { send: () => Promise.reject(new Error('no route')), close: () => {} }
    startMails(app, { channel: failing })
    await contact(app)
    for (let tries = 1; tries < 15; tries++) {
      await tried(app, tries)
      later(app, (Date.parse((await theOnly(app)).next_try_at) - start) / 1000)
    }
    await vi.waitFor(async () => expect((await theOnly(app)).failed_at).not.toBeNull())
    expect(await theOnly(app)).toMatchObject({ attempts: 15, last_error: 'no route' })
    expect((await theOnly(app)).payload_json).not.toBe('{}')
    expect(app.logged.filter((line) => line.includes('mail given up'))).toHaveLength(1)
    const days = (Date.parse((await theOnly(app)).failed_at!) - start) / 86_400_000
    expect(days).toBeGreaterThan(2)
    expect(days).toBeLessThan(4)
  })
})

test('a one-time password that is too old is not sent any more, and forgotten', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  await password(app, '2026-11-20T19:00:00.000Z')
  later(app, 3_600)
  startMails(app, { url: server.url })
  await vi.waitFor(async () => expect((await theOnly(app)).failed_at).not.toBeNull())
  expect((await theOnly(app)).payload_json).toBe('{}')
  expect(server.received).toEqual([])
})

test('an address that is none is given up, without asking a mail server', async () => {
  const app = await createTestApp()
  const server = await startMailServer()
  startMails(app, { url: server.url })
  await contact(app, 'ada@example.org, eve@example.org')
  await vi.waitFor(async () => expect((await theOnly(app)).failed_at).not.toBeNull())
  expect(server.received).toEqual([])
})

test('a mail to the restaurant goes to the address of its settings', async () => {
  const app = await createTestApp()
  await write(app, settings({ CONTACT_EMAIL: 'hello@trattoria.example', SITE_TITLE: 'Trattoria' }))
  await app.deps.content.refresh()
  const server = await startMailServer()
  startMails(app, { url: server.url })
  await asGuest(app, (ctx) =>
    enqueueHouseMail(ctx, {
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

test('a store that is down is waited for', async () => {
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
  await contact(app)
  await vi.waitFor(() => expect(app.logged.join('')).toContain('the store is down'))
  isDown = false
  await arrived(server.received)
})
