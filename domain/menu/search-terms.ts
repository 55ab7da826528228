import type { Tag } from '#contract/menu.ts'
import { fold } from '../text/fold.ts'
import { MATCH, matchName } from '../text/match-name.ts'
import { SYNONYMS, type SynonymGroup } from './synonyms.ts'

/** One thing that a query asks for; its words are folded. */
export type SearchTerm = {
  /** What was typed, in the ways it may be spelled. */
  typed: readonly string[]
  /** Other words for it. */
  same: readonly string[]
  kinds: readonly string[]
  tags: readonly Tag[]
  /** Wider words, for when nothing has what was typed. */
  wider: readonly string[]
  /** Something is asked to be left out ("ohne Zwiebeln"). */
  isWithout: boolean
  /** Guests know what was typed as a word for something, so it is no typing error. */
  isKnown: boolean
}

/** The longest synonym, in words. */
const MAX_WORDS = 3
/** Letters from which on the beginning of a synonym stands for it while the guest still types. */
const PREFIX = 4
/** What may follow a synonym ("Nudeln", "burgers", "vegane"). */
const ENDING = /^(?:e|n|s|en|er|es|em|lar|ler)?$/

const WITHOUT = new Set(['ohne', 'kein', 'keine', 'without', 'no'])

/** A text in the ways it may be typed, its words apart by single spaces, with one before and after. */
export const foldWords = (text: string): string[] =>
  fold(text).map((form) => ` ${form.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `)

/** Whether the name of a choice takes something away. */
export const isWithout = (name: string): boolean => WITHOUT.has(foldWords(name)[0]?.split(' ')[1] ?? '')

const folded = (words: readonly string[] = []): string[] =>
  words.flatMap((word) => foldWords(word).map((form) => form.trim()))

let groups: readonly Required<SynonymGroup>[] | undefined

/** The synonyms as they are compared; folded when the first search comes. */
const synonyms = (): readonly Required<SynonymGroup>[] =>
  (groups ??= SYNONYMS.map(({ words, kinds, tags = [], isWider = false }) => ({
    words: folded(words),
    kinds: folded(kinds),
    tags,
    isWider,
  })))

/** So many words are looked for: a text that was pasted asks for nothing, and each word takes its time. */
const MOST_TYPED = 12

/** What a query asks for, one term a word; words that belong together ("ohne Fleisch") are one. */
export function searchTerms(query: string): SearchTerm[] {
  const typed = query.split(/\s+/).filter((word) => foldWords(word)[0]?.trim())
  const words = typed.slice(0, MOST_TYPED)
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length;) {
    const [term, length] = termAt(words, at)
    terms.push(term)
    at += length
  }
  return terms
}

function termAt(words: readonly string[], at: number): [term: SearchTerm, length: number] {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const typed = folded([words.slice(at, at + length).join(' ')])
    const meant = groupsOf(typed, at + length === words.length)
    const wider = synonyms().filter(
      ({ isWider, kinds }) => isWider && typed.some((form) => kinds.includes(form)),
    )
    if (meant.length + wider.length === 0) continue
    // A tag is what the restaurant says; its words in another sense ("hot dog") do not count.
    const texts = meant.filter(({ tags }) => tags.length === 0)
    const term = {
      typed,
      same: texts.flatMap(({ words: same }) => same),
      kinds: texts.flatMap(({ kinds }) => kinds),
      tags: meant.flatMap(({ tags }) => tags),
      wider: wider.flatMap(({ words: same }) => same),
      isWithout: false,
      isKnown: true,
    }
    return [term, length]
  }
  const leavesOut = WITHOUT.has(folded([words[at] ?? ''])[0] ?? '') && at + 1 < words.length
  const length = leavesOut ? 2 : 1
  const typed = folded([words.slice(at, at + length).join(' ')])
  const term = { typed, same: [], kinds: [], tags: [], wider: [], isWithout: leavesOut, isKnown: leavesOut }
  return [term, length]
}

/** Letters from which on one typing error is forgiven, and two; and from which on one in the beginning of a word. */
const LETTERS_FOR_SLIPS = [4, 8] as const
const LETTERS_FOR_BEGINNING = 6
/** The next number is another dish, and not a typing error. */
const LETTERS_ALONE = /^\p{L}+$/u

/**
 * What a guest who made typing errors may have meant by a term, of words of the menu and of the synonyms; the nearest come
 * first, and words that are equally near together.
 */
export function* meantTerms(
  { typed, isKnown }: SearchTerm,
  words: readonly string[],
): Generator<SearchTerm[]> {
  if (isKnown) return
  const all = [...words, ...synonyms().flatMap((group) => [...group.words, ...group.kinds])]
  for (const [at, letters] of LETTERS_FOR_SLIPS.entries()) {
    const forms = typed.filter((form) => form.length >= letters && LETTERS_ALONE.test(form))
    if (forms.length === 0) return
    const near = all.map((word) => ({
      word,
      match: Math.min(...forms.map((form) => nearness(form, word, at + 1))),
    }))
    for (const wanted of [MATCH.wholeWithSlip, MATCH.beginningWithSlip]) {
      yield near.filter(({ match }) => match === wanted).flatMap(({ word }) => searchTerms(word))
    }
  }
}

/** The match of a word, the lower the nearer. More errors in the beginning of a word would find what nobody has meant. */
function nearness(typed: string, word: string, slips: number): number {
  // "Mist" is no typing error of "mit": such words stand in every description.
  if (word.length < LETTERS_FOR_SLIPS[0]) return Infinity
  const match = matchName(typed, word, slips)
  const takesBeginnings = slips === 1 && typed.length >= LETTERS_FOR_BEGINNING
  return match === MATCH.wholeWithSlip || (match === MATCH.beginningWithSlip && takesBeginnings)
    ? match
    : Infinity
}

/** The groups that have what was typed; those that have it as the beginning of a word only while it may be one. */
function groupsOf(typed: readonly string[], isLast: boolean): readonly Required<SynonymGroup>[] {
  const named = synonyms().filter(({ words }) => has(words, typed, isWord))
  if (named.length > 0 || !isLast || WITHOUT.has(typed[0] ?? '')) return named
  const begun = synonyms().filter(({ words }) => has(words, typed, isBegun))
  const things = begun.filter(({ tags }) => tags.length === 0)
  return things.length > 0 ? things : begun
}

const has = (
  words: readonly string[],
  forms: readonly string[],
  fits: (form: string, word: string) => boolean,
): boolean => forms.some((form) => words.some((word) => fits(form, word)))

const isWord = (form: string, word: string): boolean =>
  form === word || (word.length >= PREFIX && form.startsWith(word) && ENDING.test(form.slice(word.length)))

/** The last word of a query may not be finished yet. */
const isBegun = (form: string, word: string): boolean => form.length >= PREFIX && word.startsWith(form)
