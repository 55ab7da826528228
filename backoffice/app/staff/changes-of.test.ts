import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

const mia = { name: 'Mia', role: 'manager', branchIds: ['ost'], isActive: true } as const
const member = { ...mia, branchIds: ['ost'] }

test.each([
  ['only a name when the name was corrected', { name: 'Mia F.' }],
  ['a role alone', { role: 'kitchen' }],
  ['other branches', { branchIds: ['ost', 'nord'] }],
  ['all branches', { branchIds: null }],
  ['the end of the access', { isActive: false }],
  ['several fields together', { name: 'Mia F.', isActive: false }],
  ['nothing when nothing was changed', {}],
] as const)('of a member is sent %s', (_, changes) => {
  const { branchIds } = { ...mia, ...changes }
  const wanted = { ...member, ...changes, branchIds: branchIds && [...branchIds] }
  expect(changesOf(member, wanted)).toEqual(changes)
})
