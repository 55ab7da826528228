import { useEffect, useState } from 'react'

/** Somebody whom a social provider has proven to us and who has no account yet (spec 4). */
export type SocialGuest = {
  name: string
  email: string
  socialId: string
  socialName: string
  /** The proof; it alone is believed. */
  socialTicket: string
}

const KEY = 'social-guest'

/** Keeps the guest for the register page of this tab. */
export function keepSocialGuest(guest: SocialGuest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(guest))
  } catch {
    // Without storage the register page asks for everything.
  }
}

/** Forgets the guest. */
export function forgetSocialGuest(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored then.
  }
}

/** The guest of this tab, known after the page is awake. */
export function useSocialGuest(): SocialGuest | undefined {
  const [guest, setGuest] = useState<SocialGuest>()
  useEffect(() => setGuest(read()), [])
  return guest
}

function read(): SocialGuest | undefined {
  try {
    const { name, email, socialId, socialName, socialTicket } = JSON.parse(
      sessionStorage.getItem(KEY) ?? '',
    ) as Record<string, unknown>
    if (typeof socialTicket !== 'string' || typeof socialId !== 'string') return undefined
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return { name: text(name), email: text(email), socialId, socialName: text(socialName), socialTicket }
  } catch {
    return undefined
  }
}
