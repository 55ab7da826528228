import { choiceWords, labelWords } from './choices.ts'
import { freshDishWords } from './dishes-fresh.ts'
import { warmDishWords } from './dishes-warm.ts'
import { categoryWords, comboWords } from './menu-frame.ts'
import { foodInfoWords, sweetsAndDrinksWords } from './sweets-and-drinks.ts'

/**
 * Turkish of the demo by its German text. What is missing is a name that is the same in every language, such as
 * Margherita; it falls back to the German text.
 */
export const turkish: Readonly<Record<string, string>> = {
  'Holzofenpizza, Pasta und Bowls aus Neukölln': 'Neukölln’den odun fırını pizzası, makarna ve kâseler',
  ...categoryWords,
  ...comboWords,
  ...choiceWords,
  ...labelWords,
  ...warmDishWords,
  ...freshDishWords,
  ...sweetsAndDrinksWords,
  ...foodInfoWords,
}
