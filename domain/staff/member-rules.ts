import type { StaffRole } from '#contract/staff.ts'
import { isBlank } from '#contract/typed-text.ts'
import { messages } from '../messages.ts'
import { staffMessages } from './staff-messages.ts'

type Member = { name: string; role: StaffRole; isActive: boolean }
type MemberIssues = { [field in 'name' | 'role' | 'isActive']?: string[] }

/**
 * What speaks against a change of a member, by field. A shop without an owner could not be administered any more, so the
 * last active one keeps role and access.
 */
export function memberIssues(
  before: Pick<Member, 'role' | 'isActive'>,
  wanted: Member,
  { owners }: { owners: number },
): MemberIssues {
  const isLastOwner = before.role === 'owner' && before.isActive && owners <= 1
  return {
    ...(isBlank(wanted.name) && { name: [messages.nameMissing] }),
    ...(isLastOwner && wanted.role !== 'owner' && { role: [staffMessages.lastOwner] }),
    ...(isLastOwner && !wanted.isActive && { isActive: [staffMessages.lastOwner] }),
  }
}
