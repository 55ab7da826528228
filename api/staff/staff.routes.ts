import type { Hono } from 'hono'
import { getStaffSession, signInStaff, signOutStaff } from '#contract/staff.ts'
import * as access from '#contract/staff-access.ts'
import { listStaffChanges } from '#contract/staff-changes.ts'
import * as team from '#contract/staff-members.ts'
import * as passkeys from '#contract/staff-passkeys.ts'
import * as second from '#contract/staff-second-factor.ts'
import type { AppEnv } from '../http/app-env.ts'
import { staffOf } from '../http/access.ts'
import { mount } from '../http/mount.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addPasskey, preparePasskey, removePasskey } from './add-passkey.ts'
import { addAuthenticator, prepareAuthenticator, removeAuthenticator } from './authenticator.ts'
import { changeMember } from './change-member.ts'
import { listChanges } from './changes.queries.ts'
import { showSecondFactor } from './factors.queries.ts'
import { listInvitations, showInvitation } from './invitations.queries.ts'
import { inviteMember, renewInvitation, revokeInvitation } from './invite-member.ts'
import { endOwnSession, endSessionsOf, listSessions, listSessionsOf } from './list-sessions.ts'
import { listMembers } from './members.queries.ts'
import type { StaffPorts } from './ports.ts'
import { renewRecoveryCodes, resetSecondFactor } from './second-factor.ts'
import { readSecondFactorRoles, setSecondFactorRoles } from './second-factor-roles.ts'
import { finishSignIn } from './second-step.ts'
import { askPasskey, signInByPasskey } from './sign-in-by-passkey.ts'
import { signIn, signOut } from './sign-in.ts'
import { showSession } from './staff.queries.ts'
import type { StaffLimits } from './staff-limits.ts'
import { changeOwnPassword, requestPassword, setPasswordByLink } from './staff-passwords.ts'

export function staffRoutes(app: Hono<AppEnv>, ports: StaffPorts, limits: StaffLimits): void {
  mount(app, signInStaff, ({ ctx, body }) => signIn(ctx, body, limits))
  mount(app, getStaffSession, ({ ctx }) => showSession(ctx))
  mount(app, signOutStaff, ({ ctx }) => signOut(ctx))
  mount(app, listStaffChanges, ({ ctx, query }) => listChanges(ctx, query))

  mount(app, team.listMembers, ({ ctx }) => listMembers(ctx))
  mount(app, team.changeMember, ({ ctx, params, body }) => changeMember(ctx, params.id, body))
  mount(app, team.listInvitations, ({ ctx }) => listInvitations(ctx))
  mount(app, team.inviteMember, ({ ctx, body }) => inviteMember(ctx, body, ports))
  mount(app, team.renewInvitation, ({ ctx, params }) => renewInvitation(ctx, params.id, ports))
  mount(app, team.revokeInvitation, ({ ctx, params }) => revokeInvitation(ctx, params.id))
  mount(app, team.showInvitation, ({ ctx, params }) => showInvitation(ctx, params.token))
  mount(app, team.acceptInvitation, ({ ctx, params, body }) =>
    acceptInvitation(ctx, params.token, body, ports),
  )
  mount(app, team.forgetStaffPassword, ({ ctx, body }) => requestPassword(ctx, body, { limits, ports }))
  mount(app, team.setStaffPassword, ({ ctx, params, body }) =>
    setPasswordByLink(ctx, params.token, body, ports),
  )

  mount(app, access.listStaffSessions, ({ ctx }) => listSessions(ctx, staffOf(ctx.actor).memberId))
  mount(app, access.endStaffSession, ({ ctx, params }) => endOwnSession(ctx, params.id))
  mount(app, access.listMemberSessions, ({ ctx, params }) => listSessionsOf(ctx, params.id))
  mount(app, access.endMemberSessions, ({ ctx, params }) => endSessionsOf(ctx, params.id))
  mount(app, second.finishStaffSignIn, ({ ctx, body }) => finishSignIn(ctx, body, limits))
  mount(app, second.getSecondFactor, ({ ctx }) => showSecondFactor(ctx))
  mount(app, second.prepareAuthenticator, ({ ctx }) => prepareAuthenticator(ctx, ports))
  mount(app, second.addAuthenticator, ({ ctx, body }) => addAuthenticator(ctx, body, limits))
  mount(app, second.removeAuthenticator, ({ ctx, body }) => removeAuthenticator(ctx, body, limits))
  mount(app, second.renewRecoveryCodes, ({ ctx, body }) => renewRecoveryCodes(ctx, body, limits))
  mount(app, second.resetSecondFactor, ({ ctx, params }) => resetSecondFactor(ctx, params.id))
  mount(app, second.getSecondFactorRoles, ({ ctx }) => readSecondFactorRoles(ctx))
  mount(app, second.setSecondFactorRoles, ({ ctx, body }) => setSecondFactorRoles(ctx, body))
  mount(app, passkeys.askPasskey, ({ ctx }) => askPasskey(ctx))
  mount(app, passkeys.signInByPasskey, ({ ctx, body }) => signInByPasskey(ctx, body, limits))
  mount(app, passkeys.preparePasskey, ({ ctx }) => preparePasskey(ctx, ports))
  mount(app, passkeys.addPasskey, ({ ctx, body }) => addPasskey(ctx, body, { limits, ports }))
  mount(app, passkeys.removePasskey, ({ ctx, params, body }) => removePasskey(ctx, params.id, body, limits))
  mount(app, access.changeStaffPassword, ({ ctx, body }) => changeOwnPassword(ctx, body, { limits, ports }))
}
