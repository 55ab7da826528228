/** How long a person needs at least to fill in a form, in milliseconds. */
const MIN_SHOWN_MS = 1_500

/** What a form reports about how it was filled in; clients without a form leave both out. */
export type SpamTrap = { website?: string; shownForMs?: number | null | undefined }

/** Whether a bot filled in the form: it filled the hidden field, or it was too fast (ux.md R-D3, A-30). */
export function isSpam({ website = '', shownForMs }: SpamTrap): boolean {
  return website !== '' || (shownForMs != null && shownForMs < MIN_SHOWN_MS)
}
