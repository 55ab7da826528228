import { expect, test, vi } from 'vitest'
import type { StaffMail } from '#contract/notifications.staff.ts'
import { workAtMain } from '../test/branches.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { change } from '../test/builders.ts'
import { startMailServer } from '../test/mail-server.ts'
import { asGuest, startMails } from '../test/mails.ts'
import { addStaff, signedIn } from '../test/staff.ts'
import { enqueueMail } from './index.ts'

type Listed = { data: StaffMail[]; meta: { next: string | null } }

type Desk = {
  app: TestApp
  list(query?: string): Promise<Listed>
  retry(id: string): Promise<Response>
}

async function openDesk(options: Parameters<typeof createTestApp>[0] = {}): Promise<Desk> {
  const app = await createTestApp(options)
  await addStaff(app, 'jo@example.org', 'manager')
  const headers = await signedIn(app, 'jo@example.org')
  return {
    app,
    list: async (query = '') => {
      const response = await app.request(`/staff/mails${query}`, { headers })
      expect(response.status, await response.clone().text()).toBe(200)
      return (await response.json()) as Listed
    },
    retry: (id) => app.request(`/staff/mails/${id}/retry`, { method: 'POST', headers }),
  }
}

async function write(app: TestApp, email = 'ada@example.org'): Promise<string> {
  await asGuest(app, (ctx) =>
    enqueueMail(ctx, { kind: 'social_linked', name: 'Ada', provider: 'apple' }, { email }),
  )
  const { id } = await app.db
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

test.each([
  ['a stranger', undefined, 401],
  ['the kitchen', 'kitchen', 403],
] as const)('%s sees no mails and sends none', async (_, role, status) => {
  const app = await createTestApp()
  const id = await write(app)
  if (role) await addStaff(app, 'jo@example.org', role)
  const headers = role ? await signedIn(app, 'jo@example.org') : {}
  for (const response of [
    await app.request('/staff/mails', { headers }),
    await app.request(`/staff/mails/${id}/retry`, { method: 'POST', headers }),
  ]) {
    expect(response.status).toBe(status)
    expect(await response.text()).not.toContain('ada@example.org')
  }
})

test('the status of a mail is shown: waiting, delayed, sending, failed, sent', async () => {
  const { app, list } = await openDesk()
  const id = await write(app)
  const state = async (values: Parameters<typeof change<'outbox'>>[3]) => {
    await change(app, 'outbox', { id }, values)
    const [mail] = (await list()).data
    return [mail!.state, mail!.canRetry, mail!.nextTryAt]
  }
  const [later, soon] = ['2026-11-20T18:05:00.000Z', '2026-11-20T18:00:05.000Z']
  expect((await list()).data).toEqual([
    {
      id,
      kind: 'social_linked',
      to: 'ada@example.org',
      subject: '',
      language: 'de',
      state: 'waiting',
      createdAt: '2026-11-20T18:00:00.000Z',
      sentAt: null,
      tries: 0,
      nextTryAt: null,
      problem: null,
      canRetry: false,
    },
  ])
  expect(await state({ attempts: 1, next_try_at: later })).toEqual(['delayed', true, later])
  expect(await state({ claimed_until: soon })).toEqual(['sending', false, null])
  expect(await state({ claimed_until: null, failed_at: later })).toEqual(['failed', true, null])
  expect(await state({ expires_at: '2026-11-20T17:00:00.000Z' })).toEqual(['failed', false, null])
  expect(await state({ failed_at: null, sent_at: later })).toEqual(['sent', false, null])
})

test('a mail whose news no longer holds is listed as such, is not open, and cannot be sent again', async () => {
  const { app, list, retry } = await openDesk()
  const id = await write(app)
  const overtaken = { failed_at: '2026-11-20T18:05:00.000Z', is_overtaken: 1, attempts: 2 } as const
  await app.db.updateTable('outbox').set(overtaken).where('id', '=', id).execute()
  expect((await list()).data).toMatchObject([{ state: 'overtaken', problem: null, canRetry: false }])
  expect((await list('?state=open')).data).toEqual([])
  expect((await retry(id)).status).toBe(409)
})

test('without a mail server a mail that stands in a file counts as written, and as not arrived', async () => {
  const { app, list } = await openDesk({ deps: { mailsAreFiles: true } })
  const id = await write(app)
  await change(app, 'outbox', { id }, { sent_at: '2026-11-20T18:00:00.000Z' })
  for (const query of ['', '?state=open'])
    expect((await list(query)).data, query).toMatchObject([{ id, state: 'written', canRetry: false }])
})

test('the text of a mail is never shown', async () => {
  const { app, list } = await openDesk()
  const validUntil = '2026-11-20T19:00:00.000Z'
  await asGuest(app, (ctx) =>
    enqueueMail(
      ctx,
      { kind: 'new_password', name: 'Ada', password: 'tulip-43-anchor', validUntil },
      { email: 'ada@example.org' },
    ),
  )
  expect(JSON.stringify(await list())).not.toContain('tulip')
})

test('mails come in pages, the newest first, and none is lost between them', async () => {
  const { app, list } = await openDesk()
  for (let mail = 0; mail < 53; mail++) {
    app.setClock(new Date(Date.parse('2026-11-20T18:00:00.000Z') + Math.floor(mail / 2)).toISOString())
    await write(app, `guest${mail}@example.org`)
  }
  const first = await list()
  const second = await list(`?before=${encodeURIComponent(first.meta.next!)}`)
  expect([first.data.length, second.data.length, second.meta.next]).toEqual([50, 3, null])
  expect(new Set([...first.data, ...second.data].map(({ to }) => to)).size).toBe(53)
  const times = [...first.data, ...second.data].map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('the open ones can be requested alone', async () => {
  const { app, list } = await openDesk()
  const sent = await write(app)
  await change(app, 'outbox', { id: sent }, { sent_at: '2026-11-20T18:00:00.000Z' })
  const open = await write(app, 'eve@example.org')
  expect((await list('?state=open')).data.map(({ id }) => id)).toEqual([open])
})

test('a mail that was given up is sent when the staff requests it', async () => {
  const { app, list, retry } = await openDesk()
  const id = await write(app)
  const failed = { failed_at: '2026-11-20T18:00:00.000Z', attempts: 15, last_error: 'no route' }
  await change(app, 'outbox', { id }, failed)
  const server = await startMailServer()
  startMails(app, { url: server.url })
  expect((await retry(id)).status).toBe(200)
  await vi.waitFor(() => expect(server.received).toHaveLength(1), { timeout: 10_000 })
  await vi.waitFor(async () => expect((await list()).data[0]).toMatchObject({ state: 'sent', problem: null }))
  expect((await list()).data[0]?.subject).toBe('Du kannst dich jetzt mit Apple anmelden')
})

test('a mail that was sent, is being sent, or would come too late cannot be sent again', async () => {
  const { app, retry } = await openDesk()
  const id = await write(app)
  const refused = async (values: Parameters<typeof change<'outbox'>>[3]) => {
    await change(app, 'outbox', { id }, { attempts: 1, ...values })
    return (await retry(id)).status
  }
  expect(await refused({ claimed_until: '2026-11-20T18:00:05.000Z' })).toBe(409)
  expect(await refused({ claimed_until: null, expires_at: '2026-11-20T17:00:00.000Z' })).toBe(409)
  expect(await refused({ expires_at: null, sent_at: '2026-11-20T18:00:00.000Z' })).toBe(409)
  expect((await retry('unknown')).status).toBe(404)
})

test('a mail of another branch is not found', async () => {
  const { app, list, retry } = await openDesk()
  const id = await write(app)
  await workAtMain(app)
  await change(app, 'outbox', { id }, { branch_id: 'elsewhere' })
  expect((await list()).data).toEqual([])
  expect((await retry(id)).status).toBe(404)
})
