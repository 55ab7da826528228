/** A restored database that stands beside the one in use. */
export type Prepared = {
  /** Puts it in place at one stroke; what stood there is kept aside. */
  use(): Promise<void>
  /** Removes what was prepared. */
  discard(): Promise<void>
}
