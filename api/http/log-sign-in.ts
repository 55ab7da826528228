import type { Ctx } from '../context.ts'

type SignIn = { kind: 'account' | 'staff'; id: string | undefined; isRight: boolean; by?: string }

/**
 * Writes one line for every sign-in that was tried, so that an operator sees guessing and can block an address. What was
 * typed is never written: people type their password into the wrong field.
 */
export function logSignIn({ deps, address }: Ctx, { kind, id, isRight, by = 'password' }: SignIn): void {
  deps.log.info(isRight ? 'signed in' : 'sign-in refused', { kind, id, by, address })
}
