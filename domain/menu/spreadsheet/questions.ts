import type { Column } from './columns.ts'

/** What is unclear about a cell, by the English text, the key of its translations. */
export const questionTexts = {
  'no-dish': 'The row has no name of a dish',
  'no-category': 'The row has no category',
  'two-categories': 'Name and id are of two categories; one of them has to go',
  'ambiguous-category': 'Several categories have this name; the id of one is needed',
  'ambiguous-dish': 'Several dishes have this name; the id of one is needed',
  'no-price': 'The row has no price',
  amount: 'This is no amount of money, like 8,50',
  contradicts: 'An earlier row says something else about the same dish',
  'twice-size': 'The dish has this size already in an earlier row',
  choice: 'Only these are possible: {choices}',
  code: 'No allergen or additive has the code {code}',
  id: 'An id has letters, digits and hyphens only',
} as const

export type QuestionKind = keyof typeof questionTexts

/** What is asked about one cell. Rows count as a spreadsheet counts them; the head is the first. */
export type Question = {
  row: number
  column: Column
  kind: QuestionKind
  params: Record<string, string>
}
