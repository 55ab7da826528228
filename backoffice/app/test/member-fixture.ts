import type { SignedInMember } from '#contract/staff.ts'

/** An owner, who may do everything in all branches. */
export const owner: SignedInMember = {
  id: 'm',
  email: 'm@example.org',
  name: 'Mina',
  role: 'owner',
  branchIds: null,
}
