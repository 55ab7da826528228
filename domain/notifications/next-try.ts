const SECOND = 1000
const FIRST_WAIT_MS = 15 * SECOND
const LONGEST_WAIT_MS = 24 * 60 * 60 * SECOND

/** After that many tries, spread over about two and a half days, a mail is given up. */
export const MAX_TRIES = 15

/** Milliseconds to wait after the given number of tries; undefined when it is time to give up. */
export function waitAfter(tries: number): number | undefined {
  return tries >= MAX_TRIES ? undefined : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1))
}
