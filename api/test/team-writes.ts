import { expect } from 'vitest'
import type { SentInvitation } from '#contract/staff-members.ts'
import type { PayShop } from './payments/pay-shop.ts'
import type { Prepare } from './staff-writes.ts'
import { addStaff, signedIn, staffPassword } from './staff.ts'

const PASSWORD = 'Teig-ruht-12-Stunden'
const newPassword = { password: PASSWORD, password_confirmation: PASSWORD }

/** Invites Kim; answers the invitation and the token of its link. */
export async function invite({ staff }: PayShop, email = 'kim@example.org') {
  const response = await staff('/invitations', { email, role: 'kitchen', branchIds: null })
  const { data } = (await response.json()) as { data: SentInvitation }
  return { ...data.invitation, token: data.link.split('#')[1] ?? '' }
}

const memberId = async ({ app }: PayShop, email: string) =>
  (await app.db.selectFrom('staff_members').select('id').where('email', '=', email).executeTakeFirstOrThrow())
    .id

async function send(
  { app, headers }: PayShop,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return app.request(`/staff${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  })
}

/** Examples of the writes of members about members. */
export const teamWrites: Record<string, Prepare> = {
  inviteMember: async ({ staff }) => ({
    send: () => staff('/invitations', { email: 'Kim@example.org', role: 'kitchen' }),
    line: {
      kind: 'invitation',
      before: null,
      after: { email: 'kim@example.org', role: 'kitchen', branchIds: null },
    },
  }),
  renewInvitation: async (shop) => {
    const { id } = await invite(shop)
    return {
      send: () => shop.staff(`/invitations/${id}/renew`, {}),
      line: {
        kind: 'invitation',
        before: { expiresAt: expect.any(String) },
        after: { expiresAt: expect.any(String) },
      },
    }
  },
  revokeInvitation: async (shop) => {
    const { id } = await invite(shop)
    return {
      send: () => send(shop, 'DELETE', `/invitations/${id}`),
      line: {
        kind: 'invitation',
        before: { email: 'kim@example.org', role: 'kitchen', branchIds: null },
        after: null,
      },
    }
  },
  acceptInvitation: async (shop) => {
    const { token } = await invite(shop)
    return {
      send: () => shop.app.post(`/staff/invitation/${token}`, { name: 'Kim', ...newPassword }),
      line: {
        kind: 'member',
        by: 'Kim',
        before: null,
        after: { email: 'kim@example.org', role: 'kitchen', branchIds: null },
      },
    }
  },
  changeMember: async (shop) => {
    await addStaff(shop.app, 'kim@example.org', 'kitchen')
    const id = await memberId(shop, 'kim@example.org')
    const kim = { name: 'Kim', branchIds: null }
    return {
      send: () => send(shop, 'PUT', `/members/${id}`, { ...kim, role: 'counter', isActive: true }),
      line: {
        kind: 'member',
        before: { name: 'Mina', role: 'kitchen', branchIds: null, isActive: true },
        after: { ...kim, role: 'counter', isActive: true },
      },
    }
  },
  endMemberSessions: async (shop) => {
    await addStaff(shop.app, 'kim@example.org', 'kitchen')
    await signedIn(shop.app, 'kim@example.org')
    const id = await memberId(shop, 'kim@example.org')
    return {
      send: () => send(shop, 'DELETE', `/members/${id}/sessions`),
      line: { kind: 'session', before: { sessions: 1 }, after: null },
    }
  },
  endStaffSession: async (shop) => {
    const { id } = await shop.app.db.selectFrom('staff_sessions').select('id').executeTakeFirstOrThrow()
    return {
      send: () => send(shop, 'DELETE', `/sessions/${id}`),
      line: { kind: 'session', before: { device: '' }, after: null },
    }
  },
  changeStaffPassword: async (shop) => ({
    send: () => send(shop, 'PUT', '/me/password', { current_password: staffPassword, ...newPassword }),
    line: { kind: 'password', before: { set: true }, after: { set: true, by: 'password' } },
  }),
  forgetStaffPassword: async ({ app }) => ({
    send: () => app.post('/staff/forgot-password', { email: 'mina@example.org' }),
    line: { kind: 'password', by: '', before: null, after: { requestedUntil: expect.any(String) } },
  }),
  setStaffPassword: async ({ app }) => {
    await app.post('/staff/forgot-password', { email: 'mina@example.org' })
    const { payload_json } = await app.db
      .selectFrom('outbox')
      .select('payload_json')
      .executeTakeFirstOrThrow()
    const [, token] = (JSON.parse(payload_json) as { path: string }).path.split('#')
    return {
      send: () => app.post(`/staff/new-password/${token}`, newPassword),
      line: { kind: 'password', by: '', before: { set: true }, after: { set: true, by: 'link' } },
    }
  },
}
