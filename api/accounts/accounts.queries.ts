import type { User } from '#contract/accounts.ts'
import type { Cents } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import { userOf } from '../http/access.ts'
import { AppError } from '../http/errors.ts'
import { type Account, findAccount } from './users.ts'

/** The loyalty balance of an account; injected where the app is composed. */
export type PointBalance = (ctx: Ctx, userId: string) => Promise<Cents>

/** The user who makes this call (spec 3). Throws `unauthenticated` when the account has been deleted meanwhile. */
export async function findMe(ctx: Ctx, pointBalance: PointBalance): Promise<User> {
  const { actor } = ctx
  if (actor.kind === 'table') return atTable({ id: actor.tableId, name: actor.name })
  const account = await findAccount(ctx, userOf(actor).userId)
  if (!account) throw new AppError('unauthenticated', 'Please sign in')
  return showUser(ctx, account, pointBalance)
}

/** An account as its owner sees it. */
export async function showUser(ctx: Ctx, account: Account, pointBalance: PointBalance): Promise<User> {
  const identities = await ctx.db
    .selectFrom('social_identities')
    .select('provider')
    .where('user_id', '=', account.id)
    .orderBy('provider')
    .execute()
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    phone: account.phone,
    profit: await pointBalance(ctx, account.id),
    table: null,
    socialNames: identities.map(({ provider }) => provider),
    hasPassword: account.password_hash !== null,
  }
}

const atTable = (table: { id: string; name: string }): User => ({
  id: table.id,
  name: table.name,
  email: '',
  phone: '',
  profit: cents(0),
  table,
  socialNames: [],
  hasPassword: false,
})
