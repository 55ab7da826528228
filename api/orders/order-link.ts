import { createHash, createHmac } from 'node:crypto'
import type { Ctx } from '../context.ts'

/**
 * The secret in the link of an order. It follows from the order's id and the key of the house, so that a repeated
 * request gets the same link although only a hash of it is stored.
 */
export function orderToken(ctx: Ctx, orderId: string): string {
  return createHmac('sha256', ctx.deps.secret).update(`order:${orderId}`).digest('base64url').slice(0, 32)
}

/** What is stored of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Where the page of an order lies, relative to the shop. */
export function orderPath(ctx: Ctx, orderId: string): string {
  return `/order/${orderToken(ctx, orderId)}`
}
