import type { Cents } from '#contract/primitives.ts'
import type { Ctx } from '../context.ts'
import { addEntry, findEntry } from './add-entry.ts'

export type Correction = { id: string; userId: string; amount: Cents; reason: string }

/**
 * Adds points to a balance or takes some away; call it in a transaction. The same correction sent again counts once and is
 * `known`; another one under its id is `foreign`. With `refused` the balance would fall below zero, and nothing has
 * changed.
 */
export async function correctPoints(
  ctx: Ctx,
  { id, userId, amount, reason }: Correction,
): Promise<'corrected' | 'known' | 'foreign' | 'refused'> {
  const entry = { userId, kind: 'corrected', amount: () => amount, order: null } as const
  if (await addEntry(ctx, { ...entry, correction: { id, reason } })) return 'corrected'
  const found = await findEntry(ctx, id)
  if (!found) return 'refused'
  const isSame = found.user_id === userId && found.amount_cents === amount && found.reason === reason
  return isSame ? 'known' : 'foreign'
}
