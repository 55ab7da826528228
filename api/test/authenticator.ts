import { Secret, TOTP } from 'otpauth'
import type { AuthenticatorSetup, RecoveryCodes } from '#contract/staff-second-factor.ts'
import type { TestApp } from './app.ts'
import { staffPassword } from './staff.ts'

/** The authenticator app of a member. */
export type TestAuthenticator = {
  /** The code that it shows `later` milliseconds from now. */
  code(later?: number): string
  recoveryCodes: string[]
}

/** What the app with this secret shows at a moment. */
export const codeOf = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

/** Adds an app to the member with these headers. */
export async function addApp(app: TestApp, headers: Record<string, string>): Promise<TestAuthenticator> {
  const prepared = await app.request('/staff/me/authenticator', { headers })
  const { data } = (await prepared.json()) as { data: AuthenticatorSetup }
  const body = {
    setup: data.setup,
    code: codeOf(data.secret, app.deps.clock()),
    password: staffPassword,
  }
  const response = await app.post('/staff/me/authenticator', body, headers)
  if (!response.ok) throw new Error(await response.text())
  const { data: codes } = (await response.json()) as { data: RecoveryCodes }
  return {
    code: (later = 0) => codeOf(data.secret, app.deps.clock() + later),
    recoveryCodes: codes.recoveryCodes,
  }
}
