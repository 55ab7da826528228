import type { MemberChange } from '#contract/staff-members.ts'

const fields = ['name', 'role', 'branchIds', 'isActive'] as const

/** What somebody has changed about a member. The rest is not sent: somebody else may have changed it in the meantime. */
export function changesOf(member: Required<MemberChange>, wanted: Required<MemberChange>): MemberChange {
  const isChanged = (field: (typeof fields)[number]) =>
    JSON.stringify(member[field]) !== JSON.stringify(wanted[field])
  return Object.fromEntries(fields.filter(isChanged).map((field) => [field, wanted[field]]))
}
