import type { Ctx } from '../context.ts'
import { signature } from '../platform/digest.ts'

/**
 * The secret in the link of an order. It follows from the order's id and the key of the system, so that a repeated
 * request gets the same link although only a hash of it is stored.
 */
export function orderToken(ctx: Ctx, orderId: string): string {
  return signature(ctx.deps.secret, `order:${orderId}`)
}

/** The path of the page of an order, relative to the shop. */
export const orderPath = (ctx: Ctx, orderId: string): string => pathOfToken(orderToken(ctx, orderId))

export const pathOfToken = (token: string): string => `/order/${token}`
