import { type RefObject, useRef } from 'react'

/** A spam trap: detects bots without asking guests anything (ux.md A-30, R-D3). */
export type SpamTrap = {
  website: RefObject<HTMLInputElement | null>
  /** Call it when the form is first seen. */
  appeared(): void
  /** For the body of the call. */
  read(): { website: string; shownForMs: number }
}

export function useSpamTrap(): SpamTrap {
  const website = useRef<HTMLInputElement>(null)
  const since = useRef<number>(undefined)
  return useRef<SpamTrap>({
    website,
    appeared: () => void (since.current ??= performance.now()),
    read: () => ({
      website: website.current?.value ?? '',
      shownForMs: Math.round(performance.now() - (since.current ?? performance.now())),
    }),
  }).current
}

/** A honeypot field, hidden from sight, screen readers and keyboard: only bots fill it in. */
export function SpamTrapField({ spamTrap }: { spamTrap: SpamTrap }) {
  return (
    <div className="form__website" aria-hidden="true" inert>
      <input
        ref={spamTrap.website}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-label="Website"
      />
    </div>
  )
}
