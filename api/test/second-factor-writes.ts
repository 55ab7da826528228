import type { AuthenticatorSetup } from '#contract/staff-second-factor.ts'
import { addApp, codeOf } from './authenticator.ts'
import { addPasskey, askPasskey, createPasskeyDevice, preparePasskey } from './passkey-device.ts'
import type { PayShop } from './payments/pay-shop.ts'
import type { Prepare } from './staff-writes.ts'
import { addStaff, signedIn, staffPassword, trySignIn } from './staff.ts'

const password = staffPassword

const dataOf = async <T>(response: Response): Promise<T> => ((await response.json()) as { data: T }).data

const minasApp = ({ app, headers }: PayShop) => addApp(app, headers)

/** Examples of the writes about the second step of a sign-in. */
export const secondFactorWrites: Record<string, Prepare> = {
  addAuthenticator: async ({ app, staff }) => {
    const { setup, secret } = await dataOf<AuthenticatorSetup>(await staff('/me/authenticator'))
    const code = codeOf(secret, app.deps.clock())
    return {
      send: () => staff('/me/authenticator', { setup, code, password }),
      line: { kind: 'second-factor', before: null, after: { by: 'app', recoveryCodes: 10 } },
    }
  },
  removeAuthenticator: async (shop) => {
    await minasApp(shop)
    return {
      send: () => shop.staff('/me/authenticator/remove', { password }),
      line: { kind: 'second-factor', before: { by: 'app' }, after: null },
    }
  },
  renewRecoveryCodes: async (shop) => {
    await minasApp(shop)
    return {
      send: () => shop.staff('/me/recovery-codes', { password }),
      line: {
        kind: 'second-factor',
        before: { recoveryCodes: 10 },
        after: { recoveryCodes: 10, renewed: true },
      },
    }
  },
  resetSecondFactor: async ({ app, headers }) => {
    await addStaff(app, 'kim@example.org', 'kitchen')
    await addApp(app, await signedIn(app, 'kim@example.org'))
    const { member_id } = await app.db
      .selectFrom('staff_authenticators')
      .select('member_id')
      .executeTakeFirstOrThrow()
    return {
      send: () => app.request(`/staff/members/${member_id}/second-factor`, { method: 'DELETE', headers }),
      line: { kind: 'second-factor', before: { by: 'app' }, after: null },
    }
  },
  setSecondFactorRoles: async ({ app, headers }) => ({
    send: () =>
      app.request('/staff/second-factor-roles', {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ roles: ['manager', 'owner'] }),
      }),
    line: { kind: 'second-factor-roles', before: [], after: ['owner', 'manager'] },
  }),
  addPasskey: async ({ app, staff, headers }) => {
    const { question, options } = await preparePasskey(app, headers)
    return {
      send: () =>
        staff('/me/passkeys', {
          question,
          credential: createPasskeyDevice().make(options),
          name: 'Phone',
          password,
        }),
      line: { kind: 'passkey', before: null, after: { recoveryCodes: 10 } },
    }
  },
  removePasskey: async (shop) => {
    const { device } = await addPasskey(shop.app, shop.headers)
    return {
      send: () => shop.staff(`/me/passkeys/${device.id}/remove`, { password }),
      line: { kind: 'passkey', before: { name: 'Phone' }, after: null },
    }
  },
  signInByPasskey: async (shop) => {
    const { device } = await addPasskey(shop.app, shop.headers)
    const { question, options } = await askPasskey(shop.app)
    const credential = device.use(options)
    return {
      send: () => shop.app.post('/staff/sign-in/passkey', { question, credential }),
      line: { kind: 'session', before: null, after: { by: 'passkey' } },
    }
  },
  finishStaffSignIn: async (shop) => {
    const { recoveryCodes } = await minasApp(shop)
    const { step } = await dataOf<{ step: string }>(await trySignIn(shop.app, 'mina@example.org', password))
    return {
      send: () => shop.app.post('/staff/sign-in/second-step', { step, code: recoveryCodes[0] }),
      line: { kind: 'session', before: null, after: { by: 'recovery code' } },
    }
  },
}
