import type { Pagination, Transaction } from '#contract/loyalty.ts'
import type { Cents } from '#contract/primitives.ts'
import { TRANSACTIONS_PER_PAGE } from '#domain/limits.ts'
import { pointTexts } from '#domain/loyalty/point-texts.ts'
import { cents } from '#domain/money.ts'
import { formatMessage } from '#domain/i18n/format-message.ts'
import { builtInMessages } from '#domain/i18n/catalogue.ts'
import type { Ctx } from '../context.ts'

/** The points of a user, in cents; 0 for a user who never had any. */
export async function pointBalance(ctx: Pick<Ctx, 'db'>, userId: string): Promise<Cents> {
  return cents((await lastEntry(ctx, userId))?.balance_after_cents ?? 0)
}

/** The points of some users who have any or ever had, in cents. */
export async function pointBalances(
  ctx: Pick<Ctx, 'db'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Cents>> {
  if (userIds.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('point_entries as entry')
    .select(['user_id', 'balance_after_cents'])
    .where('user_id', 'in', userIds)
    .where('position', '=', ({ selectFrom }) =>
      selectFrom('point_entries as one')
        .select(({ fn }) => fn.max('one.position').as('position'))
        .whereRef('one.user_id', '=', 'entry.user_id'),
    )
    .execute()
  return new Map(rows.map((row) => [row.user_id, cents(row.balance_after_cents)]))
}

/** The entry with the current balance. */
export function lastEntry(ctx: Pick<Ctx, 'db'>, userId: string) {
  return ctx.db
    .selectFrom('point_entries')
    .select(['position', 'kind', 'balance_after_cents'])
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** One page of the changes of a balance, the newest first; a page after the last one is empty. */
export async function listTransactions(
  ctx: Ctx,
  userId: string,
  page: number,
): Promise<{ data: Transaction[]; meta: { pagination: Pagination } }> {
  const { total } = await entries(ctx, userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await entries(ctx, userId)
    .selectAll()
    .orderBy('position', 'desc')
    .limit(TRANSACTIONS_PER_PAGE)
    .offset((page - 1) * TRANSACTIONS_PER_PAGE)
    .execute()
  const messages = builtInMessages(ctx.language)
  return {
    data: rows.map((row) => ({
      id: row.id,
      description: formatMessage(
        messages[pointTexts[row.kind]] ?? pointTexts[row.kind],
        { code: row.order_code ?? '', reason: row.reason ?? '' },
        ctx.language,
      ),
      oldProfit: cents(row.balance_after_cents - row.amount_cents),
      amount: cents(row.amount_cents),
      newProfit: cents(row.balance_after_cents),
      date: row.created_at,
    })),
    meta: {
      pagination: {
        total,
        current_page: page,
        per_page: TRANSACTIONS_PER_PAGE,
        total_pages: Math.max(1, Math.ceil(total / TRANSACTIONS_PER_PAGE)),
      },
    },
  }
}

/** Entries that changed the balance; spending held points is an internal entry. */
const entries = (ctx: Pick<Ctx, 'db'>, userId: string) =>
  ctx.db.selectFrom('point_entries').where('user_id', '=', userId).where('amount_cents', '<>', 0)
