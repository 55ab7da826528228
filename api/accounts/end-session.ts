import type { Ctx } from '../context.ts'
import { userOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { closeSession } from './sessions.ts'
import { signOutSocially } from './social/sign-out.ts'

/**
 * Ends a session of the account that makes this call; the present one as signing out does. Throws `not_found` when the
 * account has none with this id.
 */
export async function endSession(ctx: Ctx, id: string): Promise<null> {
  const { userId, session } = userOf(ctx.actor)
  const ended = await ctx.db
    .deleteFrom('user_sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('token_hash')
    .executeTakeFirst()
  if (!ended) throw new AppError('not_found', 'There is no such session')
  if (ended.token_hash === session) {
    await signOutSocially(ctx)
    await closeSession(ctx)
  }
  return null
}
