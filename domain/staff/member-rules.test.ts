import { expect, test } from 'vitest'
import { memberIssues } from './member-rules.ts'
import { staffMessages } from './staff-messages.ts'

const owner = { name: 'Mina', role: 'owner', isActive: true } as const
const cook = { name: 'Kim', role: 'kitchen', isActive: true } as const
const { lastOwner } = staffMessages

test.each([
  ['the last owner gets another role', owner, { ...owner, role: 'manager' }, 1, { role: [lastOwner] }],
  ['the last owner loses the access', owner, { ...owner, isActive: false }, 1, { isActive: [lastOwner] }],
  ['the last owner gets another name', owner, { ...owner, name: 'Mina F.' }, 1, {}],
  ['one of two owners gets another role', owner, { ...owner, role: 'manager' }, 2, {}],
  ['a cook loses the access', cook, { ...cook, isActive: false }, 1, {}],
  ['an owner without access stays so', { ...owner, isActive: false }, { ...owner, isActive: false }, 1, {}],
  ['a member loses the name', cook, { ...cook, name: ' ' }, 1, { name: ['Please enter your name'] }],
] as const)('%s', (_, before, wanted, owners, issues) => {
  expect(memberIssues(before, wanted, { owners })).toEqual(issues)
})
