export type DemoTables = {
  /** At most one row: what of this shop is a demonstration, as it was seeded. */
  demo: {
    id: number
    seeded_at: string
    /** When it was thrown away; the row stays, so that it is not seeded again. */
    removed_at: string | null
    contents_json: string
  }
}
