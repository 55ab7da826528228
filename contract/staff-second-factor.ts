import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Instant } from './primitives.ts'
import { SignedIn, StaffRole } from './staff.ts'

const byId = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
const Password = z.string().max(200).default('')
const Code = z.string().max(40).default('')

/** Shown once: only their hashes are stored. Each signs in once instead of a code of the app. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' })
export type RecoveryCodes = z.output<typeof RecoveryCodes>

/** A key on a device or in a password manager; `id` is the browsers' own name for it. */
export const Passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })
  .meta({ id: 'Passkey' })
export type Passkey = z.output<typeof Passkey>

export const SecondFactor = z
  .object({
    hasApp: z.boolean(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
    /** Whether the role of the member may not do without. */
    isDemanded: z.boolean(),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.output<typeof SecondFactor>

/** A new secret for an authenticator app; nothing is stored before a code has proved that the app has it. */
export const AuthenticatorSetup = z
  .object({ secret: z.string(), uri: z.string(), setup: z.string() })
  .meta({ id: 'AuthenticatorSetup' })
export type AuthenticatorSetup = z.output<typeof AuthenticatorSetup>

export const finishStaffSignIn = endpoint({
  id: 'finishStaffSignIn',
  method: 'POST',
  path: '/staff/sign-in/second-step',
  auth: 'public',
  summary: 'The second step of a sign-in: a code of the authenticator app, or a recovery code',
  body: z.object({ step: z.string().max(1000), code: Code }),
  response: SignedIn,
})

export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  method: 'GET',
  path: '/staff/me/second-factor',
  auth: 'staff',
  beforeSecondFactor: true,
  summary: 'Whether signing in takes a second step',
  response: SecondFactor,
})

export const prepareAuthenticator = endpoint({
  id: 'prepareAuthenticator',
  method: 'GET',
  path: '/staff/me/authenticator',
  auth: 'staff',
  beforeSecondFactor: true,
  summary: 'A secret for an authenticator app, to be sent back with a code of the app within ten minutes',
  response: AuthenticatorSetup,
})

export const addAuthenticator = endpoint({
  id: 'addAuthenticator',
  method: 'POST',
  path: '/staff/me/authenticator',
  auth: 'staff',
  beforeSecondFactor: true,
  summary: 'From now on signing in takes a code of the app; the answer has ten recovery codes',
  body: z.object({ setup: z.string().max(1000), code: Code, password: Password }),
  response: RecoveryCodes,
})

export const removeAuthenticator = endpoint({
  id: 'removeAuthenticator',
  method: 'POST',
  path: '/staff/me/authenticator/remove',
  auth: 'staff',
  summary: 'From now on the password is enough',
  body: z.object({ password: Password }),
  response: z.null(),
})

export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/staff/me/recovery-codes',
  auth: 'staff',
  summary: 'Ten new recovery codes; the old ones stop working',
  body: z.object({ password: Password }),
  response: RecoveryCodes,
})

export const resetSecondFactor = endpoint({
  id: 'resetSecondFactor',
  method: 'DELETE',
  path: '/staff/members/{id}/second-factor',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Removes the second step of a member who has lost the device',
  params: byId,
  response: z.null(),
})

/** The roles whose members may not do without a second factor. */
const Roles = z.array(StaffRole).max(StaffRole.options.length)

export const getSecondFactorRoles = endpoint({
  id: 'getSecondFactorRoles',
  method: 'GET',
  path: '/staff/second-factor-roles',
  auth: 'staff',
  permission: 'staff.write',
  summary: 'Which roles may not do without a second factor',
  response: Roles,
})

export const setSecondFactorRoles = endpoint({
  id: 'setSecondFactorRoles',
  method: 'PUT',
  path: '/staff/second-factor-roles',
  auth: 'staff',
  permission: 'staff.write',
  summary:
    'Says which roles may not do without a second factor: their members set one up before they can do anything else',
  body: z.object({ roles: Roles }),
  response: Roles,
})
