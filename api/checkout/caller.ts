import type { PlaceOrder, QuoteRequest } from '#contract/checkout.ts'
import type { Address } from '#contract/delivery.ts'
import type { Cents } from '#contract/primitives.ts'
import { findAccount } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { findSavedAddress } from '../delivery/index.ts'
import { pointBalance } from '../loyalty/index.ts'
import { loadSettings } from '../settings/index.ts'

/** What the house keeps for whoever asks, as far as this cart needs it. */
export type Caller = {
  /** Undefined for whoever cannot have points (spec 5). */
  balance: Cents | undefined
  /** Null when the caller has no address of that id; undefined when none was named. */
  savedAddress: Address | null | undefined
}

export async function loadCaller(ctx: Ctx, { addressId }: Pick<QuoteRequest, 'addressId'>): Promise<Caller> {
  const { LOYALTY_SYSTEM } = await loadSettings(ctx)
  const savedAddress = addressId ? null : undefined
  if (ctx.actor.kind !== 'user') return { balance: undefined, savedAddress }
  const { userId } = ctx.actor
  return {
    balance: LOYALTY_SYSTEM === '' ? undefined : await pointBalance(ctx, userId),
    savedAddress: addressId ? ((await findSavedAddress(ctx, userId, addressId)) ?? null) : undefined,
  }
}

/**
 * The request with what the account knows: a saved address stands before any text that is sent along, and what was left out
 * of name, e-mail and phone comes from the profile; spec 5 asks only guests for them.
 */
export async function completeRequest(
  ctx: Ctx,
  request: PlaceOrder,
  { savedAddress }: Pick<Caller, 'savedAddress'>,
): Promise<PlaceOrder> {
  const account = ctx.actor.kind === 'user' ? await findAccount(ctx, ctx.actor.userId) : undefined
  const { REUSABLE_PACKAGING } = await loadSettings(ctx)
  return {
    ...request,
    // A browser may still remember a choice that is not offered any more.
    reusable: request.reusable === true && REUSABLE_PACKAGING === 'offer',
    name: request.name || (account?.name ?? ''),
    email: request.email || (account?.email ?? ''),
    phone: request.phone || (account?.phone ?? ''),
    ...(request.addressId && {
      areaId: savedAddress?.areaId ?? null,
      address: savedAddress?.address ?? null,
      extras: savedAddress?.extras ?? null,
    }),
  }
}
