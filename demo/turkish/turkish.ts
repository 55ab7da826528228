import { descriptionsInTurkish } from './label-descriptions.ts'
import { choiceTranslations, labelTranslations } from './choices.ts'
import { freshDishTranslations } from './dishes-fresh.ts'
import { warmDishTranslations } from './dishes-warm.ts'
import { categoryTranslations, comboTranslations } from './menu-frame.ts'
import { foodInfoTranslations, sweetsAndDrinksTranslations } from './sweets-and-drinks.ts'

/**
 * Turkish of the demo by its German text. What is missing is a name that is the same in every language, such as
 * Margherita; it falls back to the German text.
 */
export const turkish: Readonly<Record<string, string>> = {
  'Holzofenpizza, Pasta und Bowls aus Neukölln': 'Neukölln’den odun fırını pizzası, makarna ve kâseler',
  ...categoryTranslations,
  ...comboTranslations,
  ...choiceTranslations,
  ...labelTranslations,
  ...descriptionsInTurkish,
  ...warmDishTranslations,
  ...freshDishTranslations,
  ...sweetsAndDrinksTranslations,
  ...foodInfoTranslations,
}
