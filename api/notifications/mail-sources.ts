import type { Page } from '#contract/content.ts'
import type { Order } from '#contract/orders.ts'
import type { Ctx } from '../context.ts'

/** What mails tell about lies in modules that stand above this one; whoever composes the app hands it in. */
export type MailSources = {
  /** An order, its page relative to the shop, and how it is paid, in English. Throws `not_found`. */
  order(ctx: Ctx, id: string): Promise<{ order: Order; path: string; payment: string }>
  /** The words of the language of `ctx`, from the English text. */
  messages(ctx: Ctx): Promise<Readonly<Record<string, string>>>
  pages(ctx: Ctx): Promise<Page[]>
}
