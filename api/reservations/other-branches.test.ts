import { expect, test } from 'vitest'
import { getReservationByToken } from '#contract/reservations.ts'
import { branch, clientOf } from '../test/branches.ts'
import { guestCtx } from '../test/mails.ts'
import { createTestShop } from '../test/shop.ts'
import { addStaff, signedIn, workAt } from '../test/staff.ts'
import { reservationPath, tokenOfPath } from './reservation-link.ts'

/** One request for a table and one message at each of two branches; `ost@` works at one of them, `alle@` at all. */
async function openBranches() {
  const settings = { HAS_BRANCH: '1', RESERVATION_ENABLED: '1' }
  const nord = branch('nord', { settings: { ADDRESS: 'Nordufer 1', PHONE: '030 111' } })
  const app = await createTestShop({ settings, rows: [nord, branch('ost')] })
  for (const slug of ['nord', 'ost']) {
    const send = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const sent = await app.fetch(`/b/${slug}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      })
      expect(sent.status).toBe(200)
    }
    const email = `${slug}@guest.example`
    await send('/reservations', {
      guests: '2',
      name: slug,
      email,
      phone: '030 1234567',
      terms: true,
      reservedAt: '2026-11-21 19:00',
    })
    await send('/contact', {
      fname: slug,
      lname: 'X',
      email,
      subject: 'Hello',
      message: 'Hello there',
      terms: true,
    })
  }
  await addStaff(app, 'alle@example.org')
  await addStaff(app, 'ost@example.org')
  await workAt(app, 'ost@example.org', ['ost'])
  return app
}

type MailContent = { id: string; email: string }

test.each(['/staff/reservations', '/staff/messages'])(
  '%s shows a member the entries of their own branch, whatever branch the browser or the address names',
  async (path) => {
    const app = await openBranches()
    const emails = async (address: string, headers: Record<string, string>) => {
      const { data } = (await (await app.fetch(address, { headers })).json()) as { data: MailContent[] }
      return data.map(({ email }) => email).toSorted()
    }
    const ost = await signedIn(app, 'ost@example.org')
    expect(await emails(`/api${path}`, ost)).toEqual(['ost@guest.example'])
    expect(await emails(`/api${path}`, { ...ost, cookie: 'branch=nord' })).toEqual(['ost@guest.example'])
    expect(await emails(`/b/nord/api${path}`, ost)).toEqual(['ost@guest.example'])
    const alle = await signedIn(app, 'alle@example.org')
    expect(await emails(`/api${path}`, { ...alle, cookie: 'branch=nord' })).toEqual([
      'nord@guest.example',
      'ost@guest.example',
    ])
  },
)

test('a member answers neither the requests nor the messages of another branch', async () => {
  const app = await openBranches()
  const ost = { ...(await signedIn(app, 'ost@example.org')), cookie: 'branch=nord' }
  const foreign = async (table: 'reservations' | 'contact_messages') =>
    (await app.db.selectFrom(table).select('id').where('branch_id', '=', 'nord').executeTakeFirstOrThrow()).id
  const answer = { from: 'requested', status: 'declined', answer: 'No' }
  const reservation = await foreign('reservations')
  expect((await app.post(`/staff/reservations/${reservation}/answer`, answer, ost)).status).toBe(404)
  const message = await foreign('contact_messages')
  expect((await app.post(`/staff/messages/${message}/handled`, { isHandled: true }, ost)).status).toBe(404)
})

test('the mail with the answer is sent for the branch of the request', async () => {
  const app = await openBranches()
  await app.db.deleteFrom('outbox').execute()
  const alle = await signedIn(app, 'alle@example.org')
  const { id } = await app.db
    .selectFrom('reservations')
    .select('id')
    .where('branch_id', '=', 'nord')
    .executeTakeFirstOrThrow()
  const response = await app.post(
    `/staff/reservations/${id}/answer`,
    { from: 'requested', status: 'confirmed', answer: '' },
    alle,
  )
  expect(response.status).toBe(200)
  expect(await app.db.selectFrom('outbox').select('branch_id').execute()).toEqual([{ branch_id: 'nord' }])
})

test('the page of a reservation shows its own branch, whatever branch the guest has chosen since', async () => {
  const app = await openBranches()
  const { id } = await app.db
    .selectFrom('reservations')
    .select('id')
    .where('branch_id', '=', 'nord')
    .executeTakeFirstOrThrow()
  const params = { token: tokenOfPath(reservationPath(guestCtx(app), id)) }
  for (const cookie of ['branch=ost', '']) {
    const { branch } = await clientOf(app, { cookie })(getReservationByToken, { params })
    expect(branch).toMatchObject({ name: 'nord', address: 'Nordufer 1', phone: '030 111' })
  }
})
