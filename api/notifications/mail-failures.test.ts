import { describe, expect, test, vi } from 'vitest'
import { cancelReservation } from '#contract/reservations.ts'
import { isoAt } from '../context.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { freePort, smtpError, startMailServer } from '../test/mail-server.ts'
import {
  arrived,
  asGuest,
  enqueueGuestMail,
  firstMail,
  later,
  outboxOf,
  startMails,
  tried,
} from '../test/mails.ts'
import { createTestShop, placeOrderBody } from '../test/shop.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { enqueueMail } from './index.ts'
import type { Message } from './message.ts'
import type { OutboxRow } from './outbox.queries.ts'

const start = Date.parse('2026-11-20T18:00:00.000Z')

describe('a mail server', () => {
  test('that is down is tried again, at growing intervals, until it is up', async () => {
    const app = await createTestApp()
    const port = await freePort()
    startMails(app, { url: `smtp://127.0.0.1:${port}` })
    await enqueueGuestMail(app)
    await tried(app, 1)
    expect(await firstMail(app)).toMatchObject({
      sent_at: null,
      failed_at: null,
      next_try_at: '2026-11-20T18:00:15.000Z',
    })
    expect((await firstMail(app)).last_error).toMatch(/ECONNREFUSED/)
    later(app, 14)
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect((await firstMail(app)).attempts).toBe(1)
    later(app, 15)
    await tried(app, 2)
    expect((await firstMail(app)).next_try_at).toBe('2026-11-20T18:00:45.000Z')
    const server = await startMailServer({ port })
    later(app, 45)
    await arrived(server.received)
  })

  test('that answers with a temporary error gets the mail later', async () => {
    const app = await createTestApp()
    let asked = 0
    const server = await startMailServer({
      onRcptTo: (_address, _session, answer) =>
        answer(asked++ === 0 ? smtpError(451, '4.7.1 Greylisted, try again later') : undefined),
    })
    startMails(app, { url: server.url })
    await enqueueGuestMail(app)
    await tried(app, 1)
    expect((await firstMail(app)).last_error).toMatch(/Greylisted/)
    later(app, 15)
    await arrived(server.received)
    expect(asked).toBe(2)
  })

  test('that rejects the recipient ends the tries at once, and the log does not contain the address', async () => {
    const app = await createTestApp()
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, answer) => answer(smtpError(550, `5.1.1 <${address}>: User unknown`)),
    })
    startMails(app, { url: server.url })
    await enqueueGuestMail(app, 'nobody@example.org')
    await vi.waitFor(async () => expect((await firstMail(app)).failed_at).not.toBeNull())
    expect(await firstMail(app)).toMatchObject({
      attempts: 1,
      last_error: expect.stringMatching(/User unknown/),
    })
    const lines = app.logged.filter((line) => line.includes('mail given up'))
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('nobody@example.org')
  })

  test('that rejects the text ends the tries; one that rejects the sender or the password does not', async () => {
    const refusing = async (behaviour: Parameters<typeof startMailServer>[0], user = '') => {
      const app = await createTestApp()
      const { url } = await startMailServer(behaviour)
      const worker = startMails(app, { url: url.replace('//', `//${user}`) })
      await enqueueGuestMail(app)
      await tried(app, 1)
      await worker.stop()
      return (await firstMail(app)).failed_at !== null
    }
    expect(await refusing({ refuseData: () => smtpError(554, 'Spam') })).toBe(true)
    expect(
      await refusing({ onMailFrom: (_address, _session, answer) => answer(smtpError(550, 'Not you')) }),
    ).toBe(false)
    const onAuth = (_auth: unknown, _session: unknown, answer: (error: Error) => void) =>
      answer(smtpError(535, 'Wrong password'))
    expect(await refusing({ onAuth }, 'shop:wrong@')).toBe(false)
  })

  test('that fails fifteen times over some days gets no further try; one line is logged, and the mail stays stored', async () => {
    const app = await createTestApp()
    const failing = { send: () => Promise.reject(new Error('no route')), close: () => {} }
    startMails(app, { channel: failing })
    await enqueueGuestMail(app)
    for (let tries = 1; tries < 15; tries++) {
      await tried(app, tries)
      later(app, (Date.parse((await firstMail(app)).next_try_at) - start) / 1000)
    }
    await vi.waitFor(async () => expect((await firstMail(app)).failed_at).not.toBeNull())
    expect(await firstMail(app)).toMatchObject({ attempts: 15, last_error: 'no route' })
    expect((await firstMail(app)).payload_json).not.toBe('{}')
    expect(app.logged.filter((line) => line.includes('mail given up'))).toHaveLength(1)
    const days = (Date.parse((await firstMail(app)).failed_at!) - start) / 86_400_000
    expect(days).toBeGreaterThan(2)
    expect(days).toBeLessThan(4)
  })
})

