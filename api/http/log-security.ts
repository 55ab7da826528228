import { afterCommit, type Ctx } from '../context.ts'

type SignIn = { kind: 'account' | 'staff'; id: string | undefined; isRight: boolean; by?: string }

/**
 * Writes one line for every sign-in attempt, so that an operator sees password guessing and can block an address. The
 * typed values are never logged: people type their password into the wrong field.
 */
export function logSignIn({ deps, address }: Ctx, { kind, id, isRight, by = 'password' }: SignIn): void {
  const security = isRight ? 'sign-in' : 'sign-in-refused'
  deps.log.info(isRight ? 'signed in' : 'sign-in refused', { security, kind, id, by, address })
}

type Access = { role: string; isActive: boolean }

/** Writes one line when the access of a member of staff has changed, once that is committed. */
export function logAccess(ctx: Ctx, id: string, before: Access | null, after: Access): void {
  if (before?.role === after.role && before.isActive === after.isActive) return
  const { actor, deps, address } = ctx
  const by = actor.kind === 'staff' ? actor.memberId : undefined
  const at = ({ role, isActive }: Access) => (isActive ? role : 'none')
  afterCommit(ctx, () =>
    deps.log.info('access changed', {
      security: 'role-change',
      id,
      by,
      from: before ? at(before) : 'none',
      to: at(after),
      address,
    }),
  )
}
