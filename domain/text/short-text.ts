import { SHORT_TEXT_LENGTH } from '../limits.ts'

/** The first 70 characters, with an ellipsis when there are more (spec 3, 9). */
export function shortText(text: string): string {
  const characters = Array.from(text)
  return characters.length <= SHORT_TEXT_LENGTH ? text : `${characters.slice(0, SHORT_TEXT_LENGTH).join('')}…`
}
