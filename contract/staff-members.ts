import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant, Line } from './primitives.ts'
import { SignedIn, StaffMember, StaffRole } from './staff.ts'

const byId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
const byToken = z.object({ token: z.string().regex(/^[\w-]{1,64}$/) })

/** The branches that somebody works for; null stands for all. */
const BranchIds = z.array(Id).max(200).nullable()

/** A password is judged by `domain/accounts`, never by the shape. */
const Password = z.string().max(200).default('')

export const TeamMember = StaffMember.extend({
  branchIds: BranchIds,
  /** Members who are not active cannot sign in. */
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** When the member last used a session that still counts. */
  lastUsedAt: Instant.nullable(),
}).meta({ id: 'TeamMember' })
export type TeamMember = z.output<typeof TeamMember>

/** What is to be different about a member; what is left out stays as it is. */
export const MemberChange = z.object({
  name: Line(120).optional(),
  role: StaffRole.optional(),
  branchIds: BranchIds.optional(),
  isActive: z.boolean().optional(),
})
export type MemberChange = z.output<typeof MemberChange>

export const Invitation = z
  .object({
    id: Id,
    email: z.string(),
    role: StaffRole,
    branchIds: BranchIds,
    createdAt: Instant,
    expiresAt: Instant,
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.output<typeof Invitation>

/** `link` is shown once: only its hash is stored. */
export const SentInvitation = z.object({ invitation: Invitation, link: z.string() })
export type SentInvitation = z.output<typeof SentInvitation>

/** What a link to join the team is for; `email` is empty for the first owner, who chooses it. */
export const OpenInvitation = z.object({ email: z.string(), role: StaffRole })
export type OpenInvitation = z.output<typeof OpenInvitation>

export const listMembers = endpoint({
  id: 'listMembers',
  method: 'GET',
  path: '/staff/members',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Everybody who works here, by name',
  response: z.array(TeamMember),
})

export const changeMember = endpoint({
  id: 'changeMember',
  method: 'PUT',
  path: '/staff/members/{id}',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Changes name, role and branches of a member, or ends the access; the last owner stays one',
  params: byId,
  body: MemberChange,
  response: TeamMember,
})

export const listInvitations = endpoint({
  id: 'listInvitations',
  method: 'GET',
  path: '/staff/invitations',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'The invitations that nobody has accepted yet, also those whose time is over',
  response: z.array(Invitation),
})

export const inviteMember = endpoint({
  id: 'inviteMember',
  method: 'POST',
  path: '/staff/invitations',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Invites somebody by mail; the answer has the link too, for a shop without a mail server',
  body: z.object({
    email: Line(254).default(''),
    role: StaffRole,
    branchIds: BranchIds.default(null),
  }),
  response: SentInvitation,
})

export const renewInvitation = endpoint({
  id: 'renewInvitation',
  method: 'POST',
  path: '/staff/invitations/{id}/renew',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Sends an invitation again, with a new link; the old one stops working',
  params: byId,
  response: SentInvitation,
})

export const revokeInvitation = endpoint({
  id: 'revokeInvitation',
  method: 'DELETE',
  path: '/staff/invitations/{id}',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Takes an invitation back',
  params: byId,
  response: z.null(),
})

export const showInvitation = endpoint({
  id: 'showInvitation',
  method: 'GET',
  path: '/staff/invitation/{token}',
  auth: 'public',
  summary: 'What the link of an invitation is for',
  params: byToken,
  response: OpenInvitation,
})

export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/staff/invitation/{token}',
  auth: 'public',
  summary: 'Joins the team by a link that counts once, and signs in; the first owner gives an address too',
  params: byToken,
  body: z.object({
    name: Line(120).default(''),
    email: Line(254).default(''),
    password: Password,
    password_confirmation: Password,
  }),
  response: SignedIn,
})

export const forgetStaffPassword = endpoint({
  id: 'forgetStaffPassword',
  method: 'POST',
  path: '/staff/forgot-password',
  auth: 'public',
  summary: 'Mails a link for a new password; the answer is the same for an unknown address',
  body: z.object({ email: Line(254).default('') }),
  response: z.null(),
})

export const setStaffPassword = endpoint({
  id: 'setStaffPassword',
  method: 'POST',
  path: '/staff/new-password/{token}',
  auth: 'public',
  summary: 'Sets a new password by a link that counts once, and ends every session of the member',
  params: byToken,
  body: z.object({ password: Password, password_confirmation: Password }),
  response: z.null(),
})
