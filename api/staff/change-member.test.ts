import { expect, test } from 'vitest'
import * as team from '#contract/staff-members.ts'
import { createTestApp } from '../test/app.ts'
import { branch } from '../test/branches.ts'
import { publish } from '../test/builders.ts'
import { refused, staffClient } from '../test/documents.ts'
import { addStaff } from '../test/staff.ts'

test('a change keeps what is not sent, also when another owner has changed it since', async () => {
  const app = await createTestApp()
  await publish(app, branch('ost'))
  const mina = await staffClient(app)
  await addStaff(app, 'kim@example.org', 'manager')
  const { id } = (await mina(team.listMembers, {})).find(({ email }) => email === 'kim@example.org')!
  const change = (body: team.MemberChange) => mina(team.changeMember, { params: { id }, body })
  const withdrawn = { role: 'kitchen', branchIds: ['ost'], isActive: false } as const
  await change({ ...withdrawn, branchIds: ['ost'] })
  expect(await change({ name: 'Kim' })).toMatchObject({ ...withdrawn, name: 'Kim' })
  expect(await change({ role: 'counter' })).toMatchObject({ ...withdrawn, name: 'Kim', role: 'counter' })
  expect(await change({ isActive: true })).toMatchObject({ name: 'Kim', role: 'counter', branchIds: ['ost'] })
  expect((await refused(change({ name: '' }))).fields).toHaveProperty('name')
})
