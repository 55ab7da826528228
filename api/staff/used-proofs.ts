import { type Ctx, isoAt } from '../context.ts'
import { digest } from '../platform/digest.ts'

/**
 * Notes that a proof was used; false when it was used before. Of simultaneous uses one succeeds, in every process.
 * `until` is when the proof expires by itself.
 */
export async function spendProof(ctx: Ctx, proof: string, until: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('staff_used_proofs')
    .values({ proof_hash: digest(proof), expires_at: isoAt(until) })
    .onConflict((conflict) => conflict.column('proof_hash').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
