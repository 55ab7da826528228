import { StaffRole } from '#contract/staff.ts'
import { type Ctx, transaction } from '../context.ts'
import { recordChange } from './record-change.ts'

/** The roles whose members may not do without a second factor, in the order of the roles. */
export async function readSecondFactorRoles(ctx: Ctx): Promise<StaffRole[]> {
  const rows = await ctx.db.selectFrom('staff_second_factor_roles').select('role').execute()
  return StaffRole.options.filter((role) => rows.some((row) => row.role === role))
}

/**
 * Says which roles may not do without a second factor. It counts at once, also for whoever is signed in: `lacksSecondFactor`
 * is read with each call.
 */
export async function setSecondFactorRoles(
  ctx: Ctx,
  { roles }: { roles: StaffRole[] },
): Promise<StaffRole[]> {
  return transaction(ctx, async (ctx) => {
    const before = await readSecondFactorRoles(ctx)
    await ctx.db.deleteFrom('staff_second_factor_roles').execute()
    for (const role of new Set(roles))
      await ctx.db
        .insertInto('staff_second_factor_roles')
        .values({ role })
        .onConflict((conflict) => conflict.column('role').doNothing())
        .execute()
    const after = await readSecondFactorRoles(ctx)
    if (before.join() === after.join()) return after
    const subject = { kind: 'second-factor-roles', id: 'roles', name: '' }
    await recordChange(ctx, { subject, before, after })
    return after
  })
}
