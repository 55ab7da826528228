import type { Ctx } from '../context.ts'

type SignIn = { kind: 'account' | 'staff'; id: string | undefined; isRight: boolean; by?: string }

/**
 * Writes one line for every sign-in attempt, so that an operator sees password guessing and can block an address. The
 * typed values are never logged: people type their password into the wrong field.
 */
export function logSignIn({ deps, address }: Ctx, { kind, id, isRight, by = 'password' }: SignIn): void {
  deps.log.info(isRight ? 'signed in' : 'sign-in refused', { kind, id, by, address })
}
