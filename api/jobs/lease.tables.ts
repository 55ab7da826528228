export type LeaseTables = {
  /** Work that one process at a time does, and until when it does without saying so again. */
  leases: { name: string; holder: string; held_until: string }
}
