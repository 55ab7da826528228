import type { Page } from '#contract/content.ts'
import type { Order } from '#contract/orders.ts'
import type { GuestReservation } from '#contract/reservations.ts'
import type { Ctx } from '../context.ts'

/** Mails report on modules above this one; their functions are injected where the app is composed. */
export type MailSources = {
  /** An order, its page relative to the shop, and its payment method, in English. Throws `not_found`. */
  order(ctx: Ctx, id: string): Promise<{ order: Order; path: string; payment: string }>
  /** The reservation with this page, as its guest sees it. Throws `not_found`. */
  reservation(ctx: Ctx, path: string): Promise<GuestReservation>
  /** The translations into the language of `ctx`, by the English text. */
  messages(ctx: Ctx): Promise<Readonly<Record<string, string>>>
  pages(ctx: Ctx): Promise<Page[]>
}
