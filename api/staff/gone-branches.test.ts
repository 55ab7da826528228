import { expect, test } from 'vitest'
import { getBranchDocument, removeBranchDocument } from '#contract/branches.staff.ts'
import type { Client } from '#contract/client.ts'
import * as team from '#contract/staff-members.ts'
import { staffMessages } from '#domain/staff/staff-messages.ts'
import { createTestApp, type TestApp } from '../test/app.ts'
import { branch } from '../test/branches.ts'
import { publish } from '../test/builders.ts'
import { refused, staffClient } from '../test/documents.ts'
import { addStaff, workAt } from '../test/staff.ts'

const KIM = 'kim@example.org'
const password = 'Teig-ruht-12-Stunden'

type Office = {
  app: TestApp
  mina: Client
  /** Invites somebody as a cook; answers the link's token. */
  invite(email: string, branchIds: string[]): Promise<string>
  accept(token: string): Promise<unknown>
  /** Removes the branch Ost. */
  removeOst(): Promise<unknown>
}

/** Mina, an owner, in a shop with the branches Ost and West. */
async function openOffice(): Promise<Office> {
  const app = await createTestApp({ language: 'en' })
  await publish(app, branch('ost'), branch('west'))
  const mina = await staffClient(app)
  return {
    app,
    mina,
    async invite(email, branchIds) {
      const { link } = await mina(team.inviteMember, { body: { email, role: 'kitchen', branchIds } })
      return link.split('#')[1] ?? ''
    },
    accept: (token) =>
      app.call(team.acceptInvitation, {
        params: { token },
        body: { name: 'Kim', email: '', password, password_confirmation: password },
      }),
    async removeOst() {
      const params = { id: 'ost' }
      const { version } = await mina(getBranchDocument, { params })
      return mina(removeBranchDocument, { params, query: { version } })
    },
  }
}

test('an invitation makes a member of those of its branches that are still there', async () => {
  const { mina, invite, accept, removeOst } = await openOffice()
  const token = await invite(KIM, ['ost', 'west'])
  await removeOst()
  await accept(token)
  const kim = (await mina(team.listMembers, {})).find(({ email }) => email === KIM)
  expect(kim?.branchIds).toEqual(['west'])
})

test('an invitation is over once none of its branches is left, and is not sent again', async () => {
  const { app, mina, invite, accept, removeOst } = await openOffice()
  const token = await invite(KIM, ['ost'])
  await removeOst()
  const opened = await refused(app.call(team.showInvitation, { params: { token } }))
  const accepted = await refused(accept(token))
  for (const { status, message } of [opened, accepted])
    expect([status, message]).toEqual([404, staffMessages.linkOver])
  const [invitation] = await mina(team.listInvitations, {})
  const again = await refused(mina(team.renewInvitation, { params: { id: invitation!.id } }))
  expect(again.fields).toEqual({ branchIds: [staffMessages.branchUnknown] })
  expect(await app.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1)
  expect(await mina(team.listMembers, {})).toHaveLength(1)
})

test('a member whose branches were all removed can still lose the access, and gets no branch that is gone', async () => {
  const { app, mina, removeOst } = await openOffice()
  await addStaff(app, KIM, 'kitchen')
  await workAt(app, KIM, ['ost'])
  await removeOst()
  const kim = (await mina(team.listMembers, {})).find(({ email }) => email === KIM)!
  const change = (more: object) =>
    mina(team.changeMember, { params: { id: kim.id }, body: { ...kim, ...more } })
  expect(await change({ isActive: false })).toMatchObject({ isActive: false, branchIds: [] })
  expect((await refused(change({ branchIds: ['ost'] }))).fields).toHaveProperty('branchIds')
})
