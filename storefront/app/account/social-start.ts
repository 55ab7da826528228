import type { SocialProvider } from '#contract/accounts.ts'

/** What was begun at a provider, kept in this tab until the guest comes back. */
export type SocialStart = {
  provider: SocialProvider
  nonce: string
  state: string
  /** The search of the page it began on, which knows where to go on afterwards. */
  search: string
}

const KEY = 'social-start'

export function keepSocialStart(start: SocialStart): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(start))
  } catch {
    // Without storage the way back cannot be believed, and says so.
  }
}

/** Reads what was begun and forgets it: every answer of a provider counts once. */
export function takeSocialStart(): SocialStart | undefined {
  try {
    const start = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as SocialStart | null
    sessionStorage.removeItem(KEY)
    return start ?? undefined
  } catch {
    return undefined
  }
}
