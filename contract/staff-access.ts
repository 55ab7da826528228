import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, Instant } from './primitives.ts'

const byId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
const Password = z.string().max(200).default('')

export const StaffSession = z
  .object({
    id: Id,
    /** The families of browser and system; empty when they are unknown. */
    device: z.string(),
    createdAt: Instant,
    lastUsedAt: Instant,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'StaffSession' })
export type StaffSession = z.output<typeof StaffSession>

export const listStaffSessions = endpoint({
  id: 'listStaffSessions',
  method: 'GET',
  path: '/staff/sessions',
  auth: 'staff',
  summary: 'Where the caller is signed in: this device first, then the one used last',
  response: z.array(StaffSession),
})

export const endStaffSession = endpoint({
  id: 'endStaffSession',
  method: 'DELETE',
  path: '/staff/sessions/{id}',
  auth: 'staff',
  summary: 'Ends one of the own sessions',
  params: byId,
  response: z.null(),
})

export const listMemberSessions = endpoint({
  id: 'listMemberSessions',
  method: 'GET',
  path: '/staff/members/{id}/sessions',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Where a member is signed in',
  params: byId,
  response: z.array(StaffSession),
})

export const endMemberSessions = endpoint({
  id: 'endMemberSessions',
  method: 'DELETE',
  path: '/staff/members/{id}/sessions',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Signs a member out everywhere',
  params: byId,
  response: z.null(),
})

export const changeStaffPassword = endpoint({
  id: 'changeStaffPassword',
  method: 'PUT',
  path: '/staff/me/password',
  auth: 'staff',
  summary: 'Changes the own password and ends the other sessions',
  body: z.object({ current_password: Password, password: Password, password_confirmation: Password }),
  response: z.null(),
})
