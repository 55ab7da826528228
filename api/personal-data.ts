import type { Ctx } from './context.ts'

/**
 * What a module keeps of an account (ux.md R-D5). The composition hands every module's to the accounts, so that no module has to
 * know another for it.
 */
export type PersonalData = {
  /** The name of this part in what the guest takes away. */
  name: string
  /** Everything the module knows about the account, as plain values. */
  export(ctx: Ctx, userId: string): Promise<readonly unknown[]>
  /** Erases it, or takes the account off it where the law asks to keep it. Runs in the transaction that ends the account. */
  erase(ctx: Ctx, userId: string): Promise<void>
}
