// They reorder what stands around them, so that a text reads otherwise than it is (in a kitchen, on a receipt).
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/u
const NOTHING_VISIBLE = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** What is said to a text with invisible characters and that change how it reads. */
export const HIDDEN_CHARACTERS = 'Please type this again: it has hidden characters that change how it reads'

/** Whether there is nothing to see in a text: spaces and characters without a shape are no name. */
export const isBlank = (text: string): boolean => NOTHING_VISIBLE.test(text)

/** Whether a text has characters that reorder it. */
export const hasHiddenCharacters = (text: string): boolean => REORDERING.test(text)
