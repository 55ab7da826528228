import { z } from 'zod'
import { Money } from '#contract/primitives.ts'
import { cents } from '#domain/money.ts'
import type { Ctx } from '../context.ts'
import type { Person, PersonalData } from '../personal-data.ts'
import { addEntry } from './add-entry.ts'
import { lastEntry } from './loyalty.queries.ts'

/**
 * The ledger of an account as personal data (ux.md R-D5). Erasing removes the points and the references to orders; the
 * bare amounts stay, because payments with points stay in the books.
 */
export const loyaltyData: PersonalData = {
  name: 'transactions',

  async export(ctx: Ctx, { userId }: Person): Promise<unknown[]> {
    if (userId === null) return []
    const rows = await ctx.db
      .selectFrom('point_entries')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('position')
      .execute()
    return rows.map((row) => ({
      kind: row.kind,
      amount: z.encode(Money, cents(row.amount_cents)),
      newProfit: z.encode(Money, cents(row.balance_after_cents)),
      orderCode: row.order_code,
      reason: row.reason,
      date: row.created_at,
    }))
  },

  async erase(ctx: Ctx, { userId }: Person): Promise<void> {
    if (userId === null) return
    if (await lastEntry(ctx, userId))
      await addEntry(ctx, { userId, kind: 'erased', amount: (balance) => -balance, order: null })
    await ctx.db
      .updateTable('point_entries')
      .set({ order_id: null, order_code: null, reason: null })
      .where('user_id', '=', userId)
      .execute()
  },
}