const stateOf = ({ sent_at, failed_at, is_overtaken }: OutboxRow): string => {
  if (sent_at !== null) return 'sent'
  if (failed_at === null) return 'open'
  return is_overtaken === 1 ? 'overtaken' : 'failed'
}

/** A mail server that takes nothing until `repair`, and a member who says something to guests meanwhile. */
async function openBrokenDown(app: TestApp) {
  let isDown = true
  const sent: Message[] = []
  const channel = {
    send: async (message: Message) => {
      if (isDown) throw new Error('no route')
      sent.push(message)
    },
    close: () => {},
  }
  await addStaff(app, 'mina@example.org')
  const mina = await signedIn(app, 'mina@example.org')
  startMails(app, { channel })
  /** Waits until every mail was tried in vain, or given up. */
  const allTried = () =>
    vi.waitFor(
      async () => {
        const waiting = (await outboxOf(app)).filter(
          ({ last_error, failed_at }) => last_error === null && failed_at === null,
        )
        expect(waiting).toEqual([])
      },
      { timeout: 10_000 },
    )
  return {
    sent,
    say: async (path: string, body: object) =>
      expect((await app.post(`/staff${path}`, body, mina)).status).toBe(200),
    allTried,
    /** What has become of the mails an hour later, when the mail server takes them. */
    async repair(): Promise<Record<string, string>> {
      await allTried()
      isDown = false
      later(app, 3_600)
      return vi.waitFor(
        async () => {
          const states = (await outboxOf(app)).map((row) => [row.kind, stateOf(row)])
          expect(states.filter(([, state]) => state === 'open')).toEqual([])
          return Object.fromEntries(states)
        },
        { timeout: 10_000 },
      )
    },
  }
}

