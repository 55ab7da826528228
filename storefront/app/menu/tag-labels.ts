import type { Tag } from '#contract/menu.ts'
import type { I18n } from '#ui/i18n.tsx'

/** What guests read for each tag. */
export const tagLabels = (t: I18n['t']): Record<Tag, string> => ({
  vegan: t('Vegan'),
  vegetarian: t('Vegetarian'),
  spicy: t('Spicy'),
  new: t('New'),
  popular: t('Popular'),
})
