import type { LawFinding } from '#contract/publishing.staff.ts'

/** What is checked before publishing; `red` blocks what brings it about, `amber` is said only. */
export type LawRule = { level: LawFinding['level']; statement: string; text: string }

/**
 * The rules with the statement of the law that each comes from (ux.md 3). They look for what is forgotten; that nothing
 * is found does not mean that everything is lawful.
 */
export const lawRules = {
  allergens: { level: 'amber', statement: 'R-F1', text: 'Nobody has said yet which allergens it has' },
  'unit-price': {
    level: 'red',
    statement: 'R-P2',
    text: 'A prepacked thing needs its content for the unit price: it is entered at the size in the category',
  },
  deposit: { level: 'amber', statement: 'R-P3', text: 'A bottle or can usually has a deposit' },
  'no-price': { level: 'red', statement: 'R-P1', text: 'It has no size with a price' },
  age: { level: 'red', statement: 'R-F7', text: 'It seems to have alcohol, but no age limit' },
  'combo-price': {
    level: 'red',
    statement: 'R-T2',
    text: 'The combo costs more than its parts bought singly',
  },
  imprint: { level: 'red', statement: 'R-C6', text: 'The shop needs an imprint with text' },
  privacy: { level: 'red', statement: 'R-D3', text: 'The shop needs a privacy notice with text' },
  terms: { level: 'red', statement: 'R-C4', text: 'The shop needs terms with text' },
  'allergen-page': {
    level: 'amber',
    statement: 'R-F3',
    text: 'The codes of allergens and additives need a page with their words',
  },
  contact: {
    level: 'amber',
    statement: 'R-C6',
    text: 'Address, phone and e-mail belong to the imprint and the receipts',
  },
  guests: { level: 'amber', statement: 'R-D4', text: 'Guests should be able to order without an account' },
  tax: { level: 'red', statement: 'R-P1', text: 'Prices for consumers include VAT' },
  contrast: {
    level: 'amber',
    statement: 'R-D9',
    text: 'The colour is hard to read on its ground; the shop shows it darker',
  },
  'own-code': {
    level: 'amber',
    statement: 'R-D1',
    text: 'Code of others runs only after consent, and the privacy notice has to name it',
  },
} as const satisfies Record<string, LawRule>

export type LawRuleId = keyof typeof lawRules
