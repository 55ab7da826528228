/** An address as it stands in the register. */
export type RightAddress = { street: string; number: string; zipcode: string }

/** Numbers from 0 to 1 that are the same in every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An address as people type it: in another order, abbreviated, without umlauts or postal code, with a wrong letter. */
export function damagedAddress({ street, number, zipcode }: RightAddress, random: () => number): string {
  const maybe = (chance: number) => random() < chance
  const oneOf = <T>(...choices: T[]): T => choices[Math.floor(random() * choices.length)]!
  const abbreviated = maybe(0.5)
    ? street.replace(/straße$/i, (word) => word[0] + oneOf('tr.', 'tr', 'trasse', 'tr. '))
    : street
  const slipped = maybe(0.4) ? withSlip(abbreviated, random) : abbreviated
  const spelled = oneOf(keep, keep, withDigraphs, withoutMarks)(slipped)
  const joined = maybe(0.3) ? spelled.replaceAll('-', oneOf(' ', '')) : spelled
  const house = maybe(0.2) ? number.replace(/(?<=\d)(?=[a-z])/i, ' ') : number
  const line = `${joined.trimEnd()}${maybe(0.15) ? '' : ' '}${house}`
  const address = maybe(0.4)
    ? oneOf(line, line, `Berlin, ${line}`, `${line} Berlin`, `${line}, Berlin`)
    : oneOf(
        `${line}, ${zipcode} Berlin`,
        `${line} ${zipcode}`,
        `${zipcode} Berlin, ${line}`,
        `${zipcode} Berlin ${line}`,
        `${zipcode} ${line}`,
        `${house} ${joined.trim()}, ${zipcode}`,
      )
  return oneOf(keep, lower, lower, upper, decomposed)(address)
}

const keep = (text: string) => text
const lower = (text: string) => text.toLowerCase()
const upper = (text: string) => text.toUpperCase()
const decomposed = (text: string) => text.normalize('NFD')
const digraphs: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }
const withDigraphs = (text: string) => text.replace(/[äöüÄÖÜß]/g, (letter) => digraphs[letter]!)
const withoutMarks = (text: string) => text.replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** One letter of the name wrong, missing, doubled or swapped with the next; what is abbreviated stays whole. */
function withSlip(street: string, random: () => number): string {
  const places = [...street.matchAll(/\p{L}/gu)].map(({ index }) => index)
  const at = places[Math.floor(random() * places.length)]!
  const letter = street[at]!
  const wrong = 'enirstadlomkugbh'[Math.floor(random() * 16)]!
  const slips = [
    wrong === letter.toLowerCase() ? 'x' : wrong,
    '',
    letter + letter,
    (street[at + 1] ?? '') + letter,
  ]
  const slip = Math.floor(random() * slips.length)
  return street.slice(0, at) + slips[slip] + street.slice(slip === 3 ? at + 2 : at + 1)
}
