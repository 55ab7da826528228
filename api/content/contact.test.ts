import { describe, expect, test } from 'vitest'
import type { ContactMessage } from '#contract/content.staff.ts'
import { messages } from '#domain/messages.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { fieldsOf } from '../test/shop.ts'
import { workAtMain } from '../test/branches.ts'
import { addStaff, signedIn } from '../test/staff.ts'

const body = (more: object = {}) => ({
  fname: 'Ada',
  lname: 'Lovelace',
  email: 'ada@example.org',
  subject: 'Birthday',
  message: 'Do you have\na big table?',
  terms: true,
  ...more,
})
/** Counted ids: generated ids of the same millisecond have no defined order. */
const counted =
  (made = 0) =>
  () =>
    String(made++).padStart(32, '0')
const send = (app: TestApp, more: object = {}, key?: string) =>
  app.post('/contact', body(more), key ? { 'idempotency-key': key } : {})
const stored = (app: TestApp) => app.db.selectFrom('contact_messages').selectAll().orderBy('id').execute()
const mails = (app: TestApp) =>
  app.db.selectFrom('outbox').select(['kind', 'recipient', 'payload_json']).orderBy('kind').execute()
const list = async (app: TestApp, headers: Record<string, string>) =>
  ((await (await app.request('/staff/messages', { headers })).json()) as { data: ContactMessage[] }).data

describe('a contact message', () => {
  test('is stored and mailed to the restaurant, and the guest gets a confirmation', async () => {
    const app = await createTestApp()
    const response = await send(app)
    expect([response.status, await response.json()]).toEqual([200, { data: null }])
    expect(await stored(app)).toMatchObject([
      { first_name: 'Ada', subject: 'Birthday', message: 'Do you have\na big table?', handled_at: null },
    ])
    const sent = await mails(app)
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['contact_message', ''],
      ['contact_received', 'ada@example.org'],
    ])
    expect(JSON.parse(sent[0]!.payload_json)).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      subject: 'Birthday',
      message: 'Do you have\na big table?',
    })
  })

  test('without any content is refused with every field, and nothing is stored', async () => {
    const app = await createTestApp()
    expect(await fieldsOf(await app.post('/contact', {}))).toEqual({
      fname: [messages.firstNameMissing],
      lname: [messages.lastNameMissing],
      email: [messages.emailMissing],
      subject: [messages.subjectMissing],
      message: [messages.messageMissing],
      terms: [messages.termsMissing],
    })
    expect([await stored(app), await mails(app)]).toEqual([[], []])
  })

  test.each([
    [
      'an e-mail address of 255 characters',
      'email',
      `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.de`,
    ],
    ['a message of 10,000 characters', 'message', 'a'.repeat(10_000)],
  ])('with %s is refused at that field and not cut', async (_, field, typed) => {
    const app = await createTestApp()
    const response = await send(app, { [field]: typed })
    expect([response.status, Object.keys(await fieldsOf(response))]).toEqual([422, [field]])
    expect(await stored(app)).toEqual([])
  })

  test.each([
    ['a bot that fills the honeypot field', { website: 'x' }],
    ['a bot that is too quick', { shownForMs: 10 }],
  ])('of %s gets the same answer and is not stored', async (_, signals) => {
    const app = await createTestApp()
    const response = await send(app, signals)
    expect([response.status, await response.json()]).toEqual([200, { data: null }])
    expect([await stored(app), await mails(app)]).toEqual([[], []])
  })

  test('with a line break in its subject cannot add a header to the mail', async () => {
    const app = await createTestApp()
    await send(app, { subject: 'Hi\r\nBcc: everybody@example.org' })
    expect((await stored(app))[0]!.subject).not.toMatch(/[\r\n]/)
  })

  test('sent again under its key is one message, also ten times at once', async () => {
    const app = await createTestApp()
    await send(app, {}, 'k')
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(app, { shownForMs: 5_000 }, 'k')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await send(app, { message: 'Other words' }, 'k')).status).toBe(409)
    expect([(await stored(app)).length, (await mails(app)).length]).toEqual([1, 2])
  })

  test('is refused after five from one e-mail address', async () => {
    const app = await createTestApp()
    const statuses: number[] = []
    for (let at = 0; at < 6; at++) statuses.push((await send(app, { message: `${at}` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('the staff', () => {
  test('lists messages with the newest first and marks them as handled, and as open again', async () => {
    const app = await createTestApp({ deps: { newId: counted() } })
    await send(app)
    await send(app, { fname: 'Grace', email: 'grace@example.org' })
    await addStaff(app, 'mina@example.org')
    const mina = await signedIn(app, 'mina@example.org')
    const [grace] = await list(app, mina)
    const mark = (isHandled: boolean) => app.post(`/staff/messages/${grace!.id}/handled`, { isHandled }, mina)
    await mark(true)
    app.setClock('2026-11-20T19:00:00Z')
    expect(await (await mark(true)).json()).toMatchObject({
      data: { name: 'Grace Lovelace', isHandled: true },
    })
    expect((await stored(app))[1]!.handled_at).toBe('2026-11-20T18:00:00.000Z')
    expect((await list(app, mina)).map(({ isHandled }) => isHandled)).toEqual([true, false])
    await mark(false)
    expect((await list(app, mina)).map(({ isHandled }) => isHandled)).toEqual([false, false])
  })

  test('does not find a message that does not exist or belongs to another branch', async () => {
    const app = await createTestApp()
    await send(app)
    await addStaff(app, 'mina@example.org')
    const mina = await signedIn(app, 'mina@example.org')
    const [ada] = await list(app, mina)
    await app.db.updateTable('contact_messages').set({ branch_id: 'elsewhere' }).execute()
    await workAtMain(app)
    const answers = ['nobody', ada!.id].map((id) =>
      app.post(`/staff/messages/${id}/handled`, { isHandled: true }, mina),
    )
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404])
    expect([await list(app, mina), (await stored(app))[0]!.handled_at]).toEqual([[], null])
  })

  test('read in the log what happened to the messages of their branches alone', async () => {
    const app = await createTestApp()
    await send(app)
    await send(app, { fname: 'Grace' })
    await addStaff(app, 'mina@example.org')
    const mina = await signedIn(app, 'mina@example.org')
    const [there, here] = await list(app, mina)
    await app.db
      .updateTable('contact_messages')
      .set({ branch_id: 'elsewhere' })
      .where('id', '=', there!.id)
      .execute()
    for (const { id } of [there!, here!])
      await app.post(`/staff/messages/${id}/handled`, { isHandled: true }, mina)
    const logged = async () => {
      const answer = await app.request('/staff/changes?kind=message', { headers: mina })
      return ((await answer.json()) as { data: { subject: { id: string } }[] }).data.map(
        ({ subject }) => subject.id,
      )
    }
    expect(await logged()).toEqual([here!.id, there!.id])
    await workAtMain(app)
    expect(await logged()).toEqual([here!.id])
  })

  test('are the only callers allowed', async () => {
    const app = await createTestApp()
    await addStaff(app, 'koch@example.org', 'kitchen')
    const cook = await signedIn(app, 'koch@example.org')
    const tries = [{}, cook].map((headers) => app.request('/staff/messages', { headers }))
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 403])
  })
})
