import { type Ctx, isoNow, transaction } from '../context.ts'
import { lockSetUp } from '../db/migrate.ts'
import { newToken, tokenHash } from '../platform/session-token.ts'
import { hasOwner } from './invitations.queries.ts'
import { invitationPath } from './invite-member.ts'

/**
 * The path of a page that makes the first owner, with a code that counts once; undefined when there is an owner. Codes
 * of starts before keep counting until there is one, so that a start that was killed or a second process locks nobody
 * out.
 */
export async function openFirstOwnerLink(ctx: Ctx): Promise<string | undefined> {
  return transaction(ctx, async (ctx) => {
    await lockSetUp(ctx.db, ctx.deps.engine)
    if (await hasOwner(ctx)) return undefined
    const token = newToken()
    await ctx.db
      .insertInto('staff_invitations')
      .values({
        id: ctx.deps.newId(),
        token_hash: tokenHash(token),
        email: '',
        role: 'owner',
        created_at: isoNow(ctx.deps),
      })
      .execute()
    return invitationPath(token)
  })
}
