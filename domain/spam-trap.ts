/** How long a person needs at least to fill in a form, in milliseconds. */
const MIN_SHOWN_MS = 1_500

/** What a form says about whoever filled it in; clients without a form leave both out. */
export type SpamTrap = { website?: string; shownForMs?: number | null | undefined }

/** Whether a form was filled in by a machine: it filled what nobody sees, or it was far too quick (ux.md R-D3, A-30). */
export function isSpam({ website = '', shownForMs }: SpamTrap): boolean {
  return website !== '' || (shownForMs != null && shownForMs < MIN_SHOWN_MS)
}
