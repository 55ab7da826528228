import { fold } from '#domain/text/fold.ts'

type Part = { text: string; isBold: boolean; start: number }

/** Splits an address into what the guest typed, word by word, and the rest. */
export function boldParts(address: string, typed: string): Part[] {
  const wanted = typed
    .split(/[\s,]+/)
    .flatMap(fold)
    .filter(Boolean)
  let start = 0
  return address.split(/([\s,]+)/).flatMap((word): Part[] => {
    const at = start
    start += word.length
    const length = matchLength(word, wanted)
    return [
      { text: word.slice(0, length), isBold: true, start: at },
      { text: word.slice(length), isBold: false, start: at + length },
    ].filter(({ text }) => text !== '')
  })
}

/** How many leading letters of a word match what was typed, ignoring diacritics. */
function matchLength(word: string, wanted: readonly string[]): number {
  for (let length = word.length; length > 0; length -= 1) {
    if (fold(word.slice(0, length)).some((form) => wanted.includes(form))) return length
  }
  return 0
}
