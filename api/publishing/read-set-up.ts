import type { SetUpStep } from '#contract/publishing-set-up.ts'
import { settings } from '#contract/settings.ts'
import { setUpSteps } from '#domain/setup/set-up-steps.ts'
import type { Ctx } from '../context.ts'
import { hasPlacedOrders } from '../orders/index.ts'
import { readWorkspace } from './workspace.ts'

/** What the restaurant needs before its first order, and what of it is done, from its documents as they stand. */
export async function readSetUp(ctx: Ctx): Promise<SetUpStep[]> {
  const { drafted, published } = await readWorkspace(ctx.db)
  return setUpSteps({
    drafted,
    published,
    defaultName: settings.SITE_TITLE.default,
    takesPaymentOnline: ctx.deps.gateways.size > 0,
    hasOrders: await hasPlacedOrders(ctx),
  })
}