describe('a mail whose news no longer holds when the mail server is back', () => {
  test('is not sent: the order that it thanks for or confirms was rejected since', async () => {
    const app = await createTestShop()
    const { sent, say, allTried, repair } = await openBrokenDown(app)
    expect((await app.post('/checkout/v2', placeOrderBody())).status).toBe(200)
    const { id } = await app.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
    await say(`/orders/${id}/status`, { from: 'pending_approval', status: 'approved', minutes: 30 })
    await allTried()
    await say(`/orders/${id}/status`, { from: 'approved', status: 'rejected', reason: 'The oven is broken' })
    expect(await repair()).toEqual({
      order_received: 'overtaken',
      order_approved: 'overtaken',
      order_rejected: 'sent',
    })
    expect(sent).toHaveLength(1)
    const [mail] = (await outboxOf(app)).filter(({ kind }) => kind === 'order_approved')
    expect(mail).toMatchObject({ payload_json: '{}', last_error: null })
    expect(app.logged.filter((line) => line.includes('mail given up'))).toEqual([])
  })

  test('is not sent: another time was told since than it names', async () => {
    const app = await createTestShop()
    const { sent, say, allTried, repair } = await openBrokenDown(app)
    await app.post('/checkout/v2', placeOrderBody())
    const order = () =>
      app.db.selectFrom('orders').select(['id', 'expected_at as from']).executeTakeFirstOrThrow()
    const { id } = await order()
    await say(`/orders/${id}/status`, { from: 'pending_approval', status: 'approved', minutes: 30 })
    const tell = async (minutes: number) => {
      const expectedAt = isoAt(app.deps.clock() + minutes * 60_000)
      await say(`/orders/${id}/time`, { from: (await order()).from, expectedAt })
    }
    await tell(45)
    await allTried()
    await tell(60)
    await repair()
    expect(sent.map(({ subject }) => subject?.replace(/[A-Z\d]{6}/, '…'))).toEqual([
      'Deine Bestellung … ist bei uns',
      'Deine Bestellung … ist bestätigt: 20:00 Uhr',
      'Neue Zeit für deine Bestellung …: 20:00 Uhr',
    ])
  })

  test('is not sent: the table that it promises was cancelled by the guest since', async () => {
    const app = await createTestShop({
      settings: { RESERVATION_ENABLED: '1', CONTACT_EMAIL: 'hallo@example.org' },
    })
    const { say, allTried, repair } = await openBrokenDown(app)
    const form = { guests: '4', name: 'Ada', email: 'ada@example.org', phone: '030 1234567', terms: true }
    await app.post('/reservations', { ...form, reservedAt: '2026-11-21 19:00' })
    const asked = (await outboxOf(app)).find(({ kind }) => kind === 'reservation_received')
    const { path } = JSON.parse(asked?.payload_json ?? '') as { path: string }
    const { id } = await app.db.selectFrom('reservations').select('id').executeTakeFirstOrThrow()
    const answer = { from: 'requested', status: 'confirmed', answer: '' }
    await say(`/reservations/${id}/answer`, answer)
    await allTried()
    await app.call(cancelReservation, { params: { token: path.replace('/reservation/', '') } })
    expect(await repair()).toEqual({
      reservation_received: 'overtaken',
      reservation_requested: 'overtaken',
      reservation_answered: 'overtaken',
      cancellation_received: 'sent',
      reservation_cancelled: 'sent',
    })
  })

  test('is not sent: the table was for a time that has passed', async () => {
    const app = await createTestShop({
      settings: { RESERVATION_ENABLED: '1', CONTACT_EMAIL: 'hallo@example.org' },
    })
    const { repair } = await openBrokenDown(app)
    const form = { guests: '4', name: 'Ada', email: 'ada@example.org', phone: '030 1234567', terms: true }
    await app.post('/reservations', { ...form, reservedAt: '2026-11-21 19:00' })
    await app.db.updateTable('reservations').set({ reserved_at: '2026-11-20T18:30:00.000Z' }).execute()
    expect(await repair()).toEqual({ reservation_received: 'overtaken', reservation_requested: 'overtaken' })
  })

  test('is not sent: the restaurant has answered in another way since', async () => {
    const app = await createTestShop({ settings: { RESERVATION_ENABLED: '1' } })
    const { say, repair } = await openBrokenDown(app)
    const form = { guests: '4', name: 'Ada', email: 'ada@example.org', phone: '030 1234567', terms: true }
    await app.post('/reservations', { ...form, reservedAt: '2026-11-21 19:00' })
    const { id } = await app.db.selectFrom('reservations').select('id').executeTakeFirstOrThrow()
    await say(`/reservations/${id}/answer`, { from: 'requested', status: 'declined', answer: 'Full' })
    await say(`/reservations/${id}/answer`, { from: 'declined', status: 'confirmed', answer: '' })
    await repair()
    const answers = (await outboxOf(app)).filter(({ kind }) => kind === 'reservation_answered')
    expect(answers.map((row) => [row.is_overtaken, row.sent_at !== null])).toEqual([
      [1, false],
      [0, true],
    ])
  })

  test('is sent, when an earlier version wrote it without the page of the reservation', async () => {
    const app = await createTestApp()
    const { repair } = await openBrokenDown(app)
    const mail = { kind: 'reservation_answered', name: 'Ada', guests: '4', answer: '' } as const
    const answered = { ...mail, status: 'confirmed', reservedAt: '2026-11-21T18:00:00.000Z' } as const
    await asGuest(app, (ctx) => enqueueMail(ctx, answered, { email: 'ada@example.org' }))
    expect(await repair()).toEqual({ reservation_answered: 'sent' })
  })
})
