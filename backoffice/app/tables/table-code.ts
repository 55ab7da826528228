/** Letters and digits that nobody mistakes for another one. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4

/**
 * A code that nobody guesses, in groups that can be read aloud. `random` answers so many random bytes; those that would
 * make some letters likelier are left out.
 */
export function tableCode(random: (count: number) => Uint8Array): string {
  const fair = 256 - (256 % ALPHABET.length)
  let letters = ''
  while (letters.length < GROUPS * GROUP)
    for (const byte of random(GROUPS * GROUP)) {
      if (byte < fair && letters.length < GROUPS * GROUP) letters += ALPHABET[byte % ALPHABET.length]
    }
  return Array.from({ length: GROUPS }, (_, at) => letters.slice(at * GROUP, (at + 1) * GROUP)).join('-')
}
