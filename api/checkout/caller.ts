import type { PlaceOrder, QuoteRequest } from '#contract/checkout.ts'
import { isReusable, reusableRules } from '#domain/checkout/reusable-packaging.ts'
import { streetOf } from '#domain/delivery/address-line.ts'
import type { Cents } from '#contract/primitives.ts'
import { findAccount } from '../accounts/index.ts'
import type { Ctx } from '../context.ts'
import { findSavedAddress, locate, type Located, type SavedAddress } from '../delivery/index.ts'
import { pointBalance } from '../loyalty/index.ts'
import type { NewOrder } from '../orders/index.ts'
import { loadSettings } from '../settings/index.ts'

/** The stored data of the caller, as far as this cart needs it. */
export type Caller = {
  /** The account that is signed in; undefined for guests and tables. */
  userId: string | undefined
  /** Undefined for callers that cannot have points (spec 5). */
  balance: Cents | undefined
  /** Null when the caller has no address of that id; undefined when no id was sent. */
  savedAddress: SavedAddress | null | undefined
  /** With the new address system, the location of a caller without a saved address; null for an unknown place. */
  where: Located | null | undefined
}

export async function loadCaller(
  ctx: Ctx,
  request: Pick<QuoteRequest, 'addressId' | 'placeId' | 'zipcode' | 'coordinates'>,
): Promise<Caller> {
  const { addressId } = request
  const { LOYALTY_SYSTEM, USES_NEW_ADDRESS_SYSTEM } = await loadSettings(ctx)
  const where = USES_NEW_ADDRESS_SYSTEM === '' ? undefined : await locate(ctx, request)
  const savedAddress = addressId ? null : undefined
  if (ctx.actor.kind !== 'user') return { userId: undefined, balance: undefined, savedAddress, where }
  const { userId } = ctx.actor
  return {
    userId,
    balance: LOYALTY_SYSTEM === '' ? undefined : await pointBalance(ctx, userId),
    where,
    savedAddress: addressId ? ((await findSavedAddress(ctx, userId, addressId)) ?? null) : undefined,
  }
}

/**
 * The request completed from the account: a saved address takes precedence over any text that is sent, and missing
 * name, e-mail and phone come from the profile; spec 5 requires them only from guests. An address with a place comes
 * with the town of that place.
 */
export async function completeRequest(
  ctx: Ctx,
  request: PlaceOrder,
  { savedAddress, where }: Pick<Caller, 'savedAddress' | 'where'>,
): Promise<NewOrder['request']> {
  const account = ctx.actor.kind === 'user' ? await findAccount(ctx, ctx.actor.userId) : undefined
  const settings = await loadSettings(ctx)
  return {
    ...request,
    // A browser may still remember a choice that is no longer offered.
    reusable: isReusable(request, reusableRules(settings)),
    name: request.name || (account?.name ?? ''),
    email: request.email || (account?.email ?? ''),
    phone: request.phone || (account?.phone ?? ''),
    ...(request.addressId
      ? fromSaved(savedAddress)
      : settings.USES_NEW_ADDRESS_SYSTEM !== '' && fromPlace(where, request.address ?? '')),
  }
}

const fromSaved = (saved: SavedAddress | null | undefined) => ({
  areaId: saved?.areaId ?? null,
  address: saved?.address ?? null,
  extras: saved?.extras ?? null,
  town: saved?.where && { zipcode: saved.zipcode, city: saved.city },
  exactPoint: saved?.exactPoint,
})

const fromPlace = (where: Located | null | undefined, typed: string) => ({
  areaId: null,
  address: streetOf(where ?? undefined, typed),
  town: where ? { zipcode: where.zipcode, city: where.city } : undefined,
  exactPoint: where?.isExact ? where.coordinates : null,
})
