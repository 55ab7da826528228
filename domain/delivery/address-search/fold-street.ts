const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', æ: 'ae', œ: 'oe', ø: 'oe', å: 'aa' }

/**
 * A street as it is compared: small letters and digits alone, umlauts as `ae`, `ß` and `ss` as one letter so that a slip on
 * it is one slip, `str.` written out. A last word that is still being typed keeps its `str`: many words begin with it.
 */
export function foldStreet(text: string, isComplete = true): string {
  return squeeze(withDigraphs(text.normalize('NFC').toLowerCase()), isComplete)
}

/** The ways in which people write the name of a street: `goerlitzerstrase` and `gorlitzerstrase`. */
export function streetKeys(name: string): string[] {
  const small = name.normalize('NFC').toLowerCase()
  const typed = withDigraphs(small)
  return typed === small ? [squeeze(small, true)] : [squeeze(typed, true), squeeze(small, true)]
}

const withDigraphs = (small: string): string =>
  small.replace(/[äöüæœøå]/g, (letter) => spelled[letter] ?? letter)

function squeeze(small: string, isComplete: boolean): string {
  return small
    .normalize('NFD')
    .replace(/str\.|str(?=[^\p{L}\p{M}])/gu, 'strase')
    .replace(/str$/, isComplete ? 'strase' : 'str')
    .replace(/[^a-z0-9ß]+/g, '')
    .replace(/[sß]+/g, 's')
}
