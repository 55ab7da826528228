import { describe, expect, test, vi } from 'vitest'
import { createTestApp } from '../test/app.ts'
import { freePort, smtpError, startMailServer } from '../test/mail-server.ts'
import { arrived, firstMail, later, startMails, enqueueGuestMail, tried } from '../test/mails.ts'

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
