import type { Ctx } from './context.ts'

/**
 * The personal data that a module keeps of an account (ux.md R-D5). The composition passes the sources of all modules
 * to accounts, so that no module depends on another for it.
 */
export type PersonalData = {
  /** The name of this part in the export. */
  name: string
  /** All data of the account in this module, as plain values. */
  export(ctx: Ctx, userId: string): Promise<readonly unknown[]>
  /**
   * Erases it, or detaches the account from it where the law requires to keep it. Runs in the transaction that ends the
   * account.
   */
  erase(ctx: Ctx, userId: string): Promise<void>
}
