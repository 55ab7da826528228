import type { Question } from './questions.ts'

export type Tag = 'vegan' | 'vegetarian' | 'spicy' | 'glutenfree'

/** What a code of the legend stands for; `conflict` is the other text where the menu explains it twice. */
export type LegendEntry = { kind: 'additive' | 'allergen'; text: string; conflict?: string }

export type Legend = ReadonlyMap<string, LegendEntry>

export type ImportedPrice = {
  size: string | null
  cents: number
  volume?: string
  depositCents?: number
}

/** Codes as printed; uncertain ones must not be published before a person has answered. */
type Coded = { codes: string[]; codesCertain: boolean; questions: Question[] }

export type ImportedItem = Coded & {
  line: number
  continues: number[]
  number: string | null
  name: string
  printedName?: string
  description: string | null
  prices: ImportedPrice[]
  tags: Tag[]
  note?: string
  alcohol?: string
}

export type ImportedExtra = Coded & {
  name: string
  prices: ImportedPrice[]
  line: number
  section: string | null
  forLine?: number
}

export type ImportedCombo = {
  line: number
  continues: number[]
  name: string
  description: string | null
  cents: number | null
  questions: Question[]
}

export type ImportedCategory = {
  name: string
  headingLines: number[]
  note?: string
  noteLines: number[]
  codes: string[]
  legend?: string
  items: ImportedItem[]
}

/** A paper menu as it was read. Every line that is not empty has a place; lines count from 1. */
export type ImportedMenu = {
  restaurant: string | null
  legend: Legend
  /** Further legends by name; a category that names one uses it alone. */
  legends: ReadonlyMap<string, Legend>
  legendLines: number[]
  categories: ImportedCategory[]
  extras: ImportedExtra[]
  combos: ImportedCombo[]
  ignored: number[]
  /** Lines that look like part of the offer and could not be read. */
  unread: number[]
}
