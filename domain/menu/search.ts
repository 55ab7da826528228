import type { Tag } from '#contract/menu.ts'
import { foldWords, isWithout, meantTerms, type SearchTerm, searchTerms } from './search-terms.ts'

export type SearchEntry = {
  id: string
  name: string
  category: string
  tags: readonly Tag[]
  /** What it is made of: its description. */
  ingredients: string
  /** The names of its extras and options. */
  choices: readonly string[]
}

type FoldedEntry = {
  id: string
  name: string
  category: string
  tags: readonly Tag[]
  ingredients: string
  /** Choices that add or change something, and those that leave something out. */
  choices: { add: string; without: string }
}

/** The folded texts of a menu, and each word of them once. */
export type SearchIndex = { entries: readonly FoldedEntry[]; words: readonly string[] }

/**
 * An entry that was found; with `isChoice` what was asked for is only one of its extras and options, with `isCategory` its
 * category is all that was asked for.
 */
export type SearchHit = { id: string; isChoice: boolean; isCategory: boolean }

/** Where a term was found, best first; what is added to it stays below the next one. */
const RANK = { name: 0, category: 1, tag: 2, ingredient: 3, choice: 5 }
/** It is only the beginning of a word, only a part of one, another word for it, or a kind of it. */
const BEGINNING = 0.1
const INSIDE = 0.2
const SYNONYM = 0.5
const KIND = 0.6
/** A short word is often part of a word that has nothing to do with it ("Eis" in "Eistee" and "Reis"). */
const SHORT = 4
const SHORT_BEGINNING = 1.1
const SHORT_INSIDE = RANK.ingredient + 1.1

/** Folds the texts of a menu once, so that typing stays quick. Equal lists of choices may be one array. */
export function searchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const lists = new Map<readonly string[], FoldedEntry['choices']>()
  const foldChoices = (names: readonly string[]) => {
    const known = lists.get(names)
    if (known) return known
    const join = (some: readonly string[]) => some.map(foldText).join('|')
    const choices = {
      add: join(names.filter((name) => !isWithout(name))),
      without: join(names.filter(isWithout)),
    }
    lists.set(names, choices)
    return choices
  }
  const folded = entries.map(({ id, name, category, tags, ingredients, choices }) => ({
    id,
    name: foldText(name),
    category: foldText(category),
    tags,
    ingredients: foldText(ingredients),
    choices: foldChoices(choices),
  }))
  return { entries: folded, words: wordsOf(folded, [...lists.values()]) }
}

/** Each word once: what is compared with a typing error does not grow with the dishes. */
function wordsOf(entries: readonly FoldedEntry[], choices: readonly FoldedEntry['choices'][]): string[] {
  const texts = [
    ...entries.flatMap(({ name, category, ingredients }) => [name, category, ingredients]),
    ...choices.flatMap(({ add, without }) => [add, without]),
  ]
  return [...new Set(texts.flatMap((text) => text.split(/[ |]+/)))].filter((word) => word !== '')
}

const foldText = (text: string): string => foldWords(text).join('|')

/**
 * The entries that have every term of the query: found by name first, then by category, by tag, by ingredient, and by
 * choice; within that in menu order (ux.md 1.3). An empty query finds nothing.
 */
export function search(index: SearchIndex, query: string): SearchHit[] {
  const terms = searchTerms(query).map((term) => foundTerm(index, term))
  if (terms.length === 0) return []
  return index.entries
    .map((entry, at) => ({ entry, rank: Math.max(...terms.map(({ ranks }) => ranks[at] ?? Infinity)) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry: { id, category }, rank }) => ({
      id,
      isChoice: rank >= RANK.choice,
      isCategory: terms.every(({ meant }) => meant.some((term) => rankIn(category, term, 0) < RANK.category)),
    }))
}

/** A term in the words that count, any of which may be meant, and how well each entry has it. */
type FoundTerm = { meant: readonly SearchTerm[]; ranks: readonly number[] }

/** Wider words, and words with typing errors, help only when no entry has the term itself. */
function foundTerm(index: SearchIndex, term: SearchTerm): FoundTerm {
  const itself = ranked(index, [term])
  if (isFound(itself)) return itself
  const wider = ranked(index, [{ ...term, same: term.wider }])
  if (isFound(wider)) return wider
  for (const meant of meantTerms(term, index.words)) {
    const near = ranked(index, meant)
    if (isFound(near)) return near
  }
  return itself
}

const ranked = ({ entries }: SearchIndex, meant: readonly SearchTerm[]): FoundTerm => ({
  meant,
  ranks: entries.map((entry) => Math.min(...meant.map((term) => rankOf(entry, term)))),
})

const isFound = ({ ranks }: FoundTerm): boolean => ranks.some((rank) => rank < Infinity)

function rankOf({ name, category, tags, ingredients, choices }: FoldedEntry, term: SearchTerm): number {
  return Math.min(
    rankIn(name, term, RANK.name),
    rankIn(category, term, RANK.category),
    tags.some((tag) => term.tags.includes(tag)) ? RANK.tag : Infinity,
    rankIn(ingredients, term, RANK.ingredient),
    rankIn(term.isWithout ? choices.without : choices.add, term, RANK.choice),
  )
}

function rankIn(text: string, { typed, same, kinds }: SearchTerm, rank: number): number {
  const has = (words: readonly string[], before = '', after = '') =>
    words.some((word) => text.includes(`${before}${word}${after}`))
  const isShort = typed.every((word) => word.length <= SHORT)
  if (has(typed, ' ', ' ')) return rank
  const ranks = [
    has(typed, ' ') ? rank + (isShort ? SHORT_BEGINNING : BEGINNING) : Infinity,
    has(typed) ? insideRank(rank, isShort) : Infinity,
    has(same.map(bounded)) ? rank + SYNONYM : Infinity,
    has(kinds.map(bounded)) ? rank + KIND : Infinity,
  ]
  return Math.min(...ranks)
}

function insideRank(rank: number, isShort: boolean): number {
  if (!isShort) return rank + INSIDE
  return rank < RANK.choice ? SHORT_INSIDE : Infinity
}

/** Nobody has typed a synonym: a short one counts only as a word of its own. */
const bounded = (word: string): string => (word.length > SHORT ? word : ` ${word} `)
